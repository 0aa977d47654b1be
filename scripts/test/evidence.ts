import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { EVIDENCE, readEvidence, type Line } from '../../tests/evidence.ts';

// The figures of the accessibility statement: written by the tests, read by the page, compared at every whole run.

const STATED_FILE = 'content/facts/accessibility-evidence.json';
/** What the last whole run measured: `npm run evidence` takes it over. */
const MEASURED_FILE = 'test-results/accessibility-evidence.json';

const ByName = v.record(v.string(), v.number());

const Figures = v.object({
  /** ISO date, in Riyadh. */
  date: v.string(),
  tools: v.record(v.string(), v.string()),
  widths: v.array(v.number()),
  counts: v.object({
    pages: v.number(),
    looks: v.number(),
    rules: v.number(),
    bars: v.number(),
  }),
  /** Stated as more than so many ({@link statedOf}): the next edited sentence changes them. */
  roundedCounts: v.object({
    lines: v.number(),
    stops: v.number(),
    controls: v.number(),
    runs: v.number(),
    mirrored: v.number(),
  }),
  violations: v.number(),
  /** The lowest, of letters of either size. */
  contrast: v.object({ usual: v.number(), large: v.number() }),
  journeys: ByName,
});
export type Figures = v.InferOutput<typeof Figures>;

/** What WCAG 2.2, 1.4.3 asks; the tests fail below it. */
const ENOUGH = { usual: 4.5, large: 3 };

/**
 * What is stated keeps so much of what was measured: the rest is in hand for sentences that are edited and for pixels
 * that another machine, or another run, renders a shade differently. What is measured is compared whole.
 */
const MARGIN = 0.95;

/** A statement may lag behind by as much: pages are added every week. */
const LAG = 0.8;

/** The figures that a run has shown, as they are. */
export function figuresOf(lines: readonly Line[], date: string): Figures {
  const all: readonly unknown[] = lines;
  const of = <Kind extends v.GenericSchema>(kind: Kind) =>
    all.filter((line): line is v.InferOutput<Kind> => v.is(kind, line));
  const unique = <Value>(values: readonly Value[]) => [...new Set(values)];
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const looks = of(EVIDENCE.look);
  const lowest = (size: 'usual' | 'large') =>
    Math.min(21, ...of(EVIDENCE.contrast).map((each) => each[size]));
  const journeys = Map.groupBy(of(EVIDENCE.journey), ({ engine }) => engine);
  return {
    date,
    tools: Object.fromEntries(of(EVIDENCE.tool).map(({ name, version }) => [name, version])),
    widths: unique(looks.map(({ width }) => width)).toSorted((one, other) => one - other),
    counts: {
      pages: unique(looks.map(({ page }) => page)).length,
      looks: unique(looks.map(({ page, width, state }) => `${page} ${width} ${state}`)).length,
      rules: Math.min(...of(EVIDENCE.rules).map(({ rules }) => rules)),
      bars: sum(of(EVIDENCE.bars).map(({ bars }) => bars)),
    },
    roundedCounts: {
      lines: sum(of(EVIDENCE.contrast).map((each) => each.lines)),
      stops: sum(of(EVIDENCE.stops).map(({ stops }) => stops)),
      controls: sum(of(EVIDENCE.controls).map(({ controls }) => controls)),
      runs: sum(of(EVIDENCE.runs).map(({ runs }) => runs)),
      mirrored: sum(of(EVIDENCE.mirrored).map(({ mirrored }) => mirrored)),
    },
    violations: sum(of(EVIDENCE.rules).map(({ violations }) => violations)),
    contrast: { usual: lowest('usual'), large: lowest('large') },
    journeys: Object.fromEntries(
      [...journeys].map(([engine, each]) => [engine, unique(each.map(({ name }) => name)).length] as const),
    ),
  };
}

