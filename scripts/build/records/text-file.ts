import { ContentError } from './content-error.ts';

/** A line of the head of a file: `key: text`, or `key:` with lines of `- text` below it. */
export interface Field {
  line: number;
  text: string;
  items: { text: string; line: number }[];
}

/** A content file taken apart: its head between two lines of `---`, and what follows. */
export interface TextFile {
  /** Path from the root of the project, for messages. */
  file: string;
  fields: ReadonlyMap<string, Field>;
  body: string;
  /** Number of the body's first line. */
  bodyLine: number;
}

const FENCE = '---';

/** What `npm run new` writes for the editor to replace. */
const SAMPLE = '[[';

/**
 * Reads the text of a content file. Its head looks like YAML and is simpler on purpose: whatever stands behind
 * the first colon of a line is the text, so a colon, a quotation mark or a `#` inside a title means nothing.
 * @throws {ContentError} where a line is neither a field nor a list item, or a sample text was not replaced
 */
export function parseTextFile(file: string, source: string): TextFile {
  const lines = source.replace(/^\uFEFF/, '').split(/\r?\n/);
  const sample = lines.findIndex((line) => line.includes(SAMPLE));
  if (sample >= 0) {
    throw new ContentError(file, sample + 1, 'the sample in [[ ]] still stands here: put your own text.');
  }
  if (lines[0]?.trim() !== FENCE) {
    throw new ContentError(
      file,
      1,
      `begins with a line "${FENCE}", then "key: text" lines, then "${FENCE}".`,
    );
  }
  const end = lines.findIndex((line, index) => index > 0 && line.trim() === FENCE);
  if (end < 0) throw new ContentError(file, lines.length, `the head is not closed: add a line "${FENCE}".`);
  const fields = parseFields(file, lines.slice(1, end));
  return { file, fields, body: lines.slice(end + 1).join('\n'), bodyLine: end + 2 };
}

function parseFields(file: string, lines: readonly string[]): Map<string, Field> {
  const fields = new Map<string, Field>();
  let latest: Field | undefined;
  for (const [index, line] of lines.entries()) {
    // The head's first line is the file's second.
    const number = index + 2;
    if (line.trim() === '') continue;
    const [, item] = /^\s*-\s+(.+)$/.exec(line) ?? [];
    const [, key, text = ''] = /^([a-z]+):(.*)$/.exec(line) ?? [];
    if (item !== undefined && latest?.text === '') {
      latest.items.push({ text: item.trim(), line: number });
    } else if (key !== undefined) {
      if (fields.has(key)) throw new ContentError(file, number, `"${key}" stands here twice: keep one.`);
      latest = { line: number, text: text.trim().replaceAll(String.raw`\n`, '\n'), items: [] };
      fields.set(key, latest);
    } else {
      throw new ContentError(file, number, 'is neither "key: text" nor "- text": keep a text on one line.');
    }
  }
  return fields;
}
