import { classNames } from '#src/lib/class-names.ts';
import { toggleMotion, useIsMotionPaused } from '#src/lib/motion.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './motion-toggle.module.css';

interface Props {
  pauseLabel: string;
  playLabel: string;
  className?: string | undefined;
}

/** Stops and starts everything on the page that moves by itself. */
export function MotionToggle({ pauseLabel, playLabel, className }: Props) {
  const isPaused = useIsMotionPaused();
  return (
    <button
      type="button"
      className={classNames(styles.toggle, className)}
      onClick={toggleMotion}
      aria-label={isPaused ? playLabel : pauseLabel}
      data-pause=""
    >
      <Icon name={isPaused ? 'play' : 'pause'} />
    </button>
  );
}
