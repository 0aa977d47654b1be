import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import * as v from 'valibot';

// A package of its own (lighthouse/package.json), which `npm run bench` installs: no types of it are here to import.
const PROGRAM = join(import.meta.dirname, 'lighthouse', 'node_modules', 'lighthouse', 'core', 'index.js');

const Module = v.object({ default: v.function() });
const Report = v.object({
  lhr: v.object({
    lighthouseVersion: v.string(),
    environment: v.object({ benchmarkIndex: v.number() }),
    runtimeError: v.optional(v.object({ message: v.string() })),
    categories: v.record(
      v.string(),
      v.object({
        score: v.nullable(v.number()),
        auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })),
      }),
    ),
    audits: v.record(
      v.string(),
      v.object({ score: v.nullable(v.number()), numericValue: v.optional(v.number()) }),
    ),
  }),
});

type Recorded = v.InferOutput<typeof Report>['lhr'];

/** Loads after one that was not recorded. */
const AGAIN = 2;

/** What Lighthouse says of one load on its simulated phone: points of 100, milliseconds, bytes. */
export interface Audit {
  readonly performance: number;
  readonly firstContentfulPaint: number;
  /** NaN where Lighthouse found none. */
  readonly largestContentfulPaint: number;
  readonly totalBlockingTime: number;
  readonly layoutShift: number;
  readonly speedIndex: number;
  readonly bytes: number;
}

/** The categories that do not depend on the moment: points, and the names of what failed. */
export interface Quality {
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly failed: readonly string[];
}

export interface Answer {
  readonly audit: Audit;
  readonly quality: Quality | undefined;
}

export interface Lighthouse {
  /** One load; `qualities` audits the other categories as well, once is enough for them. */
  audit(url: string, asks: { qualities: boolean }): Promise<Answer>;
  /** Its version, known after the first audit. */
  version(): string;
  /** How fast it found this machine at each audit: a desktop of today is above 1500, a busy one far below itself. */
  readonly speeds: readonly number[];
}

/**
 * The first load that Lighthouse recorded. On a busy machine its recording of one in a few hundred misses its beginning,
 * and its error says to run it again; a page that cannot be loaded says so each time.
 */
async function recorded(url: string, load: () => unknown, again = AGAIN): Promise<Recorded> {
  const { lhr } = v.parse(Report, await load());
  if (!lhr.runtimeError) return lhr;
  if (again === 0) throw new Error(`Lighthouse at ${url}: ${lhr.runtimeError.message}`);
  return recorded(url, load, again - 1);
}

/** Lighthouse, driving the browser that listens on this port. */
export async function lighthouseOn(port: number): Promise<Lighthouse> {
  const { default: run } = v.parse(Module, await import(pathToFileURL(PROGRAM).href));
  const speeds: number[] = [];
  let version = '';
  return {
    speeds,
    version: () => version,
    async audit(url, { qualities }) {
      const flags = {
        port,
        output: 'json',
        logLevel: 'error',
        skipAudits: ['full-page-screenshot'],
        onlyCategories: ['performance', ...(qualities ? ['accessibility', 'best-practices', 'seo'] : [])],
      };
      const lhr = await recorded(url, () => run(url, flags));
      version = lhr.lighthouseVersion;
      speeds.push(lhr.environment.benchmarkIndex);
      const points = (name: string) => Math.round((lhr.categories[name]?.score ?? NaN) * 100);
      const figure = (name: string) => lhr.audits[name]?.numericValue ?? NaN;
      const audit = {
        performance: points('performance'),
        firstContentfulPaint: figure('first-contentful-paint'),
        largestContentfulPaint: figure('largest-contentful-paint'),
        totalBlockingTime: figure('total-blocking-time'),
        layoutShift: figure('cumulative-layout-shift'),
        speedIndex: figure('speed-index'),
        bytes: figure('total-byte-weight'),
      };
      if (!qualities) return { audit, quality: undefined };
      const failed = ['accessibility', 'best-practices', 'seo']
        .flatMap((name) => lhr.categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id);
      const quality = {
        accessibility: points('accessibility'),
        bestPractices: points('best-practices'),
        seo: points('seo'),
        failed,
      };
      return { audit, quality };
    },
  };
}
