import { useEffect, useRef, useState } from 'react';
import type { Film } from '#src/ui/picture/films.ts';
import { useIsMotionPaused, usePrefersReducedMotion } from '#src/lib/motion.ts';
import { useIsOnScreen } from '#src/lib/page-visibility.ts';
import { useSavesData } from '#src/lib/saves-data.ts';
import styles from './hero-film.module.css';

/** Clear: the still lies beneath. For players that would show a picture of their own choice. */
const NO_POSTER = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';

interface Props {
  /** Undefined until it is known which. */
  film: Film | undefined;
}

/**
 * The looping film over its still. It is asked for once the page is idle and the hero has been seen, and not at all under
 * reduced motion or Save-Data.
 */
export function HeroFilm({ film }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const isPaused = useIsMotionPaused();
  const prefersReducedMotion = usePrefersReducedMotion();
  const savesData = useSavesData();
  const isOnScreen = useIsOnScreen(video);
  // On the screen once is enough: after that it plays, as the rows do.
  const [hasBeenSeen, setHasBeenSeen] = useState(false);
  if (isOnScreen && !hasBeenSeen) setHasBeenSeen(true);
  const isMoving = film !== undefined && hasBeenSeen && !isPaused && !prefersReducedMotion && !savesData;

  useEffect(() => {
    const element = video.current;
    if (element === null) return;
    if (!isMoving) {
      element.pause();
      return;
    }
    element.play().catch(() => {
      // The browser refuses to play by itself: the still stays.
    });
  }, [isMoving]);

  return (
    <video
      ref={video}
      className={styles.film}
      data-playing={isPlaying || undefined}
      poster={NO_POSTER}
      width={film?.width}
      height={film?.height}
      muted
      loop
      playsInline
      preload="none"
      tabIndex={-1}
      aria-hidden="true"
      onPlaying={() => setIsPlaying(true)}
    >
      {film?.sources.map(({ url, type }) => (
        <source key={url} src={url} type={type} />
      ))}
    </video>
  );
}
