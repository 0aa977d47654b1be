import { QUESTION_TYPES } from '#content/facts/workshop-guide.ts';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { HairlineTable } from './hairline-table.tsx';
import styles from './hairline-table.module.css';

/** Six types of question, with an example of each. */
export function QuestionTypesTable() {
  const words = useTexts('article1').questions;
  const { columns, rows } = words;
  return (
    <HairlineTable id="question-types" words={words} columns={[columns.type, columns.example]}>
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
    </HairlineTable>
  );
}
