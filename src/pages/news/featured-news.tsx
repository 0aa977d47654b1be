import { FEATURED_NEWS } from '#content/facts/news.ts';
import { Badge } from '#src/ui/badge/badge.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Study } from '#src/ui/study/study.tsx';
import { formatDate } from '#src/i18n/format.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import styles from './featured-news.module.css';

/** The news item that matters most, in the sky of a wide study. */
export function FeaturedNews() {
  const language = useLanguage();
  const { featured } = useTexts('news');
  return (
    <section
      id="featured-news"
      className={styles.featured}
      data-theme="night"
      aria-labelledby="featured-news-title"
    >
      <Study name="night" place="foot" className={styles.study} isFirst />
      <article className={`wrap ${styles.words}`}>
        <p className={styles.facts}>
          <Badge>
            <Text>{featured.label}</Text>
          </Badge>
          <time dateTime={FEATURED_NEWS.date}>{formatDate(FEATURED_NEWS.date, language)}</time>
        </p>
        <h2 id="featured-news-title" className="display-1">
          <Text>{featured.title}</Text>
        </h2>
        <p className="lead">
          <Text>{featured.description}</Text>
        </p>
        <Button href={FEATURED_NEWS.href} look="light">
          <Text>{featured.action}</Text>
          <Icon name="arrow" />
        </Button>
      </article>
    </section>
  );
}
