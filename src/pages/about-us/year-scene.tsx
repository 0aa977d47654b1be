import { directionOf } from '#shared/languages.ts';
import { FOUNDED } from '#content/facts/founded.ts';
import { useLanguage } from '#src/i18n/texts-context.tsx';
import { ridgeYear } from '#src/ui/drawing/drawings/ridge-year.ts';
import { Drawing } from '#src/ui/drawing/drawing.tsx';
import styles from './year-scene.module.css';

const NUMERALS = [FOUNDED];

/** The founding year goes down behind one ridge, and the dot rolls towards it. The lead names the year. */
export function YearScene() {
  return (
    <Drawing
      drawing={ridgeYear}
      direction={directionOf(useLanguage())}
      numerals={NUMERALS}
      className={styles.scene}
    />
  );
}
