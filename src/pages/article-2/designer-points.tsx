import { directionOf } from '#shared/languages.ts';
import { designersWay } from '#src/ui/drawing/drawings/designers-way.ts';
import { Drawing } from '#src/ui/drawing/drawing.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import styles from './designer-points.module.css';

const STATIONS = ['before', 'during', 'after'] as const;

/** What a designer adds: before, during and after, as stations on one line, which does what they tell. */
export function DesignerPoints() {
  const { heading, stations } = useTexts('article2').points;
  const direction = directionOf(useLanguage());
  return (
    <section
      id="designer-points"
      className={`wrap ${styles.section}`}
      aria-labelledby="designer-points-title"
    >
      <h2 id="designer-points-title" className="display-2">
        <Text>{heading}</Text>
      </h2>
      <Drawing drawing={designersWay} direction={direction} className={styles.way} />
      <ol className={styles.stations}>
        {STATIONS.map((station) => (
          <li key={station}>
            <h3>
              <Text>{stations[station].when}</Text>
            </h3>
            <ul>
              {stations[station].items.map((item) => (
                <li key={item}>
                  <Text>{item}</Text>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
