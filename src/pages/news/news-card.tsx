import type { NewsCardFacts } from '#content/facts/news.ts';
import { Badge } from '#src/ui/badge/badge.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import { formatDate } from '#src/i18n/format.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTextEntry, useTexts } from '#src/i18n/texts-context.tsx';
import styles from './news-card.module.css';

/** A short news item; the whole card leads to the page that it is about. */
export function NewsCard({ item }: { item: NewsCardFacts }) {
  const language = useLanguage();
  const { categories } = useTexts('news').latest;
  const { title, teaser } = useTextEntry(item.group, item.id);
  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        <Picture
          name={item.cover}
          alternative=""
          sizes="(width < 500px) 92vw, (width < 1001px) 46vw, 389px"
        />
      </div>
      <p className={styles.facts}>
        <Badge>
          <Text>{categories[item.category]}</Text>
        </Badge>
        <time dateTime={item.date}>{formatDate(item.date, language)}</time>
      </p>
      <h3>
        <Link href={item.href} className={styles.link}>
          <Text>{title}</Text>
        </Link>
      </h3>
      <p className={styles.teaser}>
        <Text>{teaser}</Text>
      </p>
    </article>
  );
}
