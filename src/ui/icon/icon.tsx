import { classNames } from '#src/lib/class-names.ts';
import { icons, type IconName } from './icons.ts';
import styles from './icon.module.css';

/** A line icon of the family. Those that point along the line of reading turn with it. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  const icon = icons[name];
  return (
    <svg
      className={classNames(styles.icon, icon.isDirectional && styles.directional, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {icon.stroke !== undefined && <path className={styles.stroke} d={icon.stroke} />}
      {icon.fill !== undefined && <path className={styles.fill} d={icon.fill} />}
    </svg>
  );
}
