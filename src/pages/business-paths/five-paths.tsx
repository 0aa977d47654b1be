import {
  BUSINESS_PATH_HOUR,
  BUSINESS_PATH_IDS,
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
import sunStyles from './sun-way.module.css';

const SIZE = '(width < 500px) 128vw, (width < 1001px) 38vw, 27vw';
/** The outer hours reach from their column to the edge of a window of 2560, and on phones beyond it. */
const OUTER_SIZE = '(width < 500px) 308vw, 64vw';
const SIZES: Partial<Record<BusinessPathId, string>> = { 1: OUTER_SIZE, 5: OUTER_SIZE };

/** The sun's way over the land, in hundredths of its height from its middle: it rises and sets behind the outer crests. */
const SUN_WAY = 'M-116 72A116 63.5 0 0 1 116 72';

/**
 * The five paths side by side, edge to edge: one land, over which a day passes from dawn to dusk, under
 * one way of the sun. In narrow windows it stands above their names. A whole card follows its one link.
 */
export function FivePaths() {
  const { listLabel, showMore } = useTexts('businessPaths');
  const { names, introductions } = useTexts('paths');
  return (
    <section
      id="business-paths"
      className={`${styles.section} ${landStyles.underLand}`}
      aria-label={listLabel}
    >
      <ol className={styles.paths}>
        {BUSINESS_PATH_IDS.map((id) => {
          const { key, largeIcon, path } = BUSINESS_PATHS[id];
          return (
            <li key={id} className={styles.path} data-item="">
              <div className={landStyles.window}>
                <Study
                  name={`day-${BUSINESS_PATH_HOUR[id]}`}
                  sizes={SIZES[id] ?? SIZE}
                  className={landStyles.land}
                />
                <div className={figureStyles.sky}>
                  <svg
                    className={sunStyles.way}
                    viewBox="-116 0 232 100"
                    preserveAspectRatio="none"
                    aria-hidden="true"
                  >
                    <path d={SUN_WAY} />
                  </svg>
                  <Figure name={largeIcon} isSequence isFirst className={figureStyles.figure} />
                </div>
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
      <i className={sunStyles.sun} data-dot="" />
    </section>
  );
}
