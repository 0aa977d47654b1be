import evidence from '#content/facts/accessibility-evidence.json' with { type: 'json' };
import { formatNumber } from '#src/i18n/counts.ts';
import { fill, formatList, formatSentenceList } from '#src/i18n/format.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTextEntry } from '#src/i18n/texts-context.tsx';
import styles from './figures.module.css';

const { counts, roundedCounts, contrast, widths, tools: measuredWith, violations } = evidence;
/** By engine, as many as the machine had that measured. */
const journeys: Readonly<Record<string, number>> = evidence.journeys;

/** A name and its number do not part at the end of a line, nor a name at its hyphen. */
const together = (words: string) => words.replaceAll(' ', '\u00A0').replaceAll('-', '-\u2060');

/** What the tests of the site have measured. */
export function Figures() {
  const language = useLanguage();
  const { atLeast, terms, inEngine, tools } = useTextEntry('accessibilityStatement', 'parts').figures;
  const ratio = (value: number) => `${value.toFixed(1)}:1`;
  const engines = Object.entries(journeys);
  /** In the order in which they are told. */
  const figures = [
    { name: 'pages', value: formatNumber(counts.pages) },
    { name: 'looks', value: formatNumber(counts.looks) },
    { name: 'rules', value: formatNumber(counts.rules) },
    { name: 'contrast', value: ratio(contrast.usual) },
    { name: 'stops', value: formatNumber(roundedCounts.stops), isRounded: true },
    { name: 'controls', value: formatNumber(roundedCounts.controls), isRounded: true },
    { name: 'runs', value: formatNumber(roundedCounts.runs), isRounded: true },
    { name: 'mirrored', value: formatNumber(roundedCounts.mirrored), isRounded: true },
    { name: 'bars', value: formatNumber(counts.bars) },
    { name: 'journeys', value: formatNumber(engines.reduce((sum, [, count]) => sum + count, 0)) },
  ] as const;
  const shown = figures.filter(({ name }) => name !== 'journeys' || engines.length > 0);
  const facts = {
    narrowest: Math.min(...widths),
    widest: Math.max(...widths),
    axe: together(`axe-core ${measuredWith['axe-core']}`),
    lines: formatNumber(roundedCounts.lines),
    large: ratio(contrast.large),
    engines: formatSentenceList(
      engines.map(([engine, count]) => together(fill(inEngine, { engine, count: formatNumber(count) }))),
      language,
    ),
  };
  return (
    <>
      <dl className={styles.figures}>
        <div className={styles.first}>
          <dt>
            <Text>{terms.violations.term}</Text>
          </dt>
          <dd className={styles.value}>{formatNumber(violations)}</dd>
          <dd>
            <Text>{terms.violations.note}</Text>
          </dd>
        </div>
        {shown.map(({ name, value, ...how }) => (
          <div key={name} data-item="">
            <dt>
              <Text>{terms[name].term}</Text>
            </dt>
            {'isRounded' in how && (
              <dd className={styles.least}>
                <Text>{atLeast}</Text>
              </dd>
            )}
            <dd className={styles.value}>
              <bdi dir="ltr">{value}</bdi>
            </dd>
            <dd>
              <Text>{fill(terms[name].note, facts)}</Text>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <Text>
          {fill(tools, {
            tools: formatList(
              Object.entries(measuredWith).map(([tool, version]) => together(`${tool} ${version}`)),
              language,
            ),
          })}
        </Text>
      </p>
    </>
  );
}
