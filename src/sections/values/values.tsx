import { useRef } from 'react';
import { SLIDER_STEP_PX } from '#content/facts/limits.ts';
import { VALUES } from '#content/facts/values.ts';
import { useEnlivened } from '#src/lib/when-near.ts';
import { Figure } from '#src/ui/figure/figure.tsx';
import { Study } from '#src/ui/study/study.tsx';
import { Slider } from '#src/ui/slider/slider.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './values.module.css';

const gatherValues = async (section: HTMLElement) =>
  (await import('./gather-values.ts')).gatherValues(section);

/** The five values; pointing brings the hour of the day up behind a card's figure, and a gust goes through it. */
export function Values() {
  const { title, trackLabel, items } = useTexts('values');
  const { previous, next } = useTexts('common');
  const section = useRef<HTMLElement>(null);
  useEnlivened(section, gatherValues);
  return (
    <section ref={section} id="values" className={styles.values} aria-labelledby="values-title">
      <Slider
        heading={
          <h2 id="values-title" className="display-1">
            <Text>{title}</Text>
          </h2>
        }
        label={trackLabel}
        previousLabel={previous}
        nextLabel={next}
        step={SLIDER_STEP_PX}
      >
        {VALUES.map(({ id, study }) => (
          <li key={id} className={styles.card} data-item="">
            <Study name={study} sizes="440px" className={styles.study} />
            <Figure name={id} isCarried className={styles.figure} />
            <h3>
              <Text>{items[id].title}</Text>
            </h3>
            <p>
              <Text>{items[id].description}</Text>
            </p>
          </li>
        ))}
      </Slider>
    </section>
  );
}
