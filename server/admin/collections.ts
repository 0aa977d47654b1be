import { fieldNames } from '#shared/form-fields.ts';
import type { Form } from '#server/forms/form.ts';
import { sql, SqlName } from '#server/storage/sql.ts';
import type { Row, Statement, Store } from '#server/storage/store.ts';

export interface RowFilter {
  /** First day or moment, as ISO date or time. */
  since: string | undefined;
  workshop: string | undefined;
}

const PAGE_SIZE = 1_000;

/** The columns of a form's submissions that an operator reads, in that order. */
export function columnsOf({ fields }: Form): readonly string[] {
  return ['created_at', ...fieldNames(fields), 'language', 'id'];
}

function pageAfter(form: Form, { since = '', workshop }: RowFilter, lastId: string): Statement {
  const columns = columnsOf(form).map((column) => new SqlName(column));
  const ofWorkshop = workshop === undefined ? { sql: '', values: [] } : sql`and workshop = ${workshop}`;
  return sql`select ${columns} from ${new SqlName(form.table)}
    where id > ${lastId} and created_at >= ${since} ${ofWorkshop} order by id limit ${PAGE_SIZE}`;
}

/** All rows of a form that a filter lets through, in the order they came (to the millisecond), a page at a time. */
export async function* rowsOf(store: Store, form: Form, filter: RowFilter): AsyncGenerator<Row> {
  let lastId = '';
  for (;;) {
    const [rows = []] = await store.run([pageAfter(form, filter, lastId)]);
    yield* rows;
    if (rows.length < PAGE_SIZE) return;
    lastId = String(rows.at(-1)?.['id']);
  }
}
