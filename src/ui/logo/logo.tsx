import { logos, type LogoId } from './logos.ts';
import styles from './logo.module.css';

/** A client's or partner's mark, in one ink; `--logo-height` sets its optical height. */
export function Logo({ id, label }: { id: LogoId; label: string }) {
  const { href, width } = logos[id];
  return (
    <svg
      className={styles.logo}
      viewBox={`0 0 ${width} 48`}
      width={width}
      height={48}
      role="img"
      aria-label={label}
    >
      <use href={href} />
    </svg>
  );
}
