import type { BusinessPath } from '#content/facts/business-paths.ts';
import { classNames } from '#src/lib/class-names.ts';
import type { Hour } from '#src/sections/page-header/hours.ts';
import { Figure } from '#src/ui/figure/figure.tsx';
import { Study } from '#src/ui/study/study.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTextEntry } from '#src/i18n/texts-context.tsx';
import { OverviewPart } from './overview-part.tsx';
import styles from './overview.module.css';
import partsStyles from './parts-at-hour.module.css';

/**
 * What the path does: its line-work in the sky of its hour (the one without a ground of its own stands on the land),
 * then a small title, a big one and a paragraph for each part.
 */
export function Overview({ path, hour }: { path: BusinessPath; hour: Hour }) {
  const page = useTextEntry('businessPathDetails', 'page');
  const { overview } = useTextEntry('businessPathDetails', path.key);
  return (
    <section id="overview" className={styles.overview} aria-labelledby="overview-title">
      <h2 id="overview-title" className="display-1">
        <Text>{page.overview}</Text>
      </h2>
      <div className={classNames(styles.plate, styles[hour])}>
        {hour === 'dawn' && <Study name="day-dawn" sizes="(width < 1001px) 108vw, 64vw" />}
        <Figure name={path.largeIcon} isSequence />
      </div>
      <div className={classNames(styles.parts, partsStyles[hour])}>
        {overview.map((part, index) => (
          <OverviewPart
            key={part['small-title']}
            label={part['small-title']}
            title={part['big-title']}
            text={part.description}
            figure={path.overviewFigures[index] ?? null}
          />
        ))}
      </div>
    </section>
  );
}
