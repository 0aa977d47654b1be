import { Fragment, type ReactNode } from 'react';
import { bidiRuns } from './bidi.ts';
import { directionOf, FALLBACK_LANGUAGE, type Direction } from '#shared/languages.ts';
import { useLanguage, useTextsStore } from './texts-context.tsx';

interface Props {
  /** The text as it stands in the content; `\n` breaks the line. */
  children: string;
}

/**
 * A visible text. Isolates what runs in the other direction, breaks lines where the copy says so, and
 * marks a text that had to fall back to English.
 */
export function Text({ children }: Props) {
  const { texts } = useTextsStore();
  const language = useLanguage();
  const isFallback = texts.isFallback(children);
  const shown = isFallback ? FALLBACK_LANGUAGE : language;
  const lines = children.split('\n').map((line, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the lines of one text never change places
    <Fragment key={index}>
      {index > 0 && <br />}
      <Line text={line} direction={directionOf(shown)} />
    </Fragment>
  ));
  if (!isFallback) return lines;
  return (
    <span lang={FALLBACK_LANGUAGE} dir={directionOf(FALLBACK_LANGUAGE)}>
      {lines}
    </span>
  );
}

function Line({ text, direction }: { text: string; direction: Direction }): ReactNode {
  const foreignDirection = direction === 'rtl' ? 'ltr' : 'rtl';
  return bidiRuns(text, direction).map((run, index) =>
    run.foreign ? (
      // oxlint-disable-next-line react/no-array-index-key -- the runs of one line never change places
      <bdi key={index} dir={foreignDirection}>
        {run.text}
      </bdi>
    ) : (
      run.text
    ),
  );
}
