import type { LEGAL_PARTS } from '#content/facts/legal.ts';
import { siteConfig } from '#site-config';
import { DocumentPart } from '#src/sections/document/document-part.tsx';
import { EmailLink } from '#src/ui/link/email-link.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { Figures, type FigureTexts } from './figures.tsx';
import { CollectedData } from './collected-data.tsx';
import { Promised } from './promised.tsx';

/** One of the seven parts: its heading and paragraphs, the list of three, the address for requests. */
export function LegalPart({
  id,
  isOwn,
  hasFigures,
}: {
  id: (typeof LEGAL_PARTS)[number];
  isOwn: boolean;
  /** Whether its numbers stand large beside it, and what it promises in it. */
  hasFigures: boolean;
}) {
  const { parts, figures, emailLabel } = useTexts('legal');
  const part = parts[id];
  const figuresOf: Partial<Record<typeof id, FigureTexts>> = figures;
  const figuresHere = figuresOf[id];
  const { email } = siteConfig.company;
  const [first = '', ...others] = part.paragraphs;
  const [promise = '', ...more] = 'after' in part ? part.after : [];
  // The privacy policy promises; the terms say first of all whom the site is open to.
  const isOpening = !hasFigures && id === 'use';
  // And last of all which of the two texts counts.
  const isClosing = !hasFigures && id === 'changes';
  const shown = isOpening ? others : isClosing ? part.paragraphs.slice(0, -1) : part.paragraphs;
  return (
    <DocumentPart
      id={id}
      heading={part.heading}
      opening={isOpening && <Promised paragraph={first} />}
      paragraphs={shown}
      isMarked={isOwn}
    >
      {isClosing && <Promised paragraph={part.paragraphs.at(-1) ?? ''} isLast />}
      {'collected' in part && (
        <>
          <CollectedData texts={part.collected} />
          {hasFigures ? (
            <Promised paragraph={promise} field={more} />
          ) : (
            part.after.map((paragraph) => (
              <p key={paragraph}>
                <Text>{paragraph}</Text>
              </p>
            ))
          )}
        </>
      )}
      {id === 'rights' && (
        <p>
          <Text>{emailLabel}</Text> <EmailLink email={email} />
        </p>
      )}
      {hasFigures && figuresHere !== undefined && <Figures texts={figuresHere} />}
    </DocumentPart>
  );
}
