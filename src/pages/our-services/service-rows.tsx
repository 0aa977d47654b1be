import { SERVICES } from '#content/facts/services.ts';
import { MoreLink } from '#src/ui/button/more-link.tsx';
import { Study } from '#src/ui/study/study.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './service-rows.module.css';

/**
 * Five rows of an image and words; the image bleeds to alternate edges of the window, and the order of
 * both follows the direction of the language.
 */
export function ServiceRows() {
  const { rowsLabel, viewMore, items } = useTexts('ourServices');
  return (
    <section id="service-rows" className={styles.rows} aria-label={rowsLabel}>
      {SERVICES.map(({ id, key, imageCoverPath, href }, index) => {
        const { title, subtitle, subTitleChild } = items[key];
        return (
          <article key={id} id={key} className={styles.row} data-item="">
            <div className={styles.study}>
              <Study name={imageCoverPath} sizes="(width < 768px) 100vw, 52vw" isTurned={index % 2 === 0} />
            </div>
            <div className={styles.words}>
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
