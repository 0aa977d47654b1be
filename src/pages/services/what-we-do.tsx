import { WHAT_WE_DO } from '#content/facts/services.ts';
import { Figure } from '#src/ui/figure/figure.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './what-we-do.module.css';

/** Three drawings in a row of unequal widths. */
export function WhatWeDo() {
  const { whatWeDo } = useTexts('services');
  return (
    <section id="what-we-do" className={`wrap ${styles.section}`} aria-labelledby="what-we-do-title">
      <h2 id="what-we-do-title" className="display-1">
        <Text>{whatWeDo.title}</Text>
      </h2>
      <ul className={styles.row}>
        {WHAT_WE_DO.map(({ key, figure }) => (
          <li key={key} data-item="">
            <div className={styles.drawing}>
              <Figure name={figure} isSequence />
            </div>
            <h3>
              <Text>{whatWeDo.items[key].title}</Text>
            </h3>
            <p>
              <Text>{whatWeDo.items[key].description}</Text>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
