import type { Row, Statement, Store, Value } from '#server/storage/store.ts';

/** What can be listed and exported: a table and its columns in the order of reading. */
export type Collection = {
  name: string;
  table: 'registrations' | 'messages' | 'subscriptions';
  columns: readonly string[];
};

export const COLLECTIONS: readonly Collection[] = [
  {
    name: 'registrations',
    table: 'registrations',
    columns: [
      'created_at',
      'workshop',
      'first_name',
      'last_name',
      'email',
      'phone',
      'employer',
      'language',
      'id',
    ],
  },
  {
    name: 'messages',
    table: 'messages',
    columns: ['created_at', 'name', 'company', 'email', 'phone', 'subject', 'message', 'language', 'id'],
  },
  { name: 'subscriptions', table: 'subscriptions', columns: ['created_at', 'email', 'language', 'id'] },
];

export type RowFilter = {
  /** First day or moment, as ISO date or time. */
  since: string | undefined;
  workshop: string | undefined;
};

const PAGE_SIZE = 1_000;

function pageAfter(
  { table, columns }: Collection,
  { since, workshop }: RowFilter,
  lastId: string,
): Statement {
  const values: Value[] = [lastId, PAGE_SIZE];
  const conditions = ['id > $1'];
  if (since !== undefined) conditions.push(`created_at >= $${values.push(since)}`);
  if (workshop !== undefined) conditions.push(`workshop = $${values.push(workshop)}`);
  return {
    sql: `select ${columns.join(', ')} from ${table} where ${conditions.join(' and ')} order by id limit $2`,
    values,
  };
}

/** All rows of a collection that a filter lets through, in the order they came (to the millisecond), a page at a time. */
export async function* rowsOf(store: Store, collection: Collection, filter: RowFilter): AsyncGenerator<Row> {
  let lastId = '';
  for (;;) {
    const [rows = []] = await store.run([pageAfter(collection, filter, lastId)]);
    yield* rows;
    if (rows.length < PAGE_SIZE) return;
    lastId = String(rows.at(-1)?.['id']);
  }
}
