import { WORKSHOP_ROLES } from '#content/facts/workshop-guide.ts';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './hairline-table.module.css';

/** Who does what in a workshop, and how many of each. */
export function RolesTable() {
  const { heading, caption, columns, rows } = useTexts('article1').roles;
  return (
    <section id="roles" className={styles.section} aria-labelledby="roles-title">
      <h2 id="roles-title">
        <Text>{heading}</Text>
      </h2>
      <table className={styles.table}>
        <caption>
          <Text>{caption}</Text>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Text>{columns.role}</Text>
            </th>
            <th scope="col">
              <Text>{columns.duty}</Text>
            </th>
            <th scope="col">
              <Text>{columns.people}</Text>
            </th>
          </tr>
        </thead>
        <tbody>
          {WORKSHOP_ROLES.map((role) => (
            <tr key={role}>
              <th scope="row">
                <Text>{rows[role].name}</Text>
              </th>
              <td>
                <Text>{rows[role].duty}</Text>
              </td>
              <td className={styles.number}>
                <bdi dir="ltr">{rows[role].people}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
