import type { NewsFacts } from '#content/records/news-item.ts';
import { titleAir } from '#src/sections/page-header/title-air.ts';
import { Badge } from '#src/ui/badge/badge.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { formatDate } from '#shared/dates.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTextEntry, useTexts } from '#src/i18n/texts-context.tsx';
import styles from './featured-news.module.css';

/** The news item that matters most, over the horizon of the night in which the page opens. */
export function FeaturedNews({ news }: { news: NewsFacts }) {
  const language = useLanguage();
  const { featured } = useTexts('news');
  const { title, teaser, action } = useTextEntry('newsItems', news.id);
  return (
    <section id="featured-news" aria-labelledby="featured-news-title">
      <article className={styles.words}>
        <p className={styles.facts}>
          <Badge>
            <Text>{featured.label}</Text>
          </Badge>
          <time dateTime={news.date}>{formatDate(news.date, language)}</time>
        </p>
        <h2 id="featured-news-title" data-title={titleAir(title)}>
          <Text>{title}</Text>
        </h2>
        <p className="lead">
          <Text>{teaser}</Text>
        </p>
        <Button href={news.href} look="light">
          <Text>{action ?? title}</Text>
          <Icon name="arrow" />
        </Button>
      </article>
    </section>
  );
}
