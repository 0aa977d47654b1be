import { useRef } from 'react';
import { PATHS } from '#content/facts/paths.ts';
import { HERO_COUNTERS } from '#content/facts/counters.ts';
import { useEnlivened } from '#src/lib/when-near.ts';
import { MoreLink } from '#src/ui/button/more-link.tsx';
import { Ridge } from '#src/ui/figure/ridge.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './about-teaser.module.css';

const gatherRidge = async (counters: HTMLElement) =>
  (await import('./gather-ridge.ts')).gatherRidge(counters);

/** One large sentence, and three numerals standing on the three dunes of one computed ridge. */
export function AboutTeaser() {
  const { about } = useTexts('home');
  const counters = useRef<HTMLDivElement>(null);
  useEnlivened(counters, gatherRidge);
  return (
    <section id="about-teaser" className={styles.about} aria-labelledby="about-teaser-title">
      <div className={`wrap ${styles.inner}`}>
        <h2 id="about-teaser-title">
          <Text>{about.label}</Text>
        </h2>
        <div className={styles.words}>
          <p className={styles.statement}>
            <Text>{about.statement}</Text>
          </p>
          <p className={styles.description}>
            <Text>{about.description}</Text>
          </p>
          <MoreLink href={PATHS.aboutUs}>
            <Text>{about.knowMore}</Text>
          </MoreLink>
        </div>
      </div>
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
    </section>
  );
}
