import { SUCCESS_STORIES } from '#content/facts/success-stories.ts';
import { directionOf } from '#shared/languages.ts';
import { Logo } from '#src/ui/logo/logo.tsx';
import { logos } from '#src/ui/logo/logos.ts';
import { formatCount } from '#src/i18n/counts.ts';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import { ridgeStories } from '#src/ui/drawing/drawings/ridge-stories.ts';
import { Drawing } from '#src/ui/drawing/drawing.tsx';
import styles from './months-scene.module.css';

const MONTHS = SUCCESS_STORIES.map(({ duration }) => duration);

/** Each story is a dune as high as its months, with its client's mark; the dot waits in the ground of the next. The cards say the same. */
export function MonthsScene() {
  const language = useLanguage();
  const { months } = useTexts('successStories');
  const marks = SUCCESS_STORIES.map(({ client }) => (
    <b key={client} dir="ltr">
      <Logo id={client} label={logos[client][language]} />
    </b>
  ));
  return (
    <Drawing
      drawing={ridgeStories}
      direction={directionOf(language)}
      numerals={MONTHS}
      labels={[formatCount(SUCCESS_STORIES[0].duration, months, language), ...marks]}
      className={styles.scene}
    />
  );
}
