import { CERTIFICATES } from '#content/facts/awards.ts';
import { fill } from '#src/i18n/format.ts';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './certificates.module.css';

/** Management systems that are audited, under the numbers of their standards. */
export function Certificates() {
  const { awards } = useTexts('aboutUs');
  return (
    <>
      <h3 className={styles.title}>
        <Text>{awards.certificatesTitle}</Text>
      </h3>
      <ul className={styles.certificates}>
        {CERTIFICATES.map(({ id, standard, since }) => (
          <li key={id}>
            <b>
              <Text>{standard}</Text>
            </b>
            <span>
              <Text>{awards.certificates[id]}</Text>
            </span>
            <small>{fill(awards.since, { year: since })}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
