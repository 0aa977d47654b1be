import { Figure } from '#src/ui/figure/figure.tsx';
import type { FigureName } from '#src/ui/figure/figures.ts';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './why-join.module.css';

const REASONS = [
  { id: 'impact', figure: 'reason-reach' },
  { id: 'ownership', figure: 'reason-carried' },
  { id: 'learning', figure: 'reason-exchanged' },
] as const satisfies readonly { id: string; figure: FigureName }[];

/** Three reasons, each under a drawing. */
export function WhyJoin() {
  const { title, items } = useTexts('careers').whyJoin;
  return (
    <section id="why-join" className={`wrap ${styles.why}`} aria-labelledby="why-join-title">
      <h2 id="why-join-title" className="display-1">
        <Text>{title}</Text>
      </h2>
      <ul className={styles.cards}>
        {REASONS.map(({ id, figure }) => (
          <li key={id} data-item="">
            <Figure name={figure} isSequence />
            <h3>
              <Text>{items[id].title}</Text>
            </h3>
            <p>
              <Text>{items[id].description}</Text>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
