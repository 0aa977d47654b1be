import type { ARTICLE_FILM } from '#content/facts/article-film.ts';
import { pictureAddress } from '#src/ui/picture/picture-address.ts';
import { useLanguage } from '#src/i18n/texts-context.tsx';
import styles from './film-player.module.css';

interface Props {
  film: typeof ARTICLE_FILM;
  /** Names the film. */
  label: string;
  /** The languages of the captions, in the language of the page. */
  trackLabels: Readonly<Record<'ar' | 'en', string>>;
}

/** The browser's own player: no byte of the film before the visitor plays it, captions in both languages. */
export function FilmPlayer({ film, label, trackLabels }: Props) {
  const language = useLanguage();
  return (
    <video
      className={styles.film}
      width={film.width}
      height={film.height}
      poster={pictureAddress(film.poster, 1200, 'webp')}
      aria-label={label}
      controls
      playsInline
      preload="none"
    >
      {film.sources.map(({ url, type }) => (
        <source key={url} src={url} type={type} />
      ))}
      <track
        kind="captions"
        src={film.captions.ar}
        srcLang="ar"
        label={trackLabels.ar}
        default={language === 'ar'}
      />
      <track
        kind="captions"
        src={film.captions.en}
        srcLang="en"
        label={trackLabels.en}
        default={language === 'en'}
      />
    </video>
  );
}
