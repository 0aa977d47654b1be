import type { ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import styles from './field.module.css';

/** What a control needs to be tied to its label and messages. */
export interface ControlProps {
  id: string;
  name: string;
  className: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface Props {
  /** Unique on the page; the name of the value that is sent. */
  id: string;
  name: string;
  label: ReactNode;
  error?: ReactNode;
  /** Advice that does not block. */
  hint?: ReactNode;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** A labelled control with its error and its hint. */
export function Field({ id, name, label, error, hint, className, children }: Props) {
  const messages = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        className: styles.control,
        'aria-describedby': messages || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
