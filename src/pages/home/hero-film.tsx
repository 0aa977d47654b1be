import { useEffect, useRef, useState } from 'react';
import { films } from '#src/ui/picture/films.ts';
import { pictureAddress } from '#src/ui/picture/picture-address.ts';
import { Study } from '#src/ui/study/study.tsx';
import { useIsMotionPaused, usePrefersReducedMotion } from '#src/lib/motion.ts';
import { useSavesData } from '#src/lib/saves-data.ts';
import { useIsHydrated } from '#src/lib/use-is-hydrated.ts';
import styles from './hero-film.module.css';

const film = films['hero-dawn'];

/**
 * The looping film over its still. The still paints first; the film is only asked for once the page runs,
 * and not at all under reduced motion or Save-Data.
 */
export function HeroFilm() {
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const isPaused = useIsMotionPaused();
  const prefersReducedMotion = usePrefersReducedMotion();
  const savesData = useSavesData();
  // What the visitor prefers is known one render after hydration: until then the film must not be asked for.
  const isHydrated = useIsHydrated();
  const isWanted = isHydrated && !prefersReducedMotion && !savesData;

  useEffect(() => {
    const element = video.current;
    if (element === null) return;
    if (isPaused || !isWanted) {
      element.pause();
      return;
    }
    element.play().catch(() => {
      // The browser refuses to play by itself: the still stays.
    });
  }, [isPaused, isWanted]);

  return (
    <>
      <Study name="hero-dawn" sizes="(width < 768px) 178vw, 100vw" isFirst />
      <video
        ref={video}
        className={styles.film}
        data-playing={isPlaying || undefined}
        // The still lies beneath; this small one is for players that show a poster of their own.
        poster={pictureAddress('hero-dawn', 480, 'webp')}
        width={film.width}
        height={film.height}
        muted
        loop
        playsInline
        preload="none"
        tabIndex={-1}
        aria-hidden="true"
        onPlaying={() => setIsPlaying(true)}
      >
        {film.sources.map(({ url, type }) => (
          <source key={url} src={url} type={type} />
        ))}
      </video>
    </>
  );
}
