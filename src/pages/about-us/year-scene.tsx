import { directionOf } from '#shared/languages.ts';
import { AWARD_YEARS, FOUNDED } from '#content/facts/founded.ts';
import { useLanguage } from '#src/i18n/texts-context.tsx';
import { yearStrata } from '#src/ui/drawing/drawings/year-strata.ts';
import { Drawing } from '#src/ui/drawing/drawing.tsx';
import styles from './year-scene.module.css';

/** Its digits stand as far apart as they look: a 1 comes close to the round before it, and leaves a gap behind. */
const DISTANCES = '0 -0.01em 0.035em -0.01em';
const NUMERALS = [
  <tspan key={FOUNDED} dx={DISTANCES}>
    {FOUNDED}
  </tspan>,
];

/** The founding year goes down behind all the years since, which lie one on the other; those with an award are named. */
export function YearScene() {
  return (
    <Drawing
      drawing={yearStrata}
      direction={directionOf(useLanguage())}
      numerals={NUMERALS}
      labels={AWARD_YEARS}
      className={styles.scene}
    />
  );
}
