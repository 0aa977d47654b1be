import type { BusinessPath, BusinessPathId } from '#content/facts/business-paths.ts';
import { classNames } from '#src/lib/class-names.ts';
import type { Hour } from '#src/sections/page-header/hours.ts';
import { Figure } from '#src/ui/figure/figure.tsx';
import type { PictureName } from '#src/ui/picture/pictures.ts';
import { Study } from '#src/ui/study/study.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTextEntry } from '#src/i18n/texts-context.tsx';
import type { AcrossName } from './across-file.ts';
import type { PathStyles } from './business-path.tsx';
import { OverviewPart } from './overview-part.tsx';
import styles from './overview.module.css';

/** The land of the hour on which the path's drawing stands (`artwork/figures/planted`). */
const LANDS = {
  1: 'day-dawn',
  2: 'overview-morning',
  3: 'overview-noon',
  4: 'overview-gold',
  5: 'day-dusk',
} as const satisfies Record<BusinessPathId, PictureName>;

/** For each part the drawing that goes from edge to edge, or to its column's end; the fifth path's three are one, and the third's and the fourth's last two. */
const ACROSS: Partial<Record<BusinessPathId, readonly (AcrossName | undefined)[]>> = {
  3: [undefined, 'roadmap', 'adopted'],
  4: ['points', 'channels', 'measure'],
  5: ['sources', 'sieve', 'chart'],
};

interface Props extends Pick<PathStyles, 'plate' | 'parts'> {
  path: BusinessPath;
  hour: Hour;
}

/**
 * What the path does: its line-work on the land of its hour, then a small title, a big one and a paragraph for each part.
 */
export function Overview({ path, hour, plate, parts }: Props) {
  const page = useTextEntry('businessPathDetails', 'page');
  const { overview } = useTextEntry('businessPathDetails', path.key);
  return (
    <section id="overview" className={styles.overview} aria-labelledby="overview-title">
      <h2 id="overview-title" className="display-1">
        <Text>{page.overview}</Text>
      </h2>
      <div className={classNames(styles.plate, styles[hour], plate)}>
        <Study name={LANDS[path.id]} sizes="(width < 1001px) 104vw, 64vw" />
        <Figure name={`planted-${path.id}`} isSequence />
      </div>
      <div className={classNames(styles.parts, parts)}>
        {overview.map((part, index) => (
          <OverviewPart
            key={part['small-title']}
            label={part['small-title']}
            title={part['big-title']}
            text={part.description}
            figure={path.overviewFigures[index] ?? null}
            across={ACROSS[path.id]?.[index]}
            drawn={'drawn' in part ? part.drawn : []}
            instead={'instead' in part ? part.instead : undefined}
          />
        ))}
      </div>
    </section>
  );
}
