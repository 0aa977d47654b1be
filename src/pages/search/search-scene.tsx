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
 * Many lines come in from the window's edge and end as one, in the dot beside the field. Once pages are found, as many
 * of them stand out; on phones these alone remain.
 */
export function SearchScene({ hasQuery, found }: Props) {
  return (
    <div
      className={classNames(
        styles.scene,
        hasQuery && styles.aside,
        found !== undefined && found > 0 && styles.found,
      )}
    >
      <Drawing
        drawing={oneAnswer}
        direction={directionOf(useLanguage())}
        isStretched
        className={styles.lines}
      />
      {found !== undefined && <SearchThreads count={found} />}
    </div>
  );
}
