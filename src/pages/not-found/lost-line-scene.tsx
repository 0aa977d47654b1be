import { directionOf } from '#shared/languages.ts';
import { useLanguage } from '#src/i18n/texts-context.tsx';
import { lostLine } from '#src/ui/drawing/drawings/lost-line.ts';
import { Drawing } from '#src/ui/drawing/drawing.tsx';
import styles from './lost-line-scene.module.css';

/** The lines of the map go their way; one has left them at the dot, wanders off and ends nowhere. */
export function LostLineScene() {
  return <Drawing drawing={lostLine} direction={directionOf(useLanguage())} className={styles.scene} />;
}
