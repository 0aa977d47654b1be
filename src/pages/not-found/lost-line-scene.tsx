import { directionOf } from '#shared/languages.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import { lostLine } from '#src/ui/drawing/drawings/lost-line.ts';
import { Drawing } from '#src/ui/drawing/drawing.tsx';
import styles from './lost-line-scene.module.css';

/** A map whose summit is home; a line has left it, wanders off and ends nowhere. */
export function LostLineScene() {
  const { home } = useTexts('navigation').links;
  return (
    <Drawing
      drawing={lostLine}
      direction={directionOf(useLanguage())}
      labels={[<Text key="home">{home}</Text>]}
      className={styles.scene}
    />
  );
}
