import { StartError } from '#server/base/start-error.ts';

/** One numbered step of the database's structure. Steps that were released never change; new ones are added. */
export interface Migration {
  id: number;
  name: string;
  statements: readonly string[];
}

/** The table in which a database notes the steps that it has. */
export const MIGRATIONS_TABLE = `create table if not exists schema_migrations (
  id integer primary key, name text not null, applied_at text not null) {strict}`;

export const RECORD_MIGRATION = 'insert into schema_migrations (id, name, applied_at) values ($1, $2, $3)';

export const MIGRATIONS: readonly Migration[] = [
  {
    id: 1,
    name: 'registrations, messages, subscriptions, outbox',
    statements: [
      `create table registrations (
         id text primary key, created_at text not null, language text not null,
         first_name text not null, last_name text not null, email text not null, phone text not null,
         employer text not null, workshop text not null,
         address text not null, fingerprint text not null,
         unique (workshop, address, fingerprint)) {strict}`,
      `create index registrations_address on registrations (address)`,
      `create table messages (
         id text primary key, created_at text not null, language text not null,
         name text not null, company text not null, email text not null, phone text not null,
         subject text not null, message text not null,
         address text not null, fingerprint text not null unique) {strict}`,
      `create index messages_address on messages (address)`,
      `create table subscriptions (
         id text primary key, created_at text not null, language text not null,
         email text not null, address text not null unique) {strict}`,
      `create table outbox (
         id text primary key, created_at text not null, kind text not null, subject_id text not null,
         once_key text not null unique, state text not null check (state in ('due', 'sent', 'parked')),
         attempts integer not null, due_at text not null, leased_until text not null,
         last_error text not null, sent_at text) {strict}`,
      `create index outbox_due on outbox (due_at) where state = 'due'`,
      `create index outbox_subject on outbox (subject_id)`,
      `create table erasures (id text primary key, erased_at text not null, person text not null) {strict}`,
    ],
  },
  {
    id: 2,
    name: 'rate limits shared by instances',
    statements: [
      `create {unlogged} table rate_limits (
         key text primary key, hits integer not null, ends_at text not null) {strict}`,
    ],
  },
  {
    id: 3,
    name: 'what is destroyed after its time, by one instance a day',
    statements: [
      `create table chores (name text primary key, run text not null, ran_at text not null) {strict}`,
      `create index registrations_created on registrations (created_at)`,
      `create index messages_created on messages (created_at)`,
    ],
  },
  {
    id: 4,
    name: 'visits, counted by page, language, day and referring site',
    statements: [
      `create table visits (
         day text not null, page text not null, language text not null, source text not null,
         hits integer not null, primary key (day, page, language, source)) {strict}`,
    ],
  },
  {
    id: 5,
    name: 'newsletter by double opt-in, few letters a day for one mailbox',
    statements: [
      // Who subscribed before has done so for good.
      `alter table subscriptions add column state text not null default 'confirmed'
         check (state in ('pending', 'confirmed'))`,
      `alter table subscriptions add column state_at text not null default ''`,
      `update subscriptions set state_at = created_at`,
      `create index subscriptions_state on subscriptions (state, state_at)`,
      `alter table outbox add column recipient text not null default ''`,
      `create index outbox_recipient on outbox (recipient, created_at)`,
    ],
  },
  {
    id: 6,
    name: 'what registered people were told about the date',
    statements: [
      `alter table registrations add column told_date text not null default ''`,
      `alter table registrations add column withdrawn_date text not null default ''`,
      `alter table registrations add column told_sequence integer not null default 0`,
    ],
  },
  {
    id: 7,
    name: 'letters that are not sent yet, found without reading the others',
    statements: [`create index outbox_waiting on outbox (state, created_at) where state <> 'sent'`],
  },
];

/**
 * The steps that a database still needs, given the numbers of those it has. Throws a {@link StartError} for a
 * database that a newer version of this program has changed: an older one could damage it.
 */
export function pendingMigrations(
  applied: ReadonlySet<number>,
  known: readonly Migration[] = MIGRATIONS,
): readonly Migration[] {
  const unknown = [...applied].find((id) => known.every((migration) => migration.id !== id));
  if (unknown !== undefined) {
    throw new StartError(
      `The database is newer than this program (it has migration ${unknown}): start the newer version.`,
    );
  }
  return known.filter((migration) => !applied.has(migration.id));
}
