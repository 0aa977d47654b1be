import { existsSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { Environment } from '#server/base/environment.ts';
import { COUNT_LETTERS, letterCountSchema } from '#server/outbox/outbox-statements.ts';
import { readRows } from '#server/storage/read-rows.ts';
import { sql } from '#server/storage/sql.ts';
import type { Store } from '#server/storage/store.ts';
import { momentText } from '../moment-text.ts';
import { fail, ok, warn, type Finding } from './finding.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const PATIENCE_MS = 10_000;
const ANSWER_MS = 3_000;
const MAIL_TROUBLE: Readonly<Record<string, string>> = {
  ECONNECTION: 'cannot be reached',
  ECONNREFUSED: 'refuses the connection',
  ESOCKET: 'cannot be reached, or its certificate is not trusted',
  ETIMEDOUT: 'does not answer',
  EDNS: 'has a name that nobody knows',
  EAUTH: 'refuses the name or the password',
  ETLS: 'offers no encryption: letters would be readable on the way',
};

/** The built site that the server would serve. */
export function checkSite({ siteFolder }: Environment): Finding {
  return existsSync(path.join(siteFolder, 'index.html'))
    ? ok('Site', siteFolder)
    : fail('Site', `there is none in ${siteFolder}: npm run build, or set SITE_DIR`);
}

/** The running server, asked as a load balancer asks it. */
export async function checkServer({ port, host }: Environment): Promise<Finding> {
  const address = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  const url = `http://${address.includes(':') ? `[${address}]` : address}:${port}/readyz`;
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) });
    return answer.ok
      ? ok('Server', `ready (${url})`)
      : fail('Server', `not ready: ${url} answers ${answer.status}`);
  } catch {
    return warn('Server', `does not answer at ${url}: stopped, or PORT and HOST are others here`);
  }
}

/** Whether letters go out: how many wait, since when, and how many were given up. */
export async function checkLetters(store: Store, { mail }: Environment, now: Date): Promise<Finding> {
  const counts = await readRows(store, letterCountSchema, COUNT_LETTERS);
  const [due, parked] = (['due', 'parked'] as const).map((state) =>
    counts.find((row) => row.state === state),
  );
  const waiting =
    due === undefined ? 'none waits' : `${due.count} wait, the oldest since ${momentText(due.oldest)}`;
  if (parked !== undefined) {
    return warn('Letters', `${parked.count} given up or held (outbox list); ${waiting}`);
  }
  const isLate = due !== undefined && now.getTime() - Date.parse(due.oldest) > HOUR_MS;
  return isLate && mail !== undefined ? fail('Letters', `${waiting}: see the log`) : ok('Letters', waiting);
}

/** The mail server: reachable, encrypted, and it takes the password. Sends nothing. */
export async function checkMail({ mail }: Environment): Promise<Finding> {
  if (mail === undefined) return warn('Mail', 'off: letters wait until SMTP_URL is set');
  const { hostname } = new URL(mail.url);
  const { connectMailServer } = await import('#server/outbox/smtp.ts');
  const server = connectMailServer(mail);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error(), { code: 'ETIMEDOUT' })), PATIENCE_MS);
  });
  try {
    await Promise.race([server.verify(), late]);
    return mail.isPlainAllowed && !mail.url.startsWith('smtps:')
      ? ok('Mail', `${hostname} answers; unencrypted letters are allowed`)
      : ok('Mail', `${hostname} answers, encrypted`);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return fail('Mail', `${hostname} ${MAIL_TROUBLE[code] ?? `cannot be used (${code})`}`);
  } finally {
    clearTimeout(timer);
    server.close();
  }
}

/** A clock that is behind what was stored is wrong, or was. */
export async function checkClock(store: Store, now: Date): Promise<Finding> {
  const newest = sql`select coalesce(max(created_at), '') as newest from registrations`;
  const [row] = await readRows(store, v.object({ newest: v.string() }), newest);
  const said = `${momentText(now.toISOString())} in Riyadh`;
  return Date.parse(row?.newest ?? '') > now.getTime() + MINUTE_MS
    ? fail('Clock', `${said}: the newest registration is of ${momentText(row?.newest ?? '')}`)
    : ok('Clock', said);
}
