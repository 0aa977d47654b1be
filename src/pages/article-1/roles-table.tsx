import { WORKSHOP_ROLES } from '#content/facts/workshop-guide.ts';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { HairlineTable } from './hairline-table.tsx';
import dots from './people.module.css';
// Behind the rules of any such table, which it changes.
import styles from './roles-table.module.css';

/** Who does what in a workshop, and how many of each. */
export function RolesTable() {
  const words = useTexts('article1').roles;
  const { columns, rows } = words;
  return (
    <HairlineTable
      id="roles"
      words={words}
      columns={[columns.role, columns.duty, columns.people]}
      className={styles.roles}
    >
      {WORKSHOP_ROLES.map((role) => (
        <tr key={role}>
          <th scope="row">
            <Text>{rows[role].name}</Text>
          </th>
          <td>
            <Text>{rows[role].duty}</Text>
          </td>
          <td className={styles.number}>
            <div>
              <bdi dir="ltr">{rows[role].people}</bdi>
              <People count={rows[role].people} />
            </div>
          </td>
        </tr>
      ))}
    </HairlineTable>
  );
}

/** A dot for each that there must be, a ring for each that there may be. */
function People({ count }: { count: string }) {
  const [least = 0, most = least] = count.split('–').map(Number);
  return (
    <span className={dots.people} aria-hidden="true">
      {Array.from({ length: most }, (_, place) => (
        <i key={place} data-needed={place < least ? '' : undefined} />
      ))}
    </span>
  );
}
