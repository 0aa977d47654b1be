import { directionOf } from '#shared/languages.ts';
import { Drawing } from '#src/ui/drawing/drawing.tsx';
import { reasonsLand } from '#src/ui/drawing/drawings/reasons-land.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import styles from './why-join.module.css';

const REASONS = ['impact', 'ownership', 'learning'] as const;

/** Three reasons, each below its place in one land, whose sand goes on into the next section. */
export function WhyJoin() {
  const { title, items } = useTexts('careers').whyJoin;
  const direction = directionOf(useLanguage());
  return (
    <section id="why-join" className={styles.why} aria-labelledby="why-join-title">
      <h2 id="why-join-title" className="wrap display-1">
        <Text>{title}</Text>
      </h2>
      <div className={styles.sand}>
        <ul className="wrap">
          {REASONS.map((id) => (
            <li key={id} data-item="">
              <Drawing drawing={reasonsLand} direction={direction} className={styles.land} />
              <h3>
                <Text>{items[id].title}</Text>
              </h3>
              <p>
                <Text>{items[id].description}</Text>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
