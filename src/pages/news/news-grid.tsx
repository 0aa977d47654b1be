import { useEffect, useRef } from 'react';
import { PATHS } from '#content/facts/paths.ts';
import { NEWS, newsOnPage } from '#content/facts/news.ts';
import { classNames } from '#src/lib/class-names.ts';
import { useArrival } from '#src/lib/router/router.tsx';
import { MoreLink } from '#src/ui/button/more-link.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { ArchiveCard } from './archive-card.tsx';
import { NewsCard } from './news-card.tsx';
import styles from './news-grid.module.css';

/** The six cards of a page: the news, and after the last of them the issues of the monthly newsletter. */
export function NewsGrid({ page }: { page: number }) {
  const { latest, archive } = useTexts('news');
  const cards = newsOnPage(page, NEWS);
  const heading = useHeadingOfPage(page);
  return (
    <section id="news-grid" className={`wrap ${styles.section}`} aria-labelledby="news-grid-title">
      <div className={styles.head}>
        <h2 id="news-grid-title" className="display-2" ref={heading} tabIndex={-1}>
          <Text>{page === 1 ? latest.heading : archive.heading}</Text>
        </h2>
        {page > 1 && (
          <p>
            <Text>{archive.note}</Text>{' '}
            <MoreLink href={PATHS.contactUs}>
              <Text>{archive.request}</Text>
            </MoreLink>
          </p>
        )}
      </div>
      <ul className={classNames(styles.grid, page === 1 && styles.latest)}>
        {cards.news.map((item, index) => (
          <li key={item.id} data-item="">
            <NewsCard item={item} isLatest={page === 1 && index === 0} />
          </li>
        ))}
        {cards.months.map((month) => (
          <li key={month} data-item="">
            <ArchiveCard month={month} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The grid's heading, which a visitor who turned the page is brought to; Back and Forward restore the place. */
function useHeadingOfPage(page: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(page);
  const navigation = useArrival();
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (navigation === 'pop') return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [page, navigation]);
  return heading;
}
