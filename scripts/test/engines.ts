import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { install, mayInstall } from './debian.ts';

// The engines besides Chromium that the journeys are made in (tests/engines).

/** The programs of one engine, by what they are for. */
interface Programs {
  readonly firefox: { readonly browser: string };
  readonly webkit: { readonly browser: string; readonly driver: string; readonly display: string };
}
export type EngineName = keyof Programs;

export const ENGINE_NAMES: readonly EngineName[] = ['firefox', 'webkit'];

const FACTS = {
  firefox: { title: 'Firefox', packages: ['firefox-esr'] },
  webkit: { title: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb'] },
} as const;

type Exists = (path: string) => boolean;

/** The programs of an engine, on the PATH or in a standard place; undefined when one is missing. */
export function findEngine<Name extends EngineName>(
  env: NodeJS.ProcessEnv,
  name: Name,
  exists?: Exists,
): Programs[Name] | undefined;
export function findEngine(
  env: NodeJS.ProcessEnv,
  name: EngineName,
  exists: Exists = existsSync,
): Programs[EngineName] | undefined {
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = (...commands: string[]) =>
    commands.flatMap((command) => folders.map((folder) => join(folder, command))).find(exists);
  if (name === 'firefox') {
    const browser = onPath('firefox-esr', 'firefox') ?? MAC_FIREFOX.find(exists);
    return browser === undefined ? undefined : { browser };
  }
  const driver = onPath('WebKitWebDriver');
  const display = onPath('Xvfb');
  const browser = newest('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').find(exists);
  if (driver === undefined || display === undefined || browser === undefined) return undefined;
  return { browser, driver, display };
}

const MAC_FIREFOX = ['/Applications/Firefox.app/Contents/MacOS/firefox'];

const newest = (pattern: string) =>
  globSync(pattern).toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }));

/** What to do where an engine was not found and cannot be installed from here. */
export const engineMissing = (name: EngineName) =>
  `The journeys in ${FACTS[name].title} are skipped: install it ` +
  `(Debian: apt-get install ${FACTS[name].packages.join(' ')}), then run npm test again.`;

/** Looks for the engines, installing Debian's where this process may; the names of those missing in the end. */
export function ensureEngines(env: NodeJS.ProcessEnv): readonly EngineName[] {
  return ENGINE_NAMES.filter((name) => {
    if (findEngine(env, name) !== undefined) return false;
    if (!mayInstall()) return true;
    console.log(`Installing ${FACTS[name].title} for the journeys …`);
    install(env, ...FACTS[name].packages);
    return findEngine(env, name) === undefined;
  });
}
