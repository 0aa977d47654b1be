import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './dialog.module.css';

interface Props {
  title: ReactNode;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal dialog of the platform: it keeps the focus, closes on Escape and on a press outside, and gives
 * the focus back to what opened it. Open as long as it is rendered.
 */
export function Dialog({ title, closeLabel, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  // Said at once: the browser's own event comes a task later, and would close what was opened again meanwhile.
  const close = () => {
    dialog.current?.close();
    onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press on the backdrop, which Escape does for the keyboard
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        close();
      }}
      onKeyDown={(event) => {
        // WebKit gives the Escape of a search field to the field alone, also of one that is empty.
        const { key, target } = event;
        if (key === 'Escape' && target instanceof HTMLInputElement && target.type === 'search') {
          if (target.value === '') close();
        }
      }}
      onClick={(event) => {
        // Only the backdrop is the dialog itself; its content lies in the box.
        if (event.target === event.currentTarget) close();
      }}
    >
      <div className={styles.box}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <button type="button" aria-label={closeLabel} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
