import { SERVICES } from '#content/facts/services.ts';
import { directionOf } from '#shared/languages.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import { leaps } from '#src/ui/drawing/drawings/leaps.ts';
import { Drawing } from '#src/ui/drawing/drawing.tsx';
import hanging from './hanging-names.module.css';
import styles from './leaps-scene.module.css';

/** Five leaps along the horizon, one for each service, whose name stands below where it lands. */
export function LeapsScene() {
  const { items } = useTexts('ourServices');
  return (
    <>
      <Drawing drawing={leaps} direction={directionOf(useLanguage())} className={styles.leaps} />
      <ul className={`${styles.names} ${hanging.names}`}>
        {SERVICES.map(({ key }) => (
          <li key={key}>
            <a href={`#${key}`}>
              <Text>{items[key].title}</Text>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
