import { classNames } from '#src/lib/class-names.ts';
import { useSnackbar } from './snackbar.ts';
import styles from './snackbar.module.css';

const ROLES = { success: 'status', error: 'alert' } as const;

/**
 * The places of the snackbar, once in the document and empty until one of them speaks: a screen reader hears what comes
 * into a region that it knows. An error interrupts, a success waits.
 */
export function SnackbarHost() {
  const snackbar = useSnackbar();
  return (['success', 'error'] as const).map((kind) => {
    const isShown = snackbar?.kind === kind;
    return (
      <div
        key={kind}
        role={ROLES[kind]}
        className={isShown ? classNames(styles.snackbar, styles[kind]) : undefined}
        data-snackbar={isShown ? '' : undefined}
      >
        {isShown && snackbar.text}
      </div>
    );
  });
}
