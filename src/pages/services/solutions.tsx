import { SERVICES } from '#content/facts/services.ts';
import { titleAir } from '#src/sections/page-header/title-air.ts';
import { MoreLink } from '#src/ui/button/more-link.tsx';
import { Study } from '#src/ui/study/study.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import windows from './solution-windows.module.css';
import styles from './solutions.module.css';

/** The five solutions as the home page's showcase list, all open: below each its place from near, which it has whole on its own row. */
export function Solutions() {
  const { solutions } = useTexts('services');
  const { items } = useTexts('ourServices');
  return (
    <section id="solutions" className={styles.section} aria-labelledby="solutions-title">
      <div className={`wrap ${styles.head}`}>
        <h2 id="solutions-title" data-title={titleAir(solutions.title)}>
          <Text>{solutions.title}</Text>
        </h2>
        <p className="lead">
          <Text>{solutions.lead}</Text>
        </p>
      </div>
      <ol className={styles.list}>
        {SERVICES.map(({ key, nearPath, rowHref }) => (
          <li key={key} data-item="">
            <h3>
              <Text>{items[key].title}</Text>
            </h3>
            <div className={styles.words}>
              <p>
                <Text>{items[key].subtitle}</Text>
              </p>
              <MoreLink href={rowHref} label={`${solutions.viewMore}: ${items[key].title}`}>
                <Text>{solutions.viewMore}</Text>
              </MoreLink>
            </div>
            <div className={windows.study}>
              <Study name={nearPath} alternative={items[key].picture} sizes="(width < 768px) 150vw, 60vw" />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
