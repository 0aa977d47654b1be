import * as v from 'valibot';
import type { Statement, Store } from './store.ts';

/** Executes one reading statement and checks each row against a schema. Rejects when a row does not fit it. */
export async function readRows<Value>(
  store: Store,
  schema: v.GenericSchema<unknown, Value>,
  statement: Statement,
): Promise<Value[]> {
  const [rows = []] = await store.run([statement]);
  return v.parse(v.array(schema), rows);
}
