import { directionOf } from '#shared/languages.ts';
import { useLanguage } from '#src/i18n/texts-context.tsx';
import { oneAnswer } from '#src/ui/drawing/drawings/one-answer.ts';
import { Drawing } from '#src/ui/drawing/drawing.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { SearchThreads } from './search-threads.tsx';
import styles from './search-scene.module.css';
import drawing from './strands.module.css';

interface Props {
  /** How many go on below the dot: one for each answer, and one that no page answers. */
  strands: number;
  isAnswered: boolean;
  /** Where nothing is asked none is the best. */
  isAsked: boolean;
}

/**
 * Many lines come in from the window's edge and arrive as one cable, in the dot beside the field. Below it they go on as
 * strands, which stand out among them once what was asked is answered.
 */
export function SearchScene({ strands, isAnswered, isAsked }: Props) {
  return (
    <div
      className={classNames(
        drawing.strands,
        styles.scene,
        isAnswered && styles.answered,
        !isAsked && drawing.equal,
      )}
      data-strands={strands}
    >
      <i className={classNames(drawing.bundle, styles.bundle)} />
      <div className={styles.drawn}>
        {isAnswered && <SearchThreads count={strands} />}
        <Drawing
          drawing={oneAnswer}
          direction={directionOf(useLanguage())}
          isStretched
          className={styles.lines}
        />
      </div>
    </div>
  );
}
