import type { ARTICLE_FILM } from '#content/facts/article-film.ts';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import { pictureAddress } from '#src/ui/picture/picture-address.ts';
import { useLanguage } from '#src/i18n/texts-context.tsx';
import styles from './film-player.module.css';

interface Props {
  film: typeof ARTICLE_FILM;
  /** Names the film. */
  label: string;
  /** The languages of the captions, in the language of the page. */
  trackLabels: Readonly<Record<Language, string>>;
}

/** The browser's own player: no byte of the film before the visitor plays it, captions in every language. */
export function FilmPlayer({ film, label, trackLabels }: Props) {
  const language = useLanguage();
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the rule does not see tracks that come from a list
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
  );
}
