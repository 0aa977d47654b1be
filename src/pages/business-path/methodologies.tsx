import type { BusinessPath, BusinessPathId } from '#content/facts/business-paths.ts';
import { classNames } from '#src/lib/class-names.ts';
import { Figure } from '#src/ui/figure/figure.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTextEntry } from '#src/i18n/texts-context.tsx';
import { Across } from './across.tsx';
import type { AcrossName } from './across-file.ts';
import { methodologyColumns } from './methodology-columns.ts';
import styles from './methodologies.module.css';

/** The drawn lines; the layers of the first path and the loop of the second one are those of their style sheets. */
const WAYS: Partial<Record<BusinessPathId, AcrossName>> = { 3: 'way-3', 4: 'way-4', 5: 'way-5' };

/** The path's way of working: its steps on a line of its own. */
export function Methodologies({ path, className }: { path: BusinessPath; className: string }) {
  const page = useTextEntry('businessPathDetails', 'page');
  const steps = useTextEntry('businessPathDetails', path.key)['work-methodologies'];
  const way = WAYS[path.id];
  return (
    <section id="methodologies" className={styles.methodologies} aria-labelledby="methodologies-title">
      <div className="wrap">
        <h2 id="methodologies-title" className="display-1">
          <Text>{page.methodologies}</Text>
        </h2>
        <ol className={classNames(styles.grid, className)} data-grid={methodologyColumns(steps.length)}>
          {steps.map((step, index) => {
            const figure = path.methodFigures[index];
            return (
              <li key={step.title} data-item="">
                {/* One for each row: the style sheet shows the one of a row's first step. */}
                {way && <Across name={way} />}
                {figure && <Figure name={figure} isSequence className={styles.drawing} />}
                <h3>
                  <Text>{step.title}</Text>
                </h3>
                <p>
                  <Text>{step['mini-desc']}</Text>
                </p>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
