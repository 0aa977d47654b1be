import { Text } from '#src/i18n/text.tsx';
import styles from './twofold-title.module.css';

/** A name as large as titles are, and below it what follows after the copy's break: there the colon is for voices. */
export function TwofoldTitle({ title }: { title: string }) {
  const [first = '', ...rest] = title.split('\n');
  const name = first.replace(/:$/, '');
  return (
    <>
      <span className={styles.name}>
        <Text>{name}</Text>
        {name !== first && <span className="visually-hidden">:</span>}
      </span>{' '}
      <span className={styles.rest}>
        <Text>{rest.join(' ')}</Text>
      </span>
    </>
  );
}
