import { type ReactNode, useId } from 'react';
import type { Href } from '#content/facts/paths.ts';
import { directionOf } from '#shared/languages.ts';
import { classNames } from '#src/lib/class-names.ts';
import { Drawing, type DrawingFile } from '#src/ui/drawing/drawing.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { holdOpenings } from '#src/i18n/hold-openings.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage } from '#src/i18n/texts-context.tsx';
import styles from './ending.module.css';
import own from './next-ending.module.css';

interface Props {
  id?: 'contact-banner';
  /** Why this one, in small letters. */
  label: string;
  title: string;
  href: Href;
  /** The land below the words, and the theme whose text is readable on its sky. */
  land?: { className: string; theme: string | undefined; picture: ReactNode };
  /** What the next page is about, as a drawing that comes up over this one's foot. */
  line?: DrawingFile | undefined;
  /** Words that stand on it. */
  labels?: readonly ReactNode[];
  /** A drawing that is the rule of the name, as wide as the page; the name's arrow lies on the disc at its end. */
  rule?: DrawingFile;
  /** Another way on, on the label's line. */
  children?: ReactNode;
}

/** A page ends in the name of the next one. */
export function NextEnding({ id, label, title, href, land, line, labels, rule, children }: Props) {
  const titleId = useId();
  const direction = directionOf(useLanguage());
  const [announced = '', announcing] = holdOpenings(title)
    .split(/(?<=:) /)
    .toReversed();
  const name = (
    <>
      <Text>{announced}</Text>
      <Icon name="arrow" />
    </>
  );
  const heading = (
    <h2 id={titleId}>
      <Link href={href}>
        {announcing === undefined ? (
          name
        ) : (
          <>
            <span>
              <Text>{announcing}</Text>{' '}
            </span>
            <span>{name}</span>
          </>
        )}
      </Link>
    </h2>
  );
  return (
    <section
      id={id}
      className={classNames(styles.ending, land?.className)}
      data-ending=""
      data-theme={land?.theme}
      aria-labelledby={titleId}
    >
      {land?.picture}
      <div className={`wrap ${own.next}`}>
        <p>
          <Text>{label}</Text> {children}
        </p>
        {rule === undefined ? (
          heading
        ) : (
          <div className={own.ruled}>
            {heading}
            <Drawing drawing={rule} direction={direction} />
          </div>
        )}
      </div>
      {line !== undefined && (
        <div className="wrap">
          <Drawing drawing={line} direction={direction} {...(labels && { labels })} />
        </div>
      )}
    </section>
  );
}
