import { ARTICLE_CARDS } from '#content/facts/articles.ts';
import { SLIDER_STEP_PX } from '#content/facts/limits.ts';
import { ArticleCard } from '#src/sections/article-card/article-card.tsx';
import { Slider } from '#src/ui/slider/slider.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './latest-news.module.css';

/** News and articles: a slider of three cards. */
export function LatestNews() {
  const { news } = useTexts('home');
  const { previous, next } = useTexts('common');
  return (
    <section id="latest-news" className={styles.news} aria-labelledby="latest-news-title">
      <Slider
        heading={
          <h2 id="latest-news-title" className="display-1">
            <Text>{news.title}</Text>
          </h2>
        }
        label={news.title}
        previousLabel={previous}
        nextLabel={next}
        step={SLIDER_STEP_PX}
      >
        {ARTICLE_CARDS.map((article, index) => (
          <li key={article.slug} className={styles.card} data-item="">
            <ArticleCard
              article={article}
              sizes={`(width < 500px) 92vw, (width >= 1280px) ${index === 0 ? 596 : 288}px, 416px`}
            />
          </li>
        ))}
      </Slider>
    </section>
  );
}
