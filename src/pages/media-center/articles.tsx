import { ARTICLE_CARDS } from '#content/facts/articles.ts';
import { ArticleCard } from '#src/sections/article-card/article-card.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './articles.module.css';

/** Three article cards, the first of them seven of twelve columns wide. */
export function Articles() {
  const { articles } = useTexts('mediaCenter');
  return (
    <section id="articles" className={`wrap ${styles.articles}`} aria-labelledby="articles-title">
      <h2 id="articles-title" className="display-1">
        <Text>{articles.heading}</Text>
      </h2>
      <ul className={styles.cards}>
        {ARTICLE_CARDS.map((article, index) => (
          <li key={article.id} data-item="">
            <ArticleCard
              article={article}
              sizes={index === 0 ? '(width < 768px) 92vw, 700px' : '(width < 768px) 92vw, 493px'}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
