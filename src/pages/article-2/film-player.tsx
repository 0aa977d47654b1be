import { useRef, useState } from 'react';
import type { ARTICLE_FILM } from '#content/facts/article-film.ts';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import { useIsHydrated } from '#src/lib/use-is-hydrated.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import { useLanguage } from '#src/i18n/texts-context.tsx';
import styles from './film-player.module.css';

interface Props {
  film: typeof ARTICLE_FILM;
  /** Else only its picture stands in the frame. */
  isPlayable: boolean;
  /** Names the film. */
  label: string;
  /** Names the disc that starts it. */
  playLabel: string;
  /** The languages of the captions, in the language of the page. */
  trackLabels: Readonly<Record<Language, string>>;
}

/**
 * The browser's own player: no byte of the film before the visitor plays it, captions in every language. Until then its
 * sun starts it; without script the player's own controls do.
 */
export function FilmPlayer({ film, isPlayable, label, playLabel, trackLabels }: Props) {
  const language = useLanguage();
  const isHydrated = useIsHydrated();
  const video = useRef<HTMLVideoElement>(null);
  const [isStarted, setIsStarted] = useState(false);
  const isWaiting = isHydrated && isPlayable && !isStarted;

  function start() {
    setIsStarted(true);
    video.current?.focus();
    video.current?.play().catch(() => {
      // The browser refuses: its own controls are there now.
    });
  }

  return (
    <div className={styles.frame}>
      {/* Not the film's `poster`, which has one size for all windows. */}
      <Picture
        name={film.poster}
        alternative=""
        sizes="(width < 768px) 92vw, 1216px"
        className={styles.poster}
        isFirst
      />
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the rule does not see tracks that come from a list */}
      <video
        ref={video}
        className={styles.film}
        width={film.width}
        height={film.height}
        aria-label={label}
        controls={isPlayable && !isWaiting}
        playsInline
        preload="none"
        tabIndex={isPlayable && !isWaiting ? 0 : -1}
      >
        {film.sources.map(({ url, type }) => (
          <source key={url} src={url} type={type} />
        ))}
        {LANGUAGES.map((each) => (
          <track
            key={each}
            kind="captions"
            src={film.captions[each]}
            srcLang={each}
            label={trackLabels[each]}
            default={language === each}
          />
        ))}
      </video>
      {isWaiting && (
        <button type="button" className={styles.play} aria-label={playLabel} onClick={start}>
          <span className={styles.disc} data-dot="">
            <Icon name="play" />
          </span>
        </button>
      )}
    </div>
  );
}
