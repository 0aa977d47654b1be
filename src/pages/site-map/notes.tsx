import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { LastUpdated } from './last-updated.tsx';
import styles from './notes.module.css';

/** What the nodes beside links mean, and the day of the map. */
export function Notes() {
  const { legend } = useTexts('siteMap');
  return (
    <div className={styles.notes}>
      <p className={styles.legend}>
        <Text>{legend}</Text>
      </p>
      <LastUpdated />
    </div>
  );
}
