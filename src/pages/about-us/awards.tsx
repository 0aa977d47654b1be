import { AWARDS } from '#content/facts/awards.ts';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './awards.module.css';
import { Certificates } from './certificates.tsx';

/** Awards as a typographic list: the year is the picture. */
export function Awards() {
  const { awards } = useTexts('aboutUs');
  return (
    <section id="awards" className={`wrap ${styles.awards}`} aria-labelledby="awards-title">
      <div className={styles.head}>
        <h2 id="awards-title" className="display-1">
          <Text>{awards.title}</Text>
        </h2>
        <p className="lead">
          <Text>{awards.lead}</Text>
        </p>
      </div>
      <ul className={styles.list}>
        {AWARDS.map(({ id, year }) => (
          <li key={id}>
            <time dateTime={String(year)}>{year}</time>
            <h3>
              <Text>{awards.items[id].title}</Text>
            </h3>
            <p>
              <Text>{awards.items[id].description}</Text>
            </p>
          </li>
        ))}
      </ul>
      <Certificates />
    </section>
  );
}
