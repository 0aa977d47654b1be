import styles from './progress-bar.module.css';

/**
 * A thin line above the page while the next one is on its way. Always in the document: an element that comes or goes has
 * the style of every one beside it asked for again, which a change of page would wait for.
 */
export function ProgressBar({ isActive, label }: { isActive: boolean; label: string }) {
  return <progress hidden={!isActive} className={styles.bar} aria-label={label} />;
}
