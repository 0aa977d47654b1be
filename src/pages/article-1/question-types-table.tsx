import { QUESTION_TYPES } from '#content/facts/workshop-guide.ts';
import { ArticleColumn } from '#src/sections/article-column/article-column.tsx';
import { Figure } from '#src/ui/figure/figure.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { HairlineTable } from './hairline-table.tsx';
import styles from './question-types-table.module.css';

/** Six types of question on one line that takes the form of each, each with an example as it is asked, large. */
export function QuestionTypesTable() {
  const words = useTexts('article1').questions;
  const { columns, rows } = words;
  return (
    <div className={styles.field} data-theme="blue">
      <ArticleColumn>
        <HairlineTable id="question-types" words={words} columns={[columns.type, columns.example]}>
          {QUESTION_TYPES.map((type) => (
            <tr key={type}>
              <th scope="row">
                <Text>{rows[type].type}</Text>
              </th>
              <td className={styles.example}>
                <Figure name={`question-${type}`} isSequence className={styles.kind} />
                <Text>{rows[type].example}</Text>{' '}
                <small>
                  <Text>{rows[type].purpose}</Text>
                </small>
              </td>
            </tr>
          ))}
        </HairlineTable>
      </ArticleColumn>
    </div>
  );
}
