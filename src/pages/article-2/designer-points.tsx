import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './designer-points.module.css';

const STATIONS = ['before', 'during', 'after'] as const;

/** What a designer adds: before, during and after, as stations on one line. */
export function DesignerPoints() {
  const { heading, stations } = useTexts('article2').points;
  return (
    <section
      id="designer-points"
      className={`wrap ${styles.section}`}
      aria-labelledby="designer-points-title"
    >
      <h2 id="designer-points-title" className="display-2">
        <Text>{heading}</Text>
      </h2>
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
