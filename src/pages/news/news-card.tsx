import type { NewsCardFacts } from '#content/facts/news.ts';
import { CoverCard } from '#src/sections/cover-card/cover-card.tsx';
import { formatDate } from '#shared/dates.ts';
import { useLanguage, useTextEntry, useTexts } from '#src/i18n/texts-context.tsx';

interface Props {
  item: NewsCardFacts;
  /** Larger than the others, at every width. */
  isLatest: boolean;
}

/** A short news item; it leads to the page that it is about. */
export function NewsCard({ item, isLatest }: Props) {
  const language = useLanguage();
  const { categories } = useTexts('news').latest;
  const { title, teaser } = useTextEntry(item.group, item.id);
  return (
    <CoverCard
      cover={item.cover}
      sizes={isLatest ? '(width < 1001px) 92vw, 63vw' : '(width < 500px) 92vw, (width < 1001px) 46vw, 389px'}
      badge={categories[item.category]}
      date={item.date}
      dateText={formatDate(item.date, language)}
      title={title}
      teaser={teaser}
      href={item.href}
    />
  );
}
