import styles from './progress-bar.module.css';

/** A thin line above the page while the next one is on its way. */
export function ProgressBar({ isActive, label }: { isActive: boolean; label: string }) {
  return isActive ? <progress className={styles.bar} aria-label={label} /> : null;
}
