import type { ReactNode } from 'react';
import { useId } from 'react';
import { directionOf } from '#shared/languages.ts';
import { classNames } from '#src/lib/class-names.ts';
import { Drawing, type DrawingFile } from '#src/ui/drawing/drawing.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage } from '#src/i18n/texts-context.tsx';
import styles from './ending.module.css';

interface Props {
  id?: string;
  title: string;
  /** A sentence more. */
  text?: string;
  /** What one can do: a button or a field. */
  action: ReactNode;
  /** A drawing at the inline end. */
  scene?: ReactNode;
  /** What the page was about, as a drawing that stands on the ending's hairline. */
  line?: DrawingFile;
  /** Words that stand on that drawing. */
  labels?: readonly ReactNode[] | undefined;
  /** A class for what is its own: of `within.module.css`, or of the page. */
  layout?: string | undefined;
  /** On a field of its own; by `night` the footer is the land under its sky, or goes on as its ground. */
  theme?: 'green' | 'night';
}

/** A page's last line and the one thing to do, on the plain ground or beside a drawing. */
export function LineEnding({ id, title, text, action, scene, line, labels, layout, theme }: Props) {
  const titleId = useId();
  const direction = directionOf(useLanguage());
  return (
    <section
      id={id}
      className={classNames(
        styles.ending,
        scene !== undefined && styles.drawn,
        line !== undefined && styles.lined,
        layout,
      )}
      data-theme={theme}
      data-ending=""
      aria-labelledby={titleId}
    >
      {line && (
        <div className={styles.above}>
          <div className="wrap">
            <Drawing drawing={line} direction={direction} {...(labels && { labels })} />
          </div>
        </div>
      )}
      <div className={`wrap ${styles.line}`}>
        <div>
          <h2 id={titleId}>
            <Text>{title}</Text>
          </h2>
          {text !== undefined && (
            <p className="lead">
              <Text>{text}</Text>
            </p>
          )}
        </div>
        {action}
      </div>
      {scene !== undefined && <div className={styles.scene}>{scene}</div>}
    </section>
  );
}
