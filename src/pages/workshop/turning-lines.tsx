import { directionOf } from '#shared/languages.ts';
import { Drawing } from '#src/ui/drawing/drawing.tsx';
import { turningPoint } from '#src/ui/drawing/drawings/turning-point.ts';
import { useLanguage } from '#src/i18n/texts-context.tsx';
import styles from './turning-lines.module.css';

/** The lines that the day stands on, and that turn between it and the form. */
export function TurningLines() {
  return (
    <div className={styles.ground}>
      <Drawing drawing={turningPoint} direction={directionOf(useLanguage())} className={styles.turn} />
    </div>
  );
}
