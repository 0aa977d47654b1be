import { Text } from '#src/i18n/text.tsx';
import styles from './promised.module.css';

/** A paragraph whose first sentence is what the whole policy promises: it stands large, the rest follows. */
export function Promised({ paragraph }: { paragraph: string }) {
  const [promise = '', ...rest] = paragraph.split(/(?<=\.) /u);
  return (
    <>
      <p className={styles.promise}>
        <Text>{promise}</Text>
      </p>
      <p>
        <Text>{rest.join(' ')}</Text>
      </p>
    </>
  );
}
