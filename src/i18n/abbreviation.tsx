import type { ReactNode } from 'react';
import { useTextsStore } from './texts-context.tsx';

const IN_TEXT = /\b([A-Z][A-Za-z]?[A-Z]+)\b/;

/** Says what the first abbreviation in a text stands for, in the language of the page; as it is, where none does. */
export function Explained({ text, children }: { text: string; children: ReactNode }) {
  const { texts } = useTextsStore();
  const [, name = ''] = IN_TEXT.exec(text) ?? [];
  const title = texts.explanationOf(name);
  return title ? <abbr title={title}>{children}</abbr> : children;
}

/** A text in the page's own script, with what it abbreviates explained. */
export function withAbbreviations(text: string): ReactNode {
  // Every second piece is an abbreviation: what the pattern encloses stays between the others.
  const pieces = text.split(IN_TEXT);
  if (pieces.length === 1) return text;
  return pieces.map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the pieces of one text never change places
      <Explained key={index} text={piece}>
        {piece}
      </Explained>
    ),
  );
}
