import { DeferredDrawing } from '#src/ui/deferred-drawing/deferred-drawing.tsx';
import { logos, type LogoId } from './logos.ts';
import styles from './logo.module.css';

/** Units of the drawing; every mark is as high as this. */
const DRAWN_HEIGHT = 48;

/** A client's or partner's mark, in one ink; `--logo-height` sets its optical height. */
export function Logo({ id, label }: { id: LogoId; label: string }) {
  const { href, width } = logos[id];
  return (
    <DeferredDrawing
      href={href}
      className={styles.logo}
      viewBox={`0 0 ${width} ${DRAWN_HEIGHT}`}
      width={width}
      height={DRAWN_HEIGHT}
      role="img"
      aria-label={label}
    />
  );
}
