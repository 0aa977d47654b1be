import type { LEGAL_PARTS } from '#content/facts/legal.ts';
import { siteConfig } from '#site-config';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { CollectedData } from './collected-data.tsx';

/** One of the seven parts: its heading and paragraphs, the list of three, the address for requests. */
export function LegalPart({ id }: { id: (typeof LEGAL_PARTS)[number] }) {
  const { parts, emailLabel } = useTexts('legal');
  const part = parts[id];
  const { email } = siteConfig.company;
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="display-2">
        <Text>{part.heading}</Text>
      </h2>
      {part.paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Text>{paragraph}</Text>
        </p>
      ))}
      {'collected' in part && (
        <>
          <CollectedData texts={part.collected} />
          {part.after.map((paragraph) => (
            <p key={paragraph}>
              <Text>{paragraph}</Text>
            </p>
          ))}
        </>
      )}
      {id === 'rights' && (
        <p>
          <Text>{emailLabel}</Text>{' '}
          <a href={`mailto:${email}`}>
            <bdi dir="ltr">{email}</bdi>
          </a>
        </p>
      )}
    </section>
  );
}
