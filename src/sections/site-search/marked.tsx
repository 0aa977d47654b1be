import type { MarkedText } from '#search/answer/marked-text.ts';
import { directionOf } from '#shared/languages.ts';
import { useLanguage } from '#src/i18n/texts-context.tsx';
import { markedRuns } from './marked-runs.ts';
import { unbroken } from './unbroken.ts';

/* oxlint-disable react/no-array-index-key -- the pieces of one text never change places */

/** A text whose hits are marked; what runs in the other direction is isolated. */
export function Marked({ children }: { children: MarkedText }) {
  const direction = directionOf(useLanguage());
  const unbrokenText = children.map((piece) => ({ ...piece, text: unbroken(piece.text) }));
  return markedRuns(unbrokenText, direction).map(({ foreign, pieces }, index) => {
    const shown = pieces.map(({ text, isHit, isOther }, place) =>
      isHit ? (
        <mark key={place} data-other={isOther && ''}>
          {text}
        </mark>
      ) : (
        text
      ),
    );
    return foreign ? (
      <bdi key={index} dir={direction === 'rtl' ? 'ltr' : 'rtl'}>
        {shown}
      </bdi>
    ) : (
      shown
    );
  });
}
