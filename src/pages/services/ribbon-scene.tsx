import { directionOf } from '#shared/languages.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import { ribbon } from '#src/ui/drawing/drawings/ribbon.ts';
import { Drawing } from '#src/ui/drawing/drawing.tsx';
import styles from './ribbon-scene.module.css';

/** Advise, build, operate: one stroke that never breaks. The section below says the same in words. */
export function RibbonScene() {
  const { advise, build, operate } = useTexts('services').whatWeDo.items;
  return (
    <Drawing
      drawing={ribbon}
      direction={directionOf(useLanguage())}
      className={styles.ribbon}
      labels={[advise, build, operate].map(({ title }) => (
        <Text key={title}>{title}</Text>
      ))}
    />
  );
}
