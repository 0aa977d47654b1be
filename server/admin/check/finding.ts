/** What a check found: all is well, something a person should know, something that has to be put right. */
export interface Finding {
  about: string;
  state: 'ok' | 'warn' | 'fail';
  text: string;
}

type Found = (about: string, text: string) => Finding;

export const ok: Found = (about, text) => ({ about, state: 'ok', text });
export const warn: Found = (about, text) => ({ about, state: 'warn', text });
export const fail: Found = (about, text) => ({ about, state: 'fail', text });

const STATE_ROOM = 6;
const ABOUT_ROOM = 11;

function wrapped(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last === '') lines[lines.length - 1] = word;
    else if (last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A finding as lines for a terminal so many characters wide. */
export function findingText({ about, state, text }: Finding, columns: number): string {
  const indent = STATE_ROOM + ABOUT_ROOM;
  const head = (state === 'ok' ? 'ok' : state.toUpperCase()).padEnd(STATE_ROOM) + about.padEnd(ABOUT_ROOM);
  return wrapped(text, Math.max(30, columns - indent))
    .map((line, index) => `${index === 0 ? head : ' '.repeat(indent)}${line}\n`)
    .join('');
}
