import { classNames } from '#src/lib/class-names.ts';
import { useSnackbar } from './snackbar.ts';
import styles from './snackbar.module.css';

/** The place of the snackbar, once in the document. An error interrupts a screen reader, a success waits. */
export function SnackbarHost() {
  const snackbar = useSnackbar();
  if (snackbar === null) return null;
  return (
    <div
      className={classNames(styles.snackbar, styles[snackbar.kind])}
      role={snackbar.kind === 'error' ? 'alert' : 'status'}
      data-snackbar=""
    >
      {snackbar.text}
    </div>
  );
}
