import * as v from 'valibot';

const Lockfile = v.object({
  packages: v.record(v.string(), v.object({ resolved: v.optional(v.string()) })),
});

/**
 * The hosts that a lockfile would install from. There must be none: a lockfile with hosts installs only where those
 * are reached, one without installs from whatever registry the machine uses, held together by integrity alone.
 */
export function registryHosts(json: string): string[] {
  const { packages } = v.parse(Lockfile, JSON.parse(json));
  const hosts = Object.values(packages).flatMap(({ resolved }) => {
    const url = resolved === undefined ? null : URL.parse(resolved);
    return url === null || url.host === '' ? [] : [url.host];
  });
  return [...new Set(hosts)];
}
