import { Fragment, type ReactNode } from 'react';
import { XSRF_COOKIE } from '#shared/api.ts';
import { Text } from '#src/i18n/text.tsx';

interface Props {
  id: string;
  heading: string;
  paragraphs: readonly string[];
  /** Before the paragraphs. */
  opening?: ReactNode;
  /** Whether it is one that the page is about. */
  isMarked?: boolean;
  /** After the paragraphs. */
  children?: ReactNode;
}

/** One part of a document: its heading and paragraphs, and what follows them. */
export function DocumentPart({ id, heading, opening, paragraphs, isMarked = false, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} data-own={isMarked || undefined}>
      <h2 id={`${id}-title`} className="display-2">
        <Text>{heading}</Text>
      </h2>
      {opening}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Named text={paragraph} />
        </p>
      ))}
      {children}
    </section>
  );
}

/** A text in which the cookie's name is one word, which no line breaks at its hyphen. */
function Named({ text }: { text: string }) {
  const [first = '', ...others] = text.split(XSRF_COOKIE);
  return (
    <>
      <Text>{first}</Text>
      {others.map((piece) => (
        <Fragment key={piece}>
          <code>
            <Text>{XSRF_COOKIE}</Text>
          </code>
          <Text>{piece}</Text>
        </Fragment>
      ))}
    </>
  );
}
