import { Text } from '#src/i18n/text.tsx';
import { useTextEntry } from '#src/i18n/texts-context.tsx';
import styles from './job-address.module.css';
import { useJobUrl } from './use-job-url.ts';

/** The job's address as text, selected whole by one press: for who cannot have it copied. */
export function JobAddress({ id }: { id: number }) {
  const { address } = useTextEntry('careers', 'detail');
  const url = useJobUrl(id);
  return (
    <p className={styles.address} data-screen="">
      <span>
        <Text>{address}</Text>
        <span className="visually-hidden">: </span>
      </span>
      <bdi dir="ltr">{url.replace(/^\w+:\/\//, '')}</bdi>
    </p>
  );
}
