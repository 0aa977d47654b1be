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

const NAMED_YEARS = [FOUNDED, ...AWARD_YEARS];

/** The founding year goes down behind all the years since, which lie one on the other; the first is named, and those with an award. */
export function YearScene() {
  return (
    <Drawing
      drawing={yearStrata}
      direction={directionOf(useLanguage())}
      numerals={NUMERALS}
      labels={NAMED_YEARS}
      className={styles.scene}
    />
  );
}
