import { Text } from '#src/i18n/text.tsx';
import styles from './promised.module.css';

interface Props {
  paragraph: string;
  /** What follows in its field: from one edge of the window to the other, in the midst of the text. */
  field?: readonly string[];
}

/** A paragraph whose first sentence is what the whole policy promises: it stands large and ends in the dot, the rest follows. */
export function Promised({ paragraph, field }: Props) {
  const [promise = '', ...rest] = paragraph.split(/\.(?: |$)/u);
  const said = (
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
  if (field === undefined) return said;
  return (
    <div className={styles.field} data-theme="night">
      {said}
      {field.map((words) => (
        <p key={words}>
          <Text>{words}</Text>
        </p>
      ))}
    </div>
  );
}
