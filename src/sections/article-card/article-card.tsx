import { pathTo } from '#content/facts/paths.ts';
import type { ArticleFacts } from '#content/records/article.ts';
import { CoverCard } from '#src/sections/cover-card/cover-card.tsx';
import { formatDateTime } from '#shared/dates.ts';
import { useLanguage, useTextEntry } from '#src/i18n/texts-context.tsx';

interface Props {
  article: ArticleFacts;
  sizes: string;
  /** Its own, unless it shows here as the news announce it. */
  cover?: ArticleFacts['cover'] | undefined;
  /** The name that it has here, if not its whole title. */
  name?: string | undefined;
}

/** An article, wherever one is offered. */
export function ArticleCard({ article, sizes, cover = article.cover, name }: Props) {
  const language = useLanguage();
  const { title, teaser } = useTextEntry('articles', article.slug);
  const kinds = useTextEntry('articleFrame', 'kinds');
  return (
    <CoverCard
      cover={cover}
      sizes={sizes}
      badge={kinds[article.kind]}
      date={article.date}
      dateText={formatDateTime(article.date, language)}
      title={name ?? title}
      teaser={teaser}
      href={pathTo.article(article.slug)}
    />
  );
}
