import { articleOf } from '#content/facts/articles.ts';
import { PATHS } from '#content/facts/paths.ts';
import { useTextEntry } from '#src/i18n/texts-context.tsx';
import { MediaHeader } from '../media-header/media-header.tsx';
import { TwofoldTitle } from './twofold-title.tsx';

interface Props {
  slug: string;
  /** `headline` for titles of a sentence, which are set smaller than names; `twofold` for a name and its question. */
  titleLook?: 'name' | 'headline' | 'twofold';
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
      {...(titleLook === 'twofold' ? { heading: <TwofoldTitle title={heading ?? title} /> } : { titleLook })}
      {...(hasTeaser && { description: teaser })}
      tag={kinds[kind]}
      tagTone="accent"
      date={date}
    />
  );
}
