import { directionOf } from '#shared/languages.ts';
import { useLanguage } from '#src/i18n/texts-context.tsx';
import { grainsCompletedProjects } from '#src/ui/drawing/drawings/grains-completed-projects.ts';
import { grainsCurrentProjects } from '#src/ui/drawing/drawings/grains-current-projects.ts';
import { grainsReturnOnInvestment } from '#src/ui/drawing/drawings/grains-return-on-investment.ts';
import { grainsSatisfaction } from '#src/ui/drawing/drawings/grains-satisfaction.ts';
import { Drawing } from '#src/ui/drawing/drawing.tsx';
import styles from './heaps.module.css';

/** In the order of the figures. */
const HEAPS = [grainsCurrentProjects, grainsCompletedProjects, grainsSatisfaction, grainsReturnOnInvestment];

/** What each figure counts, grain by grain, as dunes of one ground. */
export function Heaps() {
  const direction = directionOf(useLanguage());
  return HEAPS.map((heap) => (
    <Drawing key={heap.hrefs[direction]} drawing={heap} direction={direction} className={styles.heap} />
  ));
}
