import type { ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { Link, type Target } from '../link/link.tsx';
import styles from './button.module.css';

interface Look {
  look?: 'solid' | 'outline' | 'light';
  size?: 'small' | 'medium' | 'large';
  isWide?: boolean;
  children: ReactNode;
}

type Props = Look &
  (
    | Target
    | { onClick: () => void }
    | {
        type: 'submit';
        isBusy: boolean;
        busyLabel: string;
      }
  );

function targetOf(target: Target): Target {
  return target.isNewTab ? { href: target.href, isNewTab: true } : { href: target.href };
}

/** The pill-shaped call to action, as a link or as a button; shows a spinner instead of nothing while busy. */
export function Button(props: Props) {
  const { look = 'solid', size = 'medium', isWide = false, children } = props;
  const className = classNames(styles.button, styles[look], styles[size], isWide && styles.wide);
  if ('href' in props) {
    return (
      <Link {...targetOf(props)} className={className}>
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
    <button type="submit" className={className} aria-disabled={props.isBusy || undefined}>
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
