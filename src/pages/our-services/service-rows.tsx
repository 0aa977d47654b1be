import { SERVICES } from '#content/facts/services.ts';
import type { BusinessPathId } from '#content/facts/business-paths.ts';
import { classNames } from '#src/lib/class-names.ts';
import { MoreLink } from '#src/ui/button/more-link.tsx';
import { Study } from '#src/ui/study/study.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { LeapMark } from './leap-mark.tsx';
import water from './row-on-water.module.css';
import styles from './service-rows.module.css';

/** How wide each row's picture would show uncut from 768 px on. */
const SIZES: Readonly<Record<BusinessPathId, string>> = {
  1: '66vw',
  2: '58vw',
  3: 'max(104vw, 1440px)',
  4: '78vw',
  5: '100vw',
};

/**
 * Five rows of a picture and words: the pictures bleed to either edge of the window, the third fills it and has its
 * words on the water, the fifth goes across it over its words. Sides follow the direction of the language.
 */
export function ServiceRows() {
  const { rowsLabel, viewMore, items } = useTexts('ourServices');
  return (
    <section id="service-rows" className={styles.rows} aria-label={rowsLabel}>
      {SERVICES.map(({ id, key, imageCoverPath, href }) => {
        const { picture, title, subtitle, subTitleChild } = items[key];
        const onWater = id === 3 ? water : undefined;
        return (
          <article key={id} id={key} className={classNames(styles.row, onWater?.row)} data-item="">
            <div className={classNames(styles.study, onWater?.study)}>
              <Study
                name={imageCoverPath}
                alternative={picture}
                sizes={`(width < 768px) max(100vw, ${id === 3 ? 1085 : 455}px), ${SIZES[id]}`}
              />
            </div>
            <div className={classNames(styles.words, onWater?.words)}>
              <LeapMark place={id} />
              {id === SERVICES.length && <LeapMark place={id} isAcross />}
              <h2 className="display-2">
                <Text>{title}</Text>
              </h2>
              <p className={styles.subtitle}>
                <Text>{subtitle}</Text>
              </p>
              <p>
                <Text>{subTitleChild}</Text>
              </p>
              <MoreLink href={href} label={`${viewMore}: ${title}`}>
                <Text>{viewMore}</Text>
              </MoreLink>
            </div>
          </article>
        );
      })}
    </section>
  );
}
