import type { Drawing } from './drawing.ts';
import { FortyLines } from './forty-lines.ts';
import { sets } from './sets.ts';
import { unpack } from './unpack.ts';

/** The lines of one place, once their file is there. */
export async function loadLines(set: keyof typeof sets): Promise<FortyLines> {
  const { href, figures } = sets[set];
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`${href}: ${answer.status}`);
  const drawings = unpack(new Uint8Array(await answer.arrayBuffer()));
  const named = new Map<string, Drawing>();
  for (const [index, name] of ['wind', ...figures].entries()) {
    const drawing = drawings[index];
    if (drawing) named.set(name, drawing);
  }
  return new FortyLines(named);
}