/** What the statement says of figures that a run has shown: no more than them, with {@link MARGIN} in hand. */
export function statedOf(measured: Figures): Figures {
  const { roundedCounts, contrast } = measured;
  return {
    ...measured,
    roundedCounts: {
      lines: rounded(roundedCounts.lines),
      stops: rounded(roundedCounts.stops),
      controls: rounded(roundedCounts.controls),
      runs: rounded(roundedCounts.runs),
      mirrored: rounded(roundedCounts.mirrored),
    },
    contrast: {
      usual: Math.max(ENOUGH.usual, tenths(MARGIN * contrast.usual)),
      large: Math.max(ENOUGH.large, tenths(MARGIN * contrast.large)),
    },
  };
}

const tenths = (value: number) => Math.floor(value * 10) / 10;

/** Down to two digits that count, with the margin in hand: 4,537 is more than 4,300. */
function rounded(count: number): number {
  const least = count * MARGIN;
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, least))) - 1);
  return Math.floor(least / unit) * unit;
}

/**
 * Where the statement says more than a run has shown, or much less. Engines that the machine lacks, and those that the
 * statement does not name, are left out; contrast may lie higher.
 */
export function faultsOf(stated: Figures, measured: Figures): string[] {
  const faults: string[] = [];
  const compare = (name: string, says: number, shown: number, lag = LAG) => {
    if (says > shown || says < shown * lag) faults.push(`${name}: ${says}, shown: ${shown}`);
  };
  for (const group of ['counts', 'roundedCounts'] as const) {
    const shown = v.parse(ByName, measured[group]);
    for (const [name, says] of Object.entries(stated[group])) compare(name, says, shown[name] ?? 0);
  }
  for (const [engine, shown] of Object.entries(measured.journeys)) {
    const says = stated.journeys[engine];
    if (says !== undefined) compare(`journeys in ${engine}`, says, shown);
  }
  compare('contrast of usual letters', stated.contrast.usual, measured.contrast.usual, 0);
  compare('contrast of large letters', stated.contrast.large, measured.contrast.large, 0);
  compare('violations', stated.violations, measured.violations, 1);
  const missing = stated.widths.filter((width) => !measured.widths.includes(width));
  if (missing.length > 0) faults.push(`widths that were not measured: ${missing.join(', ')}`);
  return faults;
}

/** Lets tests keep what they show, until {@link takeEvidence}. */
export function keepEvidence(env: NodeJS.ProcessEnv): string {
  const folder = mkdtempSync(join(tmpdir(), 'evidence-'));
  env['EVIDENCE_DIR'] = folder;
  return folder;
}

/** What a whole run has shown beside what the statement says: nothing, or one sentence with what to do. */
export function takeEvidence(folder: string): string | undefined {
  const lines = readdirSync(folder).flatMap((file) => readEvidence(readFileSync(join(folder, file), 'utf8')));
  rmSync(folder, { recursive: true });
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' }).format(new Date());
  const measured = figuresOf(lines, today);
  mkdirSync(dirname(MEASURED_FILE), { recursive: true });
  writeFileSync(MEASURED_FILE, toJson(measured));
  const faults = faultsOf(readFigures(STATED_FILE), measured);
  if (faults.length === 0) return undefined;
  return `The accessibility statement does not say what this run has shown (${faults.join('; ')}): "npm run evidence" takes over what it measured.`;
}

/** As the formatter writes it: a list of numbers is one line. */
const toJson = (figures: Figures) =>
  `${JSON.stringify(figures, null, 2).replaceAll(/\[[\s\d,]+\]/g, (list) => list.replaceAll(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'))}\n`;

const readFigures = (file: string): Figures => v.parse(Figures, JSON.parse(readFileSync(file, 'utf8')));

if (import.meta.main) {
  if (existsSync(MEASURED_FILE)) {
    writeFileSync(STATED_FILE, toJson(statedOf(readFigures(MEASURED_FILE))));
    console.log(
      'The accessibility statement says what the last whole run measured: "npm run dates" is next.',
    );
  } else {
    console.error('No whole run has been measured here: "npm test -- e2e" first.');
    process.exitCode = 1;
  }
}
