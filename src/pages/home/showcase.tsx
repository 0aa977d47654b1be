import { useRef, useState } from 'react';
import { BUSINESS_PATH_IDS } from '#content/facts/business-paths.ts';
import { AUTO_ADVANCE_MS } from '#content/facts/limits.ts';
import { useIsMotionPaused, usePrefersReducedMotion } from '#src/lib/motion.ts';
import { useEnlivened } from '#src/lib/when-near.ts';
import { useIsOnScreen, useIsTabVisible } from '#src/lib/page-visibility.ts';
import { useKept } from '#src/lib/kept-view/use-kept.ts';
import { useTimeout } from '#src/lib/use-timeout.ts';
import { MotionToggle } from '#src/ui/motion-toggle/motion-toggle.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { ShowcaseItem } from './showcase-item.tsx';
import styles from './showcase.module.css';

const gatherPaths = async (list: HTMLElement) => (await import('./gather-paths.ts')).gatherPaths(list);

/**
 * Five business paths. One is always selected; the next takes its place after five seconds, which hover,
 * focus inside, a hidden tab, being off the screen, the pause button and reduced motion hold (rule:auto-advance).
 */
export function Showcase() {
  const { showcase } = useTexts('home');
  const [selected, setSelected] = useKept('path', 0, readPlace);
  // Counted, so that selecting the selected one again starts its time anew.
  const [turn, setTurn] = useState(0);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const isOnScreen = useIsOnScreen(list);
  const mayMove = useMayMove() && isOnScreen;
  const isRunning = mayMove && !isPointedAt && !hasFocus;
  const select = (place: number) => {
    setSelected(place);
    setTurn(turn + 1);
  };
  const advance = () => select((selected + 1) % BUSINESS_PATH_IDS.length);
  useTimeout(advance, isRunning ? AUTO_ADVANCE_MS : null, turn);
  useEnlivened(list, gatherPaths);

  return (
    <section id="business-paths-showcase" className={styles.showcase} aria-labelledby="showcase-title">
      <div className={`wrap ${styles.head}`}>
        <h2 id="showcase-title" className="display-1">
          <Text>{showcase.title}</Text>
        </h2>
        <div className={styles.introduction}>
          <p className="lead">
            <Text>{showcase.lead}</Text>
          </p>
          <MotionToggle pauseLabel={showcase.pause} playLabel={showcase.play} />
        </div>
      </div>
      <ol
        ref={list}
        className={styles.list}
        data-running={isRunning || undefined}
        data-seen={isOnScreen || undefined}
        onPointerEnter={(event) => setIsPointedAt(event.pointerType === 'mouse')}
        onPointerLeave={() => setIsPointedAt(false)}
        // The focus that a click leaves behind does not hold: a click starts the five seconds anew.
        onFocus={(event) => setHasFocus(event.target.matches(':focus-visible'))}
        onBlur={() => setHasFocus(false)}
      >
        {BUSINESS_PATH_IDS.map((id, index) => (
          <ShowcaseItem
            key={id}
            id={id}
            isSelected={index === selected}
            turn={turn}
            onSelect={() => select(index)}
          />
        ))}
      </ol>
    </section>
  );
}

/** A place among the paths, as it was kept. */
function readPlace(kept: unknown): number | undefined {
  return typeof kept === 'number' && kept in BUSINESS_PATH_IDS ? kept : undefined;
}

function useMayMove(): boolean {
  const isPaused = useIsMotionPaused();
  const prefersReducedMotion = usePrefersReducedMotion();
  const isTabVisible = useIsTabVisible();
  return !isPaused && !prefersReducedMotion && isTabVisible;
}
