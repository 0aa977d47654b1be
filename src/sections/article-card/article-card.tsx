import { articleDate, type ArticleCardFacts } from '#content/facts/articles.ts';
import { Badge } from '#src/ui/badge/badge.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import { formatDateTime } from '#src/i18n/format.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import styles from './article-card.module.css';

interface Props {
  article: ArticleCardFacts;
  sizes: string;
}

/** Cover, badge, date, title and teaser of an article; the whole card is its link. */
export function ArticleCard({ article, sizes }: Props) {
  const language = useLanguage();
  const { badges, cards } = useTexts('articles');
  const { title, content } = cards[article.id];
  const date = articleDate(article);
  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        <Picture name={article.cover} alternative="" sizes={sizes} />
      </div>
      <p className={styles.facts}>
        <Badge>
          <Text>{badges[article.badge]}</Text>
        </Badge>
        <time dateTime={date}>{formatDateTime(date, language)}</time>
      </p>
      <h3>
        <Link href={article.href} className={styles.link}>
          <Text>{title}</Text>
        </Link>
      </h3>
      <p className={styles.teaser}>
        <Text>{content}</Text>
      </p>
    </article>
  );
}
