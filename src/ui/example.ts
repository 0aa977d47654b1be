import type { ReactNode } from 'react';

/** The sample words of the gallery, which examples show in either language. */
export interface ExampleWords {
  action: string;
  longAction: string;
  back: string;
  busy: string;
  category: string;
  close: string;
  error: string;
  heading: string;
  hint: string;
  items: readonly [string, string, string, string];
  label: string;
  next: string;
  note: string;
  page: string;
  paragraph: string;
  pause: string;
  play: string;
  previous: string;
  subtitle: string;
  trail: string;
}

/** What a part can stand on: the page, a section's theme, or the NDS platform's page. */
export type Ground = 'light' | 'night' | 'blue' | 'green' | 'nds';

export interface ExampleProps {
  words: ExampleWords;
  /** Unique on the page, for parts that need an id. */
  id: string;
}

export interface Example {
  /** Unique among the part's examples. */
  name: string;
  /** Where it is shown; on the page alone when left out. */
  grounds?: readonly Ground[] | undefined;
  render: (props: ExampleProps) => ReactNode;
}

/** For parts that take their colours from the ground they stand on. */
export const EVERY_GROUND: readonly Ground[] = ['light', 'night', 'blue', 'green', 'nds'];
