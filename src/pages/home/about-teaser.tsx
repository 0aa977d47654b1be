import { PATHS } from '#content/facts/paths.ts';
import { MoreLink } from '#src/ui/button/more-link.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { AboutCounters } from './about-counters.tsx';
import styles from './about-teaser.module.css';

/** One large sentence, and three numerals standing on the three dunes of one computed ridge. */
export function AboutTeaser() {
  const { about } = useTexts('home');
  return (
    <section id="about-teaser" className={styles.about} aria-labelledby="about-teaser-title">
      <div className={`wrap ${styles.inner}`}>
        <h2 id="about-teaser-title">
          <Text>{about.label}</Text>
        </h2>
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
      <AboutCounters />
    </section>
  );
}
