import { Text } from '#src/i18n/text.tsx';
import type { FormProgress } from './form-state.ts';
import styles from './form.module.css';

/**
 * What went wrong, in place: the snackbar that says the same is gone after three seconds. Only the note
 * about fields is announced from here, the rest the snackbar announces.
 */
export function FormResult({ progress }: { progress: FormProgress }) {
  return (
    <>
      <div aria-live="polite">
        {progress.kind === 'invalid' && (
          <p className={styles.failed}>
            <Text>{progress.text}</Text>
          </p>
        )}
      </div>
      {progress.kind === 'failed' && (
        <p className={styles.failed}>
          <Text>{progress.text}</Text>
        </p>
      )}
    </>
  );
}
