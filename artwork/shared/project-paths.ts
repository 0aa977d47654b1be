import { fileURLToPath } from 'node:url';

/** Absolute path of a file named from the repository's root. */
export function projectPath(relative: string): string {
  return fileURLToPath(new URL(`../../${relative}`, import.meta.url));
}

/** Absolute path of a file inside an installed package of the artwork folder. */
export function packagePath(relative: string): string {
  return fileURLToPath(new URL(`../node_modules/${relative}`, import.meta.url));
}
