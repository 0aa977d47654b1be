import type { Statement, Value } from './store.ts';

/** The name of a table or a column of this program: never a text that came from outside. */
export class SqlName {
  readonly name: string;

  constructor(name: string) {
    if (!/^[a-z_]+$/u.test(name)) throw new Error(`"${name}" is no name of a table or a column.`);
    this.name = name;
  }
}

type Part = Value | SqlName | readonly SqlName[] | Statement;

const isNames = (part: Part): part is readonly SqlName[] => Array.isArray(part);

/**
 * Writes a statement with its values in place: names stand as they are (a list of them with commas), another statement
 * is put in with its values, everything else becomes a numbered placeholder. Nobody counts placeholders.
 */
export function sql(texts: TemplateStringsArray, ...parts: readonly Part[]): Statement {
  const values: Value[] = [];
  const written = (part: Part): string => {
    if (part instanceof SqlName) return part.name;
    if (isNames(part)) return part.map(({ name }) => name).join(', ');
    if (typeof part === 'object' && part !== null) {
      const before = values.length;
      values.push(...part.values);
      return part.sql.replace(/\$(\d+)/gu, (_place, number: string) => `$${Number(number) + before}`);
    }
    return `$${values.push(part)}`;
  };
  const text = texts.map((each, index) => {
    const part = parts[index];
    return index < parts.length && part !== undefined ? each + written(part) : each;
  });
  return { sql: text.join(''), values };
}

/** Adds a row; its keys are the columns. One that breaks a unique rule of the table is left out in silence. */
export function insertRow(table: SqlName, row: Readonly<Record<string, Value>>): Statement {
  const columns = Object.keys(row).map((column) => new SqlName(column));
  const values = Object.values(row);
  const places = values.map((_value, index) => `$${index + 1}`).join(', ');
  return sql`insert into ${table} (${columns}) values (${{ sql: places, values }}) on conflict do nothing`;
}
