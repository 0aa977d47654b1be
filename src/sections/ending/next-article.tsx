import { PATHS, pathTo } from '#content/facts/paths.ts';
import type { DrawingFile } from '#src/ui/drawing/drawing.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTextEntry } from '#src/i18n/texts-context.tsx';
import { NextEnding } from './next-ending.tsx';

/** An article ends in the next one; the contact banner of the specification is its second way on. */
export function NextArticle({ slug, line }: { slug: string; line?: DrawingFile }) {
  const { label } = useTextEntry('endings', 'nextArticle');
  const contact = useTextEntry('endings', 'contact');
  const { title } = useTextEntry('articles', slug);
  return (
    <NextEnding id="contact-banner" label={label} title={title} href={pathTo.article(slug)} line={line}>
      <Link href={PATHS.contactUs}>
        <Text>{contact}</Text>
      </Link>
    </NextEnding>
  );
}
