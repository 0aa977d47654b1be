import { pathTo } from '#content/facts/paths.ts';
import { NDS_SERVICES } from '#content/facts/nds.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import { Slider } from '#src/ui/slider/slider.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './services.module.css';

/** Node's services: three cards in view, which all say the same (rule:nds-page). */
export function Services() {
  const { services } = useTexts('nds');
  const { names, introductions } = useTexts('paths');
  const { previous, next } = useTexts('common');
  return (
    <section id="nds-services" className={`wrap ${styles.services}`} aria-labelledby="nds-services-title">
      <Slider
        heading={
          <div className={styles.heading}>
            <h2 id="nds-services-title" className="display-1">
              <Text>{services.heading}</Text>
            </h2>
            <p className="lead">
              <Text>{services.subheading}</Text>
            </p>
          </div>
        }
        label={services.label}
        previousLabel={previous}
        nextLabel={next}
        step="item"
        look="contained"
      >
        {NDS_SERVICES.cards.map((card) => (
          <li key={card} className={styles.card} data-item="">
            <div className={styles.window}>
              <Picture name={NDS_SERVICES.study} alternative="" sizes="(width < 768px) 372vw, 1620px" />
            </div>
            <h3>
              <Link href={pathTo.businessPath(1)} className={styles.link}>
                <Text>{names.path1}</Text>
              </Link>
            </h3>
            <p>
              <Text>{introductions.path1}</Text>
            </p>
          </li>
        ))}
      </Slider>
    </section>
  );
}
