import { Disclosure } from '#src/ui/disclosure/disclosure.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './questions.module.css';

/** Six questions: the first is open on entry, and never more than one. */
export function Questions() {
  const { questionsHeading, questions } = useTexts('faq');
  return (
    <section id="questions" aria-labelledby="questions-title">
      <h2 id="questions-title" className="visually-hidden">
        <Text>{questionsHeading}</Text>
      </h2>
      <ul className={styles.questions}>
        {questions.map(({ title, answer }, index) => (
          <li key={title} data-item="">
            <Disclosure title={<QuestionTitle text={title} />} isOpenOnEntry={index === 0} group="faq">
              <p className={styles.answer}>
                <Text>{answer}</Text>
              </p>
            </Disclosure>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Beside it waits the dot's place: it comes when the question is opened. */
function QuestionTitle({ text }: { text: string }) {
  return (
    <span className={styles.title}>
      <i className={styles.dot} data-dot="" />
      <Text>{text}</Text>
    </span>
  );
}
