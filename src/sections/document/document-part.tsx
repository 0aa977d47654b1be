import type { ReactNode } from 'react';
import { Text } from '#src/i18n/text.tsx';

interface Props {
  id: string;
  heading: string;
  paragraphs: readonly string[];
  /** Before the paragraphs. */
  opening?: ReactNode;
  /** Whether it is one that the page is about. */
  isMarked?: boolean;
  /** After the paragraphs. */
  children?: ReactNode;
}

/** One part of a document: its heading and paragraphs, and what follows them. */
export function DocumentPart({ id, heading, opening, paragraphs, isMarked = false, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} data-own={isMarked || undefined}>
      <h2 id={`${id}-title`} className="display-2">
        <Text>{heading}</Text>
      </h2>
      {opening}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Text>{paragraph}</Text>
        </p>
      ))}
      {children}
    </section>
  );
}
