import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './disclosure.module.css';

interface Props {
  title: ReactNode;
  subtitle?: ReactNode;
  /** How it stands on entry; afterwards it is the visitor's. */
  isOpenOnEntry?: boolean;
  /** Disclosures of one group name: opening one closes the others. */
  group?: string;
  children: ReactNode;
}

/** A section that opens and closes on its title; works without script. */
export function Disclosure({ title, subtitle, isOpenOnEntry = false, group, children }: Props) {
  return (
    <details className={styles.disclosure} open={isOpenOnEntry} name={group}>
      <summary className={styles.summary}>
        <h3 className={styles.title}>{title}</h3>
        {subtitle && <small>{subtitle}</small>}
        <Icon name="plus" className={styles.sign} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}

/** The same row for a section that is still to come. */
export function DisabledDisclosure({
  title,
  subtitle,
  note,
}: {
  title: ReactNode;
  subtitle?: ReactNode;
  note: ReactNode;
}) {
  return (
    <div className={styles.disclosure}>
      <button type="button" className={styles.summary} disabled>
        <span className={styles.title}>{title}</span>
        {subtitle && <small>{subtitle}</small>}
        <span className={styles.sign}>{note}</span>
      </button>
    </div>
  );
}
