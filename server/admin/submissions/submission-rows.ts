import { fieldNames } from '#shared/form-fields.ts';
import type { Form } from '#server/forms/form.ts';
import { sql, SqlName } from '#server/storage/sql.ts';
import type { Row, Statement, Store } from '#server/storage/store.ts';

/** A stretch of time. */
export interface Period {
  since?: Date | undefined;
  /** The first moment that is not part of it. */
  until?: Date | undefined;
}

/** Which rows of a form are wanted. */
export interface RowFilter extends Period {
  workshop?: string | undefined;
}

const PAGE_SIZE = 1_000;
/** Later than any moment, as text. */
const NEVER = '9999';

/** The columns of a form's submissions that an operator reads, in that order. */
export function columnsOf({ fields }: Form): readonly string[] {
  return ['created_at', ...fieldNames(fields), 'language', 'id'];
}

/** The condition that a row came within a period. */
export function within({ since, until }: Period): Statement {
  return sql`created_at >= ${since?.toISOString() ?? ''} and created_at < ${until?.toISOString() ?? NEVER}`;
}

function pageAfter(form: Form, filter: RowFilter, lastId: string): Statement {
  const { workshop } = filter;
  // An address that nobody has confirmed is no subscription.
  const ofConfirmed =
    form.confirmation === undefined ? { sql: '', values: [] } : sql`and ${form.confirmation.isConfirmed}`;
  const columns = columnsOf(form).map((column) => new SqlName(column));
  const ofWorkshop = workshop === undefined ? { sql: '', values: [] } : sql`and workshop = ${workshop}`;
  return sql`select ${columns} from ${new SqlName(form.table)}
    where id > ${lastId} and ${within(filter)} ${ofWorkshop} ${ofConfirmed} order by id limit ${PAGE_SIZE}`;
}

/** All rows of a form that a filter lets through, in the order they came (to the millisecond), a page at a time. */
export async function* rowsOf(store: Store, form: Form, filter: RowFilter): AsyncGenerator<Row> {
  let lastId = '';
  for (;;) {
    const [rows = []] = await store.read([pageAfter(form, filter, lastId)]);
    yield* rows;
    if (rows.length < PAGE_SIZE) return;
    lastId = String(rows.at(-1)?.['id']);
  }
}

/** What a column holds, as text: the engines hand over texts, numbers and nulls. */
export function cellText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
