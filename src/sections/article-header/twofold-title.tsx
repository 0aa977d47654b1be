import { Text } from '#src/i18n/text.tsx';
import { titleAir } from '../page-header/title-air.ts';
import { Title } from '../page-header/title.tsx';
import styles from './twofold-title.module.css';

/** A name as large as titles are, and below it what follows after the copy's break: there the colon is for voices. */
export function TwofoldTitle({ title }: { title: string }) {
  const [first = '', ...rest] = title.split('\n');
  const name = first.replace(/:$/, '');
  const question = rest.join(' ');
  return (
    <>
      <Title as="span" className={styles.name}>
        {name}
      </Title>
      {name !== first && <span className="visually-hidden">:</span>} {/* It is shown with a capital. */}
      <span className={styles.rest} data-title={titleAir(question.toUpperCase())}>
        <Text>{question}</Text>
      </span>
    </>
  );
}
