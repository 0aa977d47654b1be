import { Text } from '#src/i18n/text.tsx';
import type { FormState } from './use-form.ts';
import styles from './form.module.css';

/**
 * What came of it, in place: the snackbar that says the same is gone after three seconds. Only the note
 * about fields is announced from here, the rest the snackbar announces.
 */
export function FormResult({ state }: { state: FormState }) {
  return (
    <>
      <div aria-live="polite">
        {state.kind === 'invalid' && (
          <p className={styles.failed}>
            <Text>{state.text}</Text>
          </p>
        )}
      </div>
      {(state.kind === 'failed' || state.kind === 'sent') && (
        <p className={styles[state.kind]}>
          <Text>{state.text}</Text>
        </p>
      )}
    </>
  );
}
