import { ARTICLE_CARDS, WRITTEN_ARTICLES } from '#content/facts/articles.ts';
import { ArticleCard } from '#src/sections/article-card/article-card.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTextEntry, useTexts } from '#src/i18n/texts-context.tsx';
import styles from './articles.module.css';

/** Three article cards, the first of them seven of twelve columns wide; the written articles in a list of their own. */
export function Articles() {
  const { articles } = useTexts('mediaCenter');
  return (
    <>
      <section id="articles" className={`wrap ${styles.articles}`} aria-labelledby="articles-title">
        <h2 id="articles-title" className="display-1">
          <Text>{articles.heading}</Text>
        </h2>
        <ul className={styles.cards}>
          {ARTICLE_CARDS.map((article, index) => (
            <li key={article.slug} data-item="">
              <ArticleCard article={article} sizes={`(width < 768px) 92vw, ${index === 0 ? 1080 : 493}px`} />
            </li>
          ))}
        </ul>
      </section>
      {WRITTEN_ARTICLES.length > 0 && <MoreArticles />}
    </>
  );
}

/** `articles` counts the specified three, so what is written later stands beside it. */
function MoreArticles() {
  const more = useTextEntry('articleFrame', 'more');
  return (
    <section id="more-articles" className={`wrap ${styles.more}`} aria-labelledby="more-articles-title">
      <h2 id="more-articles-title" className="display-2">
        <Text>{more}</Text>
      </h2>
      <ul>
        {WRITTEN_ARTICLES.map((article) => (
          <li key={article.slug} data-item="">
            <ArticleCard article={article} sizes="(width < 768px) 92vw, 389px" />
          </li>
        ))}
      </ul>
    </section>
  );
}
