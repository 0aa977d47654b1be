import * as v from 'valibot';
import type { Statement, Store } from './store.ts';

/** Executes one statement that only reads and checks each row against a schema. Rejects when a row does not fit it. */
export async function readRows<Value>(
  store: Store,
  schema: v.GenericSchema<unknown, Value>,
  statement: Statement,
): Promise<Value[]> {
  const [rows = []] = await store.read([statement]);
  return v.parse(v.array(schema), rows);
}

/** As {@link readRows}, for one statement that writes and returns what it wrote. */
export async function writeRows<Value>(
  store: Store,
  schema: v.GenericSchema<unknown, Value>,
  statement: Statement,
): Promise<Value[]> {
  const [rows = []] = await store.run([statement]);
  return v.parse(v.array(schema), rows);
}
