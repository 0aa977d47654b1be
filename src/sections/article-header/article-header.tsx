import { articleOf } from '#content/facts/articles.ts';
import { PATHS } from '#content/facts/paths.ts';
import { useTextEntry } from '#src/i18n/texts-context.tsx';
import { MediaHeader, type TitleLook } from '../media-header/media-header.tsx';

interface Props {
  slug: string;
  titleLook?: TitleLook;
  /** False where the teaser stands as the first words of the text. */
  hasTeaser?: boolean;
}

/** The header of an article, from its record. */
export function ArticleHeader({ slug, titleLook = 'name', hasTeaser = true }: Props) {
  const { kind, date } = articleOf(slug);
  const { title, teaser } = useTextEntry('articles', slug);
  const { heading } = useTextEntry('articleHeads', slug);
  const back = useTextEntry('articleFrame', 'back');
  const kinds = useTextEntry('articleFrame', 'kinds');
  return (
    <MediaHeader
      back={{ href: PATHS.mediaCenter, text: back }}
      title={heading ?? title}
      titleLook={titleLook}
      {...(hasTeaser && { description: teaser })}
      tag={kinds[kind]}
      tagTone="accent"
      date={date}
    />
  );
}
