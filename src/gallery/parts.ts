import type { Example } from '#src/ui/example.ts';

/** A part of `src/ui` with its examples. */
export interface Part {
  /** As its file is called: `button`, `more-link`. */
  name: string;
  examples: readonly Example[];
}

interface ExamplesModule {
  examples: readonly Example[];
}

const FILES = import.meta.glob<ExamplesModule>('../ui/*/*.examples.tsx', { eager: true });

/** Every part, in the order of the alphabet. A test asks that none is without examples. */
export const parts: readonly Part[] = Object.entries(FILES)
  .map(([file, { examples }]) => ({ name: file.replace(/^.*\/|\.examples\.tsx$/g, ''), examples }))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
