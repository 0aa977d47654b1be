import { directionOf } from '#shared/languages.ts';
import { useLanguage } from '#src/i18n/texts-context.tsx';
import { fifthDune } from '#src/ui/drawing/drawings/fifth-dune.ts';
import { Drawing } from '#src/ui/drawing/drawing.tsx';
import land from './blue-land.module.css';
import styles from './fifth-dune.module.css';

/** The next story's dune, in dots, beyond those of the stories that are told. */
export function FifthDune() {
  return (
    <Drawing
      drawing={fifthDune}
      direction={directionOf(useLanguage())}
      className={`${land.land} ${styles.dune}`}
    />
  );
}
