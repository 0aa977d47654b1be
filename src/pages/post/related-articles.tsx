import { ARTICLE_FILM } from '#content/facts/article-film.ts';
import { articleOf } from '#content/facts/articles.ts';
import { announcementCover } from '#content/facts/news.ts';
import { pathTo } from '#content/facts/paths.ts';
import type { ArticleFacts } from '#content/records/article.ts';
import { ArticleCard } from '#src/sections/article-card/article-card.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTextEntry } from '#src/i18n/texts-context.tsx';
import styles from './related-articles.module.css';

/** Its page opens with its film, by which it is known; the others show as the news announce them. */
const OPENS_WITH_FILM = 'article-2';

/** Article 1 is not among them: the page ends in its name. */
const RELATED = ['ndsworkshop', 'article-2', 'platforms-code'].map(articleOf);

/** Three more to read. */
export function RelatedArticles() {
  const related = useTextEntry('articleFrame', 'related');
  return (
    <section
      id="related-articles"
      className={`wrap ${styles.related}`}
      aria-labelledby="related-articles-title"
    >
      <h2 id="related-articles-title" className="display-2">
        <Text>{related}</Text>
      </h2>
      <ul className={styles.cards}>
        {RELATED.map((article) => (
          <li key={article.slug} data-item="">
            <Related article={article} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** By the name that its own page gives it: it is as short beside the others. */
function Related({ article }: { article: ArticleFacts }) {
  const { slug } = article;
  const { heading } = useTextEntry('articleHeads', slug);
  return (
    <ArticleCard
      article={article}
      name={heading?.replace('\n', ' ')}
      sizes="(width < 768px) 92vw, 389px"
      cover={slug === OPENS_WITH_FILM ? ARTICLE_FILM.poster : announcementCover(pathTo.article(slug))}
    />
  );
}
