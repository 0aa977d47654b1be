import { COMPONENTS } from '#content/facts/components.ts';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import type { PivotFieldsState } from './use-pivot-fields.ts';
import styles from './component-line.module.css';

/** How many components there are, and beside the number the one that is named, or the family that is shown. */
export function ComponentLine({ state: { named, family } }: { state: PivotFieldsState }) {
  const { count, families, names, perFamily } = useTexts('components');
  return (
    <p className={styles.line}>
      <b className={styles.number}>{COMPONENTS.length}</b>{' '}
      <span className={styles.words} aria-live="polite">
        {named === undefined && family === null && <Text>{count}</Text>}
        {named === undefined && family !== null && <Words title={families[family]} note={perFamily} />}
        {named !== undefined && <Words title={names[named.name]} note={families[named.family]} />}
      </span>
    </p>
  );
}

function Words({ title, note }: { title: string; note: string }) {
  return (
    <>
      <b>
        <Text>{title}</Text>
      </b>{' '}
      <span>
        <Text>{note}</Text>
      </span>
    </>
  );
}
