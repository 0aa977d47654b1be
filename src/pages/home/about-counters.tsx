import { useRef } from 'react';
import { HERO_COUNTERS } from '#content/facts/counters.ts';
import { useEnlivened } from '#src/lib/when-near.ts';
import { Ridge } from '#src/ui/figure/ridge.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './about-counters.module.css';

const gatherRidge = async (counters: HTMLElement) =>
  (await import('./gather-ridge.ts')).gatherRidge(counters);

/** Three numerals on the three dunes of one computed ridge. */
export function AboutCounters() {
  const { about } = useTexts('home');
  const counters = useRef<HTMLDivElement>(null);
  useEnlivened(counters, gatherRidge);
  return (
    <div ref={counters} className={styles.counters}>
      <Ridge isCarried className={styles.ridge} />
      <dl>
        {HERO_COUNTERS.map(({ key, value }) => (
          <div key={key} data-item="">
            <dt>
              <Text>{about.counters[key]}</Text>
            </dt>
            <dd>
              <bdi dir="ltr">
                <span>{value.slice(0, 1)}</span>
                {value.slice(1)}
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
