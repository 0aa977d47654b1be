import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './about.module.css';

/** What the platform is, in one large sentence. */
export function About() {
  const { about } = useTexts('nds');
  return (
    <section id="nds-about" className={`wrap ${styles.about}`} aria-labelledby="nds-about-title">
      <h2 id="nds-about-title" className="visually-hidden">
        <Text>{about.heading}</Text>
      </h2>
      <p>
        <Text>{about.statement}</Text>
      </p>
    </section>
  );
}
