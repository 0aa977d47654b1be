import { Text } from '#src/i18n/text.tsx';
import styles from './twofold-title.module.css';

/** A name as large as titles are, and below it what follows after the copy's break. */
export function TwofoldTitle({ title }: { title: string }) {
  const [name = '', ...rest] = title.split('\n');
  return (
    <>
      <span className={styles.name}>
        <Text>{name}</Text>
      </span>{' '}
      <span className={styles.rest}>
        <Text>{rest.join(' ')}</Text>
      </span>
    </>
  );
}
