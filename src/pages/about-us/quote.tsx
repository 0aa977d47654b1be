import { symbols } from '#src/ui/brand/symbols.ts';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './quote.module.css';

/** Full night. The ن of the symbol opens the quote instead of a quotation mark. */
export function Quote() {
  const { quote } = useTexts('aboutUs');
  const { viewBox, strokes, dots } = symbols.company;
  return (
    <section id="quote" className={styles.quote} data-theme="night" aria-label={quote.label}>
      <figure className={`wrap ${styles.inner}`}>
        <svg className={styles.mark} viewBox={viewBox} aria-hidden="true">
          {strokes.map(({ d, width }) => (
            <path key={d} className={styles.stroke} d={d} strokeWidth={width} />
          ))}
          {dots.map(({ cx, cy, r }) => (
            <circle key={cx} className={styles.dot} cx={cx} cy={cy} r={r} />
          ))}
        </svg>
        <blockquote>
          {quote.sentences.map((sentence) => (
            <p key={sentence}>
              <Text>{sentence}</Text>
            </p>
          ))}
        </blockquote>
        <figcaption>
          <Text>{quote.source}</Text>
        </figcaption>
      </figure>
    </section>
  );
}
