import { directionOf } from '#shared/languages.ts';
import { useLanguage } from '#src/i18n/texts-context.tsx';
import { figuresLand } from '#src/ui/drawing/drawings/figures-land.ts';
import { Drawing } from '#src/ui/drawing/drawing.tsx';
import blue from './blue-land.module.css';
import styles from './figures-land.module.css';

/** The header's dunes under the figures; phones show half of them under each row of two. */
export function FiguresLand() {
  const direction = directionOf(useLanguage());
  const land = `${blue.land} ${styles.land}`;
  return (
    <>
      <Drawing drawing={figuresLand} direction={direction} className={land} />
      <Drawing drawing={figuresLand} direction={direction} className={`${land} ${styles.second}`} />
    </>
  );
}
