import { SUCCESS_STORIES } from '#content/facts/success-stories.ts';
import { directionOf } from '#shared/languages.ts';
import { DeferredDrawing } from '#src/ui/deferred-drawing/deferred-drawing.tsx';
import { logos, type LogoId } from '#src/ui/logo/logos.ts';
import { formatCount } from '#src/i18n/counts.ts';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import { ridgeStories } from '#src/ui/drawing/drawings/ridge-stories.ts';
import { Drawing } from '#src/ui/drawing/drawing.tsx';
import land from './blue-land.module.css';
import styles from './months-scene.module.css';

const MONTHS = SUCCESS_STORIES.map(({ duration }) => duration);

/** On a phone a square is left of its mark, the symbol, which stands at the right of Arabic letters, with its name in type. */
function Client({ id }: { id: LogoId }) {
  const { href, width, [useLanguage()]: name } = logos[id];
  return (
    <>
      <DeferredDrawing
        href={href}
        viewBox={`0 0 ${width} 48`}
        width={width}
        height={48}
        preserveAspectRatio="xMaxYMid slice"
      />
      {name.split(' ').map((word) => (
        <small key={word}>{word}</small>
      ))}
    </>
  );
}

/** Each story is a dune as high as its months, with its client's mark; the dot lies where the next begins. The cards say the same. */
export function MonthsScene() {
  const language = useLanguage();
  const { months } = useTexts('successStories');
  return (
    <Drawing
      drawing={ridgeStories}
      direction={directionOf(language)}
      numerals={MONTHS}
      labels={[
        formatCount(SUCCESS_STORIES[0].duration, months, language),
        ...SUCCESS_STORIES.map(({ cardImage: client }) => <Client key={client} id={client} />),
      ]}
      className={`${land.land} ${styles.scene}`}
    />
  );
}
