import { QUESTION_TYPES } from '#content/facts/workshop-guide.ts';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './hairline-table.module.css';

/** Six types of question, with an example of each. */
export function QuestionTypesTable() {
  const { heading, caption, columns, rows } = useTexts('article1').questions;
  return (
    <section id="question-types" className={styles.section} aria-labelledby="question-types-title">
      <h2 id="question-types-title">
        <Text>{heading}</Text>
      </h2>
      <table className={styles.table}>
        <caption>
          <Text>{caption}</Text>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Text>{columns.type}</Text>
            </th>
            <th scope="col">
              <Text>{columns.example}</Text>
            </th>
          </tr>
        </thead>
        <tbody>
          {QUESTION_TYPES.map((type) => (
            <tr key={type}>
              <th scope="row">
                <Text>{rows[type].type}</Text>
              </th>
              <td className={styles.example}>
                <Text>{rows[type].example}</Text>{' '}
                <small>
                  <Text>{rows[type].purpose}</Text>
                </small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
