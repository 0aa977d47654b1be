import { directionOf } from '#shared/languages.ts';
import { useLanguage } from '#src/i18n/texts-context.tsx';
import { oneAnswer } from '#src/ui/drawing/drawings/one-answer.ts';
import { Drawing } from '#src/ui/drawing/drawing.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { SearchThreads } from './search-threads.tsx';
import styles from './search-scene.module.css';

interface Props {
  hasQuery: boolean;
  found: number | undefined;
}

/**
 * Many lines come in from the window's edge and arrive as one cable, in the dot beside the field. Once it is answered, as many of
 * them stand out as pages were found.
 */
export function SearchScene({ hasQuery, found }: Props) {
  return (
    <div
      className={classNames(styles.scene, hasQuery && styles.aside, found !== undefined && styles.answered)}
    >
      {found !== undefined && <SearchThreads count={found} />}
      <Drawing
        drawing={oneAnswer}
        direction={directionOf(useLanguage())}
        isStretched
        className={styles.lines}
      />
    </div>
  );
}
