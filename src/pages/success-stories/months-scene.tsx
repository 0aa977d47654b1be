import { SUCCESS_STORIES } from '#content/facts/success-stories.ts';
import { directionOf } from '#shared/languages.ts';
import { useLanguage } from '#src/i18n/texts-context.tsx';
import { ridgeStories } from '#src/ui/drawing/drawings/ridge-stories.ts';
import { Drawing } from '#src/ui/drawing/drawing.tsx';
import styles from './months-scene.module.css';

const MONTHS = SUCCESS_STORIES.map(({ duration }) => duration);

/** Each story is a dune as high as its months; the dot waits where the next would rise. The cards say the same. */
export function MonthsScene() {
  return (
    <Drawing
      drawing={ridgeStories}
      direction={directionOf(useLanguage())}
      numerals={MONTHS}
      className={styles.scene}
    />
  );
}
