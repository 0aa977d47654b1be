import { directionOf } from '#shared/languages.ts';
import { designersWay } from '#src/ui/drawing/drawings/designers-way.ts';
import { Drawing } from '#src/ui/drawing/drawing.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import styles from './designer-points.module.css';

const STATIONS = ['before', 'during', 'after'] as const;

/** On phones the way goes down the page: in the drawing the part of each station lies below the one before it. */
const { narrow } = designersWay;
const PART = narrow.height / STATIONS.length;

/** What a designer adds: before, during and after, as stations on one way, which does what they tell. */
export function DesignerPoints() {
  const { heading, stations } = useTexts('article2').points;
  const direction = directionOf(useLanguage());
  return (
    <section id="designer-points" className={styles.section} aria-labelledby="designer-points-title">
      <h2 id="designer-points-title" className="display-2">
        <Text>{heading}</Text>
      </h2>
      <Drawing drawing={designersWay} direction={direction} className={styles.way} />
      <ol className={styles.stations}>
        {STATIONS.map((station, index) => (
          <li key={station}>
            <svg viewBox={`0 ${index * PART} ${narrow.width} ${PART}`} aria-hidden="true">
              <use
                href={`${designersWay.hrefs[direction]}#${narrow.id}`}
                width={narrow.width}
                height={narrow.height}
              />
            </svg>
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
