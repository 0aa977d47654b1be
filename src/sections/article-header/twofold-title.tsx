import { Text } from '#src/i18n/text.tsx';
import { titleAir } from '../page-header/title-air.ts';
import styles from './twofold-title.module.css';

/** A name as large as titles are, and below it what follows after the copy's break: there the colon is for voices. */
export function TwofoldTitle({ title }: { title: string }) {
  const [first = '', ...rest] = title.split('\n');
  const name = first.replace(/:$/, '');
  const question = rest.join(' ');
  return (
    <>
      <span className={styles.name} data-title={titleAir(name)}>
        <Text>{name}</Text>
        {name !== first && <span className="visually-hidden">:</span>}
      </span>{' '}
      <span className={styles.rest} data-title={titleAir(question)}>
        <Text>{question}</Text>
      </span>
    </>
  );
}
