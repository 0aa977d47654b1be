import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './workshop-topics.module.css';

/** The topics of the first workshop, set large. */
export function WorkshopTopics() {
  const { heading, lead, items } = useTexts('article2').topics;
  return (
    <section
      id="workshop-topics"
      className={`wrap ${styles.section}`}
      aria-labelledby="workshop-topics-title"
    >
      <h2 id="workshop-topics-title" className="display-2">
        <Text>{heading}</Text>
      </h2>
      <p className="lead">
        <Text>{lead}</Text>
      </p>
      <ul className={styles.topics}>
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3>
              <Text>{title}</Text>
            </h3>
            <p>
              <Text>{text}</Text>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
