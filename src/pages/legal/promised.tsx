import { Text } from '#src/i18n/text.tsx';
import styles from './promised.module.css';

interface Props {
  paragraph: string;
  /** Whether it is a field of its own in the midst of the text. */
  isField?: boolean;
}

/** A paragraph whose first sentence is what the whole policy promises: it stands large and ends in the dot, the rest follows. */
export function Promised({ paragraph, isField = false }: Props) {
  const [promise = '', ...rest] = paragraph.split(/\.(?: |$)/u);
  return (
    <>
      <p className={styles.promise} data-theme={isField ? 'night' : undefined}>
        <Text>{promise}</Text>
        <span className={styles.stop}>.</span>
      </p>
      <p>
        <Text>{rest.join('. ').trimEnd()}</Text>
      </p>
    </>
  );
}
