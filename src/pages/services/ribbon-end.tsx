import { directionOf } from '#shared/languages.ts';
import { useLanguage } from '#src/i18n/texts-context.tsx';
import { ribbonEnd } from '#src/ui/drawing/drawings/ribbon-end.ts';
import { Drawing } from '#src/ui/drawing/drawing.tsx';
import styles from './ribbon-end.module.css';

/** The last leg of the page's ribbon bends and ends in a node. */
export function RibbonEnd() {
  return <Drawing drawing={ribbonEnd} direction={directionOf(useLanguage())} className={styles.end} />;
}
