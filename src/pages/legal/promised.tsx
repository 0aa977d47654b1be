import { Text } from '#src/i18n/text.tsx';
import styles from './promised.module.css';

interface Props {
  paragraph: string;
  /** What follows in its field: from one edge of the window to the other, in the midst of the text. */
  field?: readonly string[];
  /** Whether it is said at the end of the paragraph. */
  isLast?: boolean;
}

/** A paragraph of which one sentence is what the whole text promises, its first or its last: it stands large and ends in the dot. */
export function Promised({ paragraph, field, isLast = false }: Props) {
  const sentences = paragraph.split(/\.(?: |$)/u).filter((sentence) => sentence !== '');
  // Words that are small keep together at the end of a line; these would not fit.
  const promise = (sentences.at(isLast ? -1 : 0) ?? '').replaceAll('\u00A0', ' ');
  const large = (
    <p className={styles.promise} data-promise="">
      <Text>{promise}</Text>
      <span className={styles.stop}>.</span>
    </p>
  );
  const others = isLast ? sentences.slice(0, -1) : sentences.slice(1);
  const rest = others.length > 0 && (
    <p>
      <Text>{`${others.join('. ')}.`}</Text>
    </p>
  );
  const said = (
    <>
      {!isLast && large}
      {rest}
      {isLast && large}
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
