import { pathTo } from '#content/facts/paths.ts';
import type { ArticleFacts } from '#content/records/article.ts';
import { Badge } from '#src/ui/badge/badge.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import { formatDateTime } from '#src/i18n/format.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTextEntry } from '#src/i18n/texts-context.tsx';
import styles from './article-card.module.css';

interface Props {
  article: ArticleFacts;
  sizes: string;
}

/** Cover, badge, date, title and teaser of an article; the whole card is its link. */
export function ArticleCard({ article, sizes }: Props) {
  const language = useLanguage();
  const { title, teaser } = useTextEntry('articles', article.slug);
  const kinds = useTextEntry('articleFrame', 'kinds');
  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        <Picture name={article.cover} alternative="" sizes={sizes} />
      </div>
      <p className={styles.facts}>
        <Badge>
          <Text>{kinds[article.kind]}</Text>
        </Badge>
        <time dateTime={article.date}>{formatDateTime(article.date, language)}</time>
      </p>
      <h3>
        <Link href={pathTo.article(article.slug)} className={styles.link}>
          <Text>{title}</Text>
        </Link>
      </h3>
      <p className={styles.teaser}>
        <Text>{teaser}</Text>
      </p>
    </article>
  );
}
