import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Environment } from '#server/base/environment.ts';
import type { MailSettings } from '#server/base/mail-settings.ts';
import { readRows } from '#server/storage/read-rows.ts';
import type { Store } from '#server/storage/store.ts';
import { COUNT_WAITING, letterCountSchema } from '#server/outbox/outbox-statements.ts';

const EVERY_ADDRESS = ['0.0.0.0', '::'];

const hostInUrl = (host: string): string => (isIPv6(host) ? `[${host}]` : host);

function networkAddresses(port: number): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
}

function protectionOf({ url, isPlainAllowed }: MailSettings): string {
  if (isPlainAllowed && new URL(url).protocol === 'smtp:') return 'plain text allowed';
  return 'encrypted only';
}

async function mailLine({ mail }: Environment, store: Store): Promise<string> {
  // A store that is slow at this moment keeps nobody from being told where the site is.
  const counts = await readRows(store, letterCountSchema, COUNT_WAITING).catch(() => []);
  const countOf = (state: 'due' | 'parked'): number => counts.find((row) => row.state === state)?.count ?? 0;
  const parked = countOf('parked') > 0 ? `, ${countOf('parked')} given up (npm run admin -- outbox)` : '';
  if (mail !== undefined) return `through ${new URL(mail.url).hostname}, ${protectionOf(mail)}${parked}`;
  return `off until SMTP_URL is set; letters waiting: ${countOf('due')}${parked}`;
}

/** The lines that tell a person who started the site where it is and what it does. */
export async function announcement(
  environment: Environment,
  { port, metricsPort, store }: { port: number; metricsPort: number | undefined; store: Store },
  hasSampleFacts: boolean,
): Promise<string[]> {
  const isEverywhere = EVERY_ADDRESS.includes(environment.host);
  const storeName = store.engine === 'sqlite' ? environment.dataFolder : 'PostgreSQL (DATABASE_URL)';
  return [
    `Local:    http://${isEverywhere ? 'localhost' : hostInUrl(environment.host)}:${port}`,
    ...(isEverywhere ? networkAddresses(port).map((address) => `Network:  ${address}`) : []),
    ...(metricsPort === undefined || environment.metrics === undefined
      ? []
      : [`Metrics:  http://${hostInUrl(environment.metrics.host)}:${metricsPort}/metrics`]),
    `Data:     ${storeName}`,
    `Mail:     ${await mailLine(environment, store)}`,
    ...(environment.mail !== undefined && environment.siteUrl === undefined
      ? [`Note:     letters link to http://localhost:${port}: set SITE_URL to the address of the site.`]
      : []),
    ...(hasSampleFacts ? ['Note:     phone, email and address are samples: see site.config.ts.'] : []),
  ];
}
