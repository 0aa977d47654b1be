import { directionOf } from '#shared/languages.ts';
import { useLanguage } from '#src/i18n/texts-context.tsx';
import { leaps } from '#src/ui/drawing/drawings/leaps.ts';
import { Drawing } from '#src/ui/drawing/drawing.tsx';
import styles from './leaps-scene.module.css';

/** Five leaps along the horizon, one for each service. */
export function LeapsScene() {
  return <Drawing drawing={leaps} direction={directionOf(useLanguage())} className={styles.leaps} />;
}
