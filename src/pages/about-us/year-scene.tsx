import { directionOf } from '#shared/languages.ts';
import { FOUNDED } from '#content/facts/founded.ts';
import { useLanguage } from '#src/i18n/texts-context.tsx';
import { ridgeYear } from '#src/ui/drawing/drawings/ridge-year.ts';
import { Drawing } from '#src/ui/drawing/drawing.tsx';
import styles from './year-scene.module.css';

/** Its digits stand as far apart as they look: a 1 comes close to the round before it, and leaves a gap behind. */
const DISTANCES = '0 -0.01em 0.035em -0.01em';
const NUMERALS = [
  <tspan key={FOUNDED} dx={DISTANCES}>
    {FOUNDED}
  </tspan>,
];

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
