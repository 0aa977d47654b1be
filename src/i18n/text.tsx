import { Fragment, type ReactNode } from 'react';
import { bidiRuns } from './bidi.ts';
import {
  directionOf,
  FALLBACK_LANGUAGE,
  LANGUAGES,
  type Direction,
  type Language,
} from '#shared/languages.ts';
import { Explained, withAbbreviations } from './abbreviation.tsx';
import { useLanguage, useTextsStore } from './texts-context.tsx';

interface Props {
  /** The text as it stands in the content; `\n` breaks the line. */
  children: string;
}

/**
 * A visible text. Isolates what runs in the other direction and says which language it is, explains abbreviations,
 * breaks lines where the copy says so, and marks a text that had to fall back to English.
 */
export function Text({ children }: Props) {
  const { texts } = useTextsStore();
  const language = useLanguage();
  const isFallback = texts.isFallback(children);
  const shown = isFallback ? FALLBACK_LANGUAGE : language;
  const lines = children.split('\n').map((line, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the lines of one text never change places
    <Fragment key={index}>
      {index > 0 && (
        <>
          {' '}
          <br />
        </>
      )}
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
  return bidiRuns(text, direction).map((run, index) => {
    // oxlint-disable react/no-array-index-key -- the runs of one line never change places
    if (!run.foreign) return <Fragment key={index}>{withAbbreviations(run.text)}</Fragment>;
    return (
      <Explained key={index} text={run.text}>
        <bdi lang={languageOfRun(run.text, foreignDirection)} dir={foreignDirection}>
          {run.text}
        </bdi>
      </Explained>
    );
    // oxlint-enable react/no-array-index-key
  });
}

/** For voices; a number has none, it is read in the language around it. */
function languageOfRun(run: string, direction: Direction): Language | undefined {
  return /\p{L}/u.test(run) ? LANGUAGES.find((each) => directionOf(each) === direction) : undefined;
}
