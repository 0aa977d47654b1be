import { Figure } from '#src/ui/figure/figure.tsx';
import type { FigureName } from '#src/ui/figure/figures.ts';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './objectives.module.css';

const OBJECTIVE_FIGURES = [
  'objective-1',
  'objective-2',
  'objective-3',
] as const satisfies readonly FigureName[];

/** What the workshop leads to, as one drawing on the page's field. */
export function Objectives() {
  const { heading, items } = useTexts('media_reservation').objectives;
  return (
    <section id="objectives" className={styles.field} data-theme="blue" aria-labelledby="objectives-title">
      <h2 id="objectives-title" className="display-1">
        <Text>{heading}</Text>
      </h2>
      <ol className={styles.objectives}>
        {OBJECTIVE_FIGURES.map((figure, index) => (
          <li key={figure} data-item="">
            <Figure name={figure} isSequence />
            <p>
              <Text>{items[index] ?? ''}</Text>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
