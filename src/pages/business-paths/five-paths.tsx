import {
  BUSINESS_PATH_HOUR,
  BUSINESS_PATH_IDS,
  BUSINESS_PATH_STUDY,
  BUSINESS_PATHS,
  type BusinessPathId,
} from '#content/facts/business-paths.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Figure } from '#src/ui/figure/figure.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Study } from '#src/ui/study/study.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './five-paths.module.css';
import landStyles from './land-of-hours.module.css';
import figureStyles from './path-figure.module.css';

/** The outer hours reach from their column to the edge of a window of 2560. */
const SIZES: Partial<Record<BusinessPathId, string>> = { 1: '64vw', 5: '64vw' };

/**
 * The five paths side by side, edge to edge: one land, over which a day passes from dawn to dusk. In rows below each
 * other they show one crest at five hours. A whole card follows its one link.
 */
export function FivePaths() {
  const { listLabel, showMore } = useTexts('businessPaths');
  const { names, introductions } = useTexts('paths');
  return (
    <section id="business-paths" className={styles.section} aria-label={listLabel}>
      <ol className={styles.paths}>
        {BUSINESS_PATH_IDS.map((id) => {
          const { key, largeIcon, path } = BUSINESS_PATHS[id];
          return (
            <li key={id} className={styles.path} data-item="">
              <div className={landStyles.window}>
                <Study
                  name={`day-${BUSINESS_PATH_HOUR[id]}`}
                  sizes={SIZES[id] ?? '27vw'}
                  className={landStyles.land}
                />
                <Study
                  name={BUSINESS_PATH_STUDY[id]}
                  sizes="(width < 768px) 260px, 400px"
                  className={landStyles.crest}
                />
                <Figure name={largeIcon} isSequence isFirst className={figureStyles.figure} />
              </div>
              <div className={styles.words}>
                <h2>
                  <Text>{names[key]}</Text>
                </h2>
                <p>
                  <Text>{introductions[key]}</Text>
                </p>
                <Link href={path} className={styles.more} label={`${showMore}: ${names[key]}`}>
                  <Text>{showMore}</Text>
                  <Icon name="arrow" />
                </Link>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
