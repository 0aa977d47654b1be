import { NDS_SOLUTIONS } from '#content/facts/nds.ts';
import { Figure } from '#src/ui/figure/figure.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { ComponentsFigure } from './components-figure.tsx';
import styles from './solutions.module.css';

/** Four solutions round one point. */
export function Solutions() {
  const { solutions } = useTexts('nds');
  return (
    <section id="nds-solutions" className={`wrap ${styles.solutions}`} aria-labelledby="nds-solutions-title">
      <h2 id="nds-solutions-title" className="display-1">
        <Text>{solutions.heading}</Text>
      </h2>
      <ul>
        {NDS_SOLUTIONS.map(({ id, figure }) => (
          <li key={id} data-item="">
            {figure === null ? (
              <ComponentsFigure className={styles.figure} />
            ) : (
              <Figure name={figure} className={styles.figure} />
            )}
            <h3>
              <Text>{solutions.items[id].title}</Text>
            </h3>
            <p>
              <Text>{solutions.items[id].description}</Text>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
