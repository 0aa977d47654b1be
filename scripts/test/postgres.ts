import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { install, mayInstall } from './debian.ts';
import { freePort } from './free-port.ts';

const DATABASE_USER = 'tests';
/** Users that a Unix has for programs that need no rights; PostgreSQL refuses to run as root. */
const HUMBLE_USERS = ['postgres', 'nobody'];

/** A database server for the time of the tests. */
export interface TestDatabase {
  readonly url: string;
  /** Its process, for tests that do something to it. */
  readonly pid: () => number;
  readonly ended: () => Promise<unknown>;
  /** Starts it once more, on the same data, after it has ended. */
  readonly launch: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** What to do where PostgreSQL is not found and cannot be installed from here. */
export const POSTGRES_MISSING =
  'The tests of PostgreSQL need its server: install it (Debian: apt-get install postgresql) or set ' +
  'TEST_DATABASE_URL=postgres://… to one that tests may write to, then run npm test again.';

/**
 * The folder of PostgreSQL's programs: the first of the PATH, else the newest of Debian's or Homebrew's.
 * Undefined when there is none.
 */
export function findPostgres(
  env: NodeJS.ProcessEnv,
  exists: (path: string) => boolean = existsSync,
): string | undefined {
  const installed = globSync([
    '/usr/lib/postgresql/*/bin',
    '/opt/homebrew/opt/postgresql@*/bin',
    '/usr/local/opt/postgresql@*/bin',
  ]);
  const newestFirst = installed.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  return [...(env['PATH'] ?? '').split(delimiter), ...newestFirst]
    .filter((folder) => folder !== '')
    .find((folder) => exists(join(folder, 'initdb')) && exists(join(folder, 'postgres')));
}

/**
 * Starts PostgreSQL in a temporary folder, on a free port, with a password of its own; Debian's package is installed
 * where this process may. Undefined when there is no PostgreSQL in the end.
 * @param isDurable whether a commit waits for the disk, as in service
 * @throws when there is one that does not start
 */
export async function startPostgres(
  env: NodeJS.ProcessEnv,
  isDurable = false,
): Promise<TestDatabase | undefined> {
  let programs = findPostgres(env);
  if (programs === undefined && mayInstall()) {
    console.log('Installing PostgreSQL for the tests of the store …');
    install(env, 'postgresql');
    programs = findPostgres(env);
  }
  if (programs === undefined) return undefined;

  const folder = mkdtempSync(join(tmpdir(), 'test-postgres-'));
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  const user = humbleUser();
  if (user !== undefined) for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid);
  const data = join(folder, 'data');
  const port = await freePort();

  const made = spawnSync(
    join(programs, 'initdb'),
    [
      `--pgdata=${data}`,
      `--username=${DATABASE_USER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    ],
    { ...user, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0)
    throw new Error(`PostgreSQL made no database: ${made.stderr || made.error?.message}`);

  // Nothing of the tests has to survive a power cut; what has to is tested in server/storage.
  const haste = isDurable ? [] : ['fsync=off', 'full_page_writes=off'];
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...haste];
  let child: ChildProcess | undefined;
  let ended: Promise<unknown> = Promise.resolve();
  const kill = () => child?.kill('SIGQUIT');
  process.once('exit', kill);

  async function launch(): Promise<void> {
    const started = spawn(
      join(programs ?? '', 'postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    child = started;
    ended = once(started, 'exit');
    let log = '';
    started.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
    while (!log.includes('ready to accept connections')) {
      await Promise.race([once(started.stderr, 'data'), ended]);
      if (started.exitCode !== null) throw new Error(`PostgreSQL did not start: ${log}`);
    }
  }

  await launch();
  return {
    url: `postgres://${DATABASE_USER}:${password}@127.0.0.1:${port}/postgres`,
    pid: () => child?.pid ?? 0,
    ended: () => ended,
    launch,
    async stop() {
      process.off('exit', kill);
      child?.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whom to run as instead of root; undefined for everyone else. */
function humbleUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of HUMBLE_USERS) {
    const [uid, gid] = ['-u', '-g'].map((what) => {
      const { status, stdout } = spawnSync('id', [what, name], { encoding: 'utf8' });
      return status === 0 ? Number(stdout) : undefined;
    });
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new Error(`PostgreSQL does not run as root, and there is no user ${HUMBLE_USERS.join(' or ')}.`);
}
