import path from 'node:path';
import * as v from 'valibot';
import { BACKUPS_KEPT } from '#content/facts/retention.ts';
import { MAIL_VARIABLES, mailSettings, type MailSettings } from './mail-settings.ts';
import { StartError } from './start-error.ts';

const PROJECT_FOLDER = path.join(import.meta.dirname, '..', '..');
const MAX_PORT = 65_535;
const MAX_PROXIES = 8;
const MAX_RATE = 1_000_000;
const MAX_HOURS = 168;
const MAX_KEPT = 366;
const MIN_SECRET_LENGTH = 32;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const ORIGIN_ADVICE = 'must be an origin and nothing more, such as https://www.example.com';

const wholeNumber = (from: number, to: number) => {
  const message = `must be a whole number from ${from} to ${to}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d+$/u, message),
    v.transform(Number),
    v.minValue(from, message),
    v.maxValue(to, message),
  );
};

const addressOf = (protocols: readonly string[], message: string) =>
  v.pipe(
    v.string(),
    v.check((text) => protocols.includes(URL.parse(text)?.protocol ?? ''), message),
  );

const folder = (byDefault: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => path.resolve(text)),
    ),
    path.join(PROJECT_FOLDER, byDefault),
  );

const environmentSchema = v.object({
  PORT: v.optional(wholeNumber(0, MAX_PORT), '3000'),
  HOST: v.optional(v.string(), '0.0.0.0'),
  METRICS_PORT: v.optional(wholeNumber(0, MAX_PORT)),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  SITE_URL: v.optional(
    addressOf(['http:', 'https:'], 'must be the address of the site, such as https://www.example.com'),
  ),
  PAGES_ORIGIN: v.optional(
    v.pipe(
      addressOf(['http:', 'https:'], ORIGIN_ADVICE),
      v.check((text) => URL.parse(text)?.origin === text, ORIGIN_ADVICE),
    ),
  ),
  SITE_DIR: folder('dist/site'),
  DATA_DIR: folder('data'),
  DATABASE_URL: v.optional(
    addressOf(['postgres:', 'postgresql:'], 'must be an address that begins with postgres://'),
  ),
  APP_SECRET: v.optional(
    v.pipe(v.string(), v.minLength(MIN_SECRET_LENGTH, `must have at least ${MIN_SECRET_LENGTH} characters`)),
  ),
  TRUST_PROXY: v.optional(wholeNumber(0, MAX_PROXIES), '0'),
  ...MAIL_VARIABLES,
  RATE_PER_MINUTE: v.optional(wholeNumber(1, MAX_RATE), '60'),
  RATE_PER_HOUR: v.optional(wholeNumber(1, MAX_RATE), '300'),
  BACKUP_DIR: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => path.resolve(text)),
    ),
  ),
  BACKUP_EVERY_HOURS: v.optional(wholeNumber(1, MAX_HOURS), '24'),
  BACKUP_KEEP_DAYS: v.optional(wholeNumber(1, MAX_KEPT), String(BACKUPS_KEPT.days)),
  BACKUP_KEEP_WEEKS: v.optional(wholeNumber(0, MAX_KEPT), String(BACKUPS_KEPT.weeks)),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`)),
});

/** Where the server puts copies of its database, how often, and for how long each is kept. */
export interface BackupSettings {
  folder: string;
  everyHours: number;
  /** The last copy of each of so many days, and of so many weeks before them. */
  keepDays: number;
  keepWeeks: number;
}

/** The program's settings, checked. */
export interface Environment {
  port: number;
  host: string;
  /** Where the metrics are shown; nowhere unless it is said. */
  metrics: { host: string; port: number } | undefined;
  siteUrl: URL | undefined;
  isHttps: boolean;
  /** Of a static export elsewhere, from which forms are taken as well. */
  pagesOrigin: string | undefined;
  siteFolder: string;
  dataFolder: string;
  databaseUrl: string | undefined;
  secret: string | undefined;
  trustedProxies: number;
  mail: MailSettings | undefined;
  ratePerMinute: number;
  ratePerHour: number;
  /** Only where the server keeps the database itself. */
  backup: BackupSettings | undefined;
  logLevel: string | undefined;
}

type Variables = v.InferOutput<typeof environmentSchema>;

/** Every variable that the server reads. */
export const VARIABLE_NAMES: readonly string[] = Object.keys(environmentSchema.entries);

function backupSettings(settings: Variables): BackupSettings | undefined {
  if (settings.BACKUP_DIR === undefined) return undefined;
  if (settings.DATABASE_URL !== undefined) {
    throw new StartError('BACKUP_DIR is for SQLite: a PostgreSQL database is backed up with pg_dump.');
  }
  return {
    folder: settings.BACKUP_DIR,
    everyHours: settings.BACKUP_EVERY_HOURS,
    keepDays: settings.BACKUP_KEEP_DAYS,
    keepWeeks: settings.BACKUP_KEEP_WEEKS,
  };
}

function metricsSettings({
  PORT,
  METRICS_PORT: port,
  METRICS_HOST: host,
}: Variables): Environment['metrics'] {
  if (port === undefined) return undefined;
  if (port === PORT && port !== 0) {
    throw new StartError('METRICS_PORT must be another port than PORT: visitors are not to see the metrics.');
  }
  return { host, port };
}

/**
 * Reads the environment (see README). An empty variable counts as not set. Throws a {@link StartError} that names
 * the first variable with a wrong value; it never repeats the value, which may be a secret.
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = v.safeParse(environmentSchema, given);
  if (!result.success) {
    const [issue] = result.issues;
    throw new StartError(`${String(issue.path?.[0]?.key)} ${issue.message}.`);
  }
  const settings = result.output;
  if (settings.DATABASE_URL !== undefined && settings.APP_SECRET === undefined) {
    throw new StartError('APP_SECRET is needed with DATABASE_URL: all instances must share it.');
  }
  const siteUrl = settings.SITE_URL === undefined ? undefined : new URL(settings.SITE_URL);
  return {
    port: settings.PORT,
    host: settings.HOST,
    metrics: metricsSettings(settings),
    siteUrl,
    isHttps: siteUrl?.protocol === 'https:',
    pagesOrigin: settings.PAGES_ORIGIN,
    siteFolder: settings.SITE_DIR,
    dataFolder: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    secret: settings.APP_SECRET,
    trustedProxies: settings.TRUST_PROXY,
    mail: mailSettings(settings),
    ratePerMinute: settings.RATE_PER_MINUTE,
    ratePerHour: settings.RATE_PER_HOUR,
    backup: backupSettings(settings),
    logLevel: settings.LOG_LEVEL,
  };
}
