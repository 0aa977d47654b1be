import { Text } from '#src/i18n/text.tsx';
import { useTextEntry } from '#src/i18n/texts-context.tsx';
import styles from './named-list.module.css';

const LIMITS = ['voices', 'engines', 'film', 'profile', 'signs', 'elsewhere'] as const;

/** What is not there yet, why, and the way around. */
export function Limits() {
  const { items } = useTextEntry('accessibilityStatement', 'parts').limits;
  return (
    <dl className={`${styles.list} ${styles.limits}`}>
      {LIMITS.map((name) => (
        <div key={name} data-item="">
          <dt>
            <Text>{items[name].title}</Text>
          </dt>
          <dd>
            <Text>{items[name].text}</Text>
          </dd>
        </div>
      ))}
    </dl>
  );
}
