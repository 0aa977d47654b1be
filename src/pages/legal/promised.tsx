import { Text } from '#src/i18n/text.tsx';
import styles from './promised.module.css';

/** A paragraph whose first sentence is what the whole policy promises: it stands large and ends in the dot, the rest follows. */
export function Promised({ paragraph }: { paragraph: string }) {
  const [promise = '', ...rest] = paragraph.split(/\.(?: |$)/u);
  return (
    <>
      <p className={styles.promise}>
        <Text>{promise}</Text>
        <span className={styles.stop}>.</span>
      </p>
      <p>
        <Text>{rest.join('. ').trimEnd()}</Text>
      </p>
    </>
  );
}
