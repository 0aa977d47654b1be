import type { ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { Link } from '../link/link.tsx';
import styles from './button.module.css';

interface Look {
  look?: 'solid' | 'outline' | 'light';
  size?: 'small' | 'medium' | 'large';
  isWide?: boolean;
  children: ReactNode;
}

type Props = Look &
  (
    | { href: string; isNewTab?: boolean }
    | { onClick: () => void }
    | {
        type: 'submit';
        isBusy: boolean;
        busyLabel: string;
        /** For a form that only its script can send, until the script answers. */
        isDisabled?: boolean;
      }
  );

/** The pill-shaped call to action, as a link or as a button; shows a spinner instead of nothing while busy. */
export function Button(props: Props) {
  const { look = 'solid', size = 'medium', isWide = false, children } = props;
  const className = classNames(styles.button, styles[look], styles[size], isWide && styles.wide);
  if ('href' in props) {
    return (
      <Link href={props.href} className={className} isNewTab={props.isNewTab}>
        {children}
      </Link>
    );
  }
  if ('onClick' in props) {
    return (
      <button type="button" className={className} onClick={props.onClick}>
        {children}
      </button>
    );
  }
  return (
    <button
      type="submit"
      className={className}
      aria-disabled={props.isBusy || undefined}
      disabled={props.isDisabled}
    >
      {props.isBusy ? (
        <>
          <span className={styles.spinner} />
          <span className="visually-hidden">{props.busyLabel}</span>
        </>
      ) : (
        children
      )}
    </button>
  );
}
