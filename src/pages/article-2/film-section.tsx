import { ARTICLE_FILM } from '#content/facts/article-film.ts';
import { Disclosure } from '#src/ui/disclosure/disclosure.tsx';
import { formatCount } from '#src/i18n/counts.ts';
import { formatList } from '#src/i18n/format.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import { FilmPlayer } from './film-player.tsx';
import { usePlaysFilm } from './use-plays-film.ts';
import styles from './film-section.module.css';

/** The film in its frame on a flat field, and its words below for those who read instead. */
export function FilmSection() {
  const language = useLanguage();
  const { video } = useTexts('article2');
  const isPlayable = usePlaysFilm(ARTICLE_FILM.sources);
  const duration = formatCount(ARTICLE_FILM.seconds, video.duration, language);
  return (
    <section id="video" aria-labelledby="video-title">
      <h2 id="video-title" className="visually-hidden">
        <Text>{video.heading}</Text>
      </h2>
      <div className={styles.stage} data-theme="blue">
        <FilmPlayer
          film={ARTICLE_FILM}
          isPlayable={isPlayable}
          label={video.label}
          playLabel={video.play}
          trackLabels={video.captionTracks}
        />
        <p className={`wrap ${styles.note}`}>
          {isPlayable ? (
            <Text>{formatList([duration, video.note], language)}</Text>
          ) : (
            <>
              <Text>{video.unplayable}</Text>{' '}
              <a href={ARTICLE_FILM.sources[1].url} download="">
                <Text>{video.download}</Text>
              </a>
            </>
          )}
        </p>
      </div>
      <div className={`wrap ${styles.words}`}>
        <Disclosure title={<Text>{video.transcriptTitle}</Text>}>
          <p className={styles.transcript}>
            <Text>{video.transcript.join('\n')}</Text>
          </p>
        </Disclosure>
      </div>
    </section>
  );
}
