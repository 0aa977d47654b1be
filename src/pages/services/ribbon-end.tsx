import { directionOf } from '#shared/languages.ts';
import { useLanguage } from '#src/i18n/texts-context.tsx';
import { ribbonEnd } from '#src/ui/drawing/drawings/ribbon-end.ts';
import { ribbonSpring } from '#src/ui/drawing/drawings/ribbon-spring.ts';
import { Drawing } from '#src/ui/drawing/drawing.tsx';
import styles from './ribbon-end.module.css';

/** The last leg of the page's ribbon comes from the figures' last crest, bends and ends in the button, on a phone in a node. */
export function RibbonEnd() {
  const direction = directionOf(useLanguage());
  return (
    <div className={styles.end}>
      <Drawing drawing={ribbonSpring} direction={direction} isStretched className={styles.spring} />
      <Drawing drawing={ribbonEnd} direction={direction} />
    </div>
  );
}
