import { type Href, PATHS } from '#content/facts/paths.ts';
import { LAST_NEWS_PAGE, NEWS_PAGE_WINDOW } from '#content/facts/limits.ts';
import { FEATURED_NEWS } from '#content/facts/news.ts';
import { directionOf } from '#shared/languages.ts';
import { usePlace } from '#src/lib/router/router.tsx';
import { LineEnding } from '#src/sections/ending/line-ending.tsx';
import { PageHeader } from '#src/sections/page-header/page-header.tsx';
import { SubscribeForm } from '#src/sections/subscribe-form/subscribe-form.tsx';
import { parsePage } from '#src/ui/paginator/page-list.ts';
import { Paginator } from '#src/ui/paginator/paginator.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Study } from '#src/ui/study/study.tsx';
import { Drawing } from '#src/ui/drawing/drawing.tsx';
import { closingStars } from '#src/ui/drawing/drawings/closing-stars.ts';
import { fill } from '#src/i18n/format.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTextEntry, useTexts } from '#src/i18n/texts-context.tsx';
import { FeaturedNews } from './featured-news.tsx';
import { NewsGrid } from './news-grid.tsx';
import nightEnding from './night-ending.module.css';
import styles from './news-page.module.css';
import sky from './star-sky.module.css';

function hrefOf(page: number): Href {
  return page === 1 ? PATHS.news : `${PATHS.news}?page=${page}`;
}

/** News, ten pages of six, with the page in the address. */
export function NewsPage() {
  const { title, lead, paginator } = useTexts('news');
  const ending = useTextEntry('endings', 'news');
  const { previous, next } = useTexts('common');
  const direction = directionOf(useLanguage());
  const search = new URLSearchParams(usePlace().search);
  const page = parsePage(search.get('page'), LAST_NEWS_PAGE);
  return (
    <>
      {/* One night for the title and for what matters most: the stars turn about the dot. */}
      <div className={styles.night} data-theme="night">
        <PageHeader title={title} titleSize="medium" lead={lead}>
          <div className={sky.sky}>
            <Study
              name="star-sky"
              place="foot"
              sizes="(width < 1001px) 165vw, (width < 1920px) 133vw, 100vw"
              className={sky.stars}
              isFirst
            />
            <i className={sky.pole} data-dot="" />
          </div>
          <div className={sky.dune}>
            <div>
              <Study name="star-sky" sizes="210vw" />
            </div>
          </div>
          {/* The newsletter belongs to the header, and is shown below what matters most. */}
          <div className={styles.most}>
            <div className={styles.subscribe}>
              <SubscribeForm />
            </div>
            {FEATURED_NEWS && <FeaturedNews news={FEATURED_NEWS} />}
          </div>
        </PageHeader>
      </div>
      <NewsGrid page={page} />
      <div className={`wrap ${styles.paginator}`}>
        <Paginator
          id="news-paginator"
          label={paginator.label}
          previousLabel={previous}
          nextLabel={next}
          pageLabel={(number) => fill(paginator.page, { number })}
          hrefOf={hrefOf}
          current={page}
          last={LAST_NEWS_PAGE}
          window={NEWS_PAGE_WINDOW}
        />
      </div>
      <LineEnding
        title={ending.title}
        theme="night"
        layout={nightEnding.night}
        scene={<Drawing drawing={closingStars} direction={direction} />}
        action={
          <Button href={`${PATHS.news}#subscribe-form`} size="large">
            <Text>{ending.action}</Text>
          </Button>
        }
      />
    </>
  );
}
