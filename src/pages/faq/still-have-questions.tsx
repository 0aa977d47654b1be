import { PATHS } from '#content/facts/paths.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './still-have-questions.module.css';

/** The way on for a question that is not among the six. */
export function StillHaveQuestions() {
  const { still } = useTexts('faq');
  return (
    <section id="still-have-questions" className={styles.band} aria-labelledby="still-have-questions-title">
      <div className={`wrap ${styles.card}`}>
        <div>
          <h2 id="still-have-questions-title" className="display-1">
            <Text>{still.title}</Text>
          </h2>
          <p className="lead">
            <Text>{still.text}</Text>
          </p>
        </div>
        <Button href={PATHS.contactUs} size="large">
          <Text>{still.action}</Text>
          <Icon name="arrow" />
        </Button>
      </div>
    </section>
  );
}
