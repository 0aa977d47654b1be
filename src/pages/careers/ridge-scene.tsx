import { directionOf } from '#shared/languages.ts';
import { useLanguage } from '#src/i18n/texts-context.tsx';
import { ridgeCareers } from '#src/ui/drawing/drawings/ridge-careers.ts';
import { Drawing } from '#src/ui/drawing/drawing.tsx';
import styles from './ridge-scene.module.css';

/** A range of lines across the window, the dot on the crest that is still open. */
export function RidgeScene() {
  return (
    <Drawing
      drawing={ridgeCareers}
      direction={directionOf(useLanguage())}
      isStretched
      className={styles.ridge}
    />
  );
}
