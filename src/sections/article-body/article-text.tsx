import { Fragment } from 'react';
import type { Inline, InlinePiece } from '#content/records/article-body.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Text } from '#src/i18n/text.tsx';

/** A run of an article's text with its emphasis and links; each piece keeps its direction. */
export function ArticleText({ text }: { text: Inline }) {
  if (typeof text === 'string') return <Text>{text}</Text>;
  return text.map((piece, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the pieces of one text never change places
    <Fragment key={index}>
      <Piece piece={piece} />
    </Fragment>
  ));
}

function Piece({ piece }: { piece: InlinePiece }) {
  if (typeof piece === 'string') return <Text>{piece}</Text>;
  if ('b' in piece) {
    return (
      <strong>
        <ArticleText text={piece.b} />
      </strong>
    );
  }
  if ('em' in piece) {
    return (
      <em>
        <ArticleText text={piece.em} />
      </em>
    );
  }
  if ('to' in piece) {
    return (
      <Link href={piece.to}>
        <ArticleText text={piece.a} />
      </Link>
    );
  }
  return (
    <a href={piece.out}>
      <ArticleText text={piece.a} />
    </a>
  );
}
