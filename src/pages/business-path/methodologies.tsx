import type { BusinessPath } from '#content/facts/business-paths.ts';
import { classNames } from '#src/lib/class-names.ts';
import { Figure } from '#src/ui/figure/figure.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTextEntry } from '#src/i18n/texts-context.tsx';
import { methodologyColumns } from './methodology-columns.ts';
import line from './methodologies-line.module.css';
import styles from './methodologies.module.css';

/** The path's way of working as stations on one line. */
export function Methodologies({ path }: { path: BusinessPath }) {
  const page = useTextEntry('businessPathDetails', 'page');
  const steps = useTextEntry('businessPathDetails', path.key)['work-methodologies'];
  return (
    <section id="methodologies" className={styles.methodologies} aria-labelledby="methodologies-title">
      <div className="wrap">
        <h2 id="methodologies-title" className="display-1">
          <Text>{page.methodologies}</Text>
        </h2>
        <ol className={classNames(styles.grid, line.line)} data-grid={methodologyColumns(steps.length)}>
          {steps.map((step, index) => {
            const figure = path.methodFigures[index];
            return (
              <li key={step.title} data-item="">
                {figure && <Figure name={figure} isSequence />}
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
