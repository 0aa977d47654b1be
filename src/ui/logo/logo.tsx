import { DeferredDrawing } from '#src/ui/deferred-drawing/deferred-drawing.tsx';
import { logos, type LogoId } from './logos.ts';
import styles from './logo.module.css';

/** Units of the drawing; every mark is as high as this. */
const DRAWN_HEIGHT = 48;

interface Props {
  id: LogoId;
  label: string;
  /** Another drawing of the mark, as high. */
  drawing?: { href: string; width: number } | undefined;
}

/** A client's or partner's mark, in one ink; `--logo-height` sets its optical height. */
export function Logo({ id, label, drawing: { href, width } = logos[id] }: Props) {
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
