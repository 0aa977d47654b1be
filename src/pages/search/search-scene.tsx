import { directionOf } from '#shared/languages.ts';
import { useLanguage } from '#src/i18n/texts-context.tsx';
import { oneAnswer } from '#src/ui/drawing/drawings/one-answer.ts';
import { Drawing } from '#src/ui/drawing/drawing.tsx';
import { classNames } from '#src/lib/class-names.ts';
import styles from './search-scene.module.css';

/** Many lines come in from the window's edge and end as one, in the dot beside the field. */
export function SearchScene({ hasQuery }: { hasQuery: boolean }) {
  return (
    <Drawing
      drawing={oneAnswer}
      direction={directionOf(useLanguage())}
      isStretched
      className={classNames(styles.scene, hasQuery && styles.aside)}
    />
  );
}
