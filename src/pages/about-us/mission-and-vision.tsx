import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './mission-and-vision.module.css';

/** Two large sentences, split by a vertical hairline. */
export function MissionAndVision() {
  const { mission, vision } = useTexts('aboutUs');
  return (
    <div className={`wrap ${styles.pair}`}>
      <Sentence id="mission" {...mission} />
      <Sentence id="vision" {...vision} />
    </div>
  );
}

function Sentence({ id, title, statement }: { id: string; title: string; statement: string }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <Text>{title}</Text>
      </h2>
      <p>
        <Text>{statement}</Text>
      </p>
    </section>
  );
}
