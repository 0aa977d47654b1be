import { posix } from 'node:path';
import type { ProjectText } from './project-texts.ts';

const PAPER = /^(?:README|CONTRIBUTING|docs\/.+)\.md$/;
/** `src/app/routes.ts`: a name in code marks that begins with a folder of ours and leaves nothing open. */
const NAMED = /`((?:artwork|bench|content|docs|public|scripts|server|shared|src|tests|\.ci)\/[\w./-]*)`/g;
const LINKED = /\]\(([^)\s]+)\)/g;

/**
 * Files and folders that a paper names and that are not there. A paper that sends its reader to a place that has moved
 * is worse than none.
 *
 * @param exists whether a path from the project's root is there
 */
export function missingFiles(texts: readonly ProjectText[], exists: (path: string) => boolean): string[] {
  return texts
    .filter(({ path }) => PAPER.test(path))
    .flatMap(({ path, text }) =>
      [...new Set([...named(text), ...linked(path, text)])]
        .filter((file) => !exists(file))
        .map((file) => `${path}: names ${file}, which does not exist`),
    );
}

const named = (text: string): string[] => [...text.matchAll(NAMED)].flatMap(([, file]) => file ?? []);

const linked = (from: string, text: string): string[] =>
  [...text.matchAll(LINKED)]
    .flatMap(([, target]) => target?.split('#')[0] ?? [])
    .filter((target) => target !== '' && !target.includes(':'))
    .map((target) => posix.join(posix.dirname(from), target));
