import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { symbols } from '#src/ui/brand/symbols.ts';
import styles from './about.module.css';

/** One large sentence beside the platform's own mark. */
export function About() {
  const { about } = useTexts('nds');
  const { viewBox, strokes, dots } = symbols.nds;
  return (
    <section id="nds-about" className={`wrap ${styles.about}`} aria-labelledby="nds-about-title">
      <h2 id="nds-about-title" className="visually-hidden">
        <Text>{about.heading}</Text>
      </h2>
      <svg className={styles.mark} viewBox={viewBox} aria-hidden="true">
        {strokes.map(({ d, width }) => (
          <path key={d} d={d} strokeWidth={width} />
        ))}
        {dots.map(({ cx, cy, r }) => (
          <circle key={cx} cx={cx} cy={cy} r={r} />
        ))}
      </svg>
      <p>
        <Text>{about.statement}</Text>
      </p>
    </section>
  );
}
