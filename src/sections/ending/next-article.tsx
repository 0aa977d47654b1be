import { pathTo } from '#content/facts/paths.ts';
import type { DrawingFile } from '#src/ui/drawing/drawing.tsx';
import { useTextEntry } from '#src/i18n/texts-context.tsx';
import { ContactWay } from './contact-way.tsx';
import { NextEnding } from './next-ending.tsx';

/** An article ends in the next one; the contact banner of the specification is its second way on. */
export function NextArticle({ slug, line }: { slug: string; line?: DrawingFile }) {
  const { label } = useTextEntry('endings', 'nextArticle');
  const { title } = useTextEntry('articles', slug);
  return (
    <NextEnding id="contact-banner" label={label} title={title} href={pathTo.article(slug)} line={line}>
      <ContactWay />
    </NextEnding>
  );
}
