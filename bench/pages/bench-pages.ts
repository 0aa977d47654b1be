import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { BROWSER_MISSING, findBrowser } from '../../scripts/test/browser.ts';
import { freePort } from '../../scripts/test/free-port.ts';
import { spawnServer, type ServerProcess } from '#server/testing/server-process.ts';
import { median } from '../median.ts';
import { lighthouseOn, type Answer, type Audit, type Lighthouse, type Quality } from './lighthouse-audit.ts';
import { serveFolder, siteWithoutScript } from './page-copies.ts';
import { addressesToMeasure } from './page-families.ts';
import { loadPage, type PageLoad } from './page-load.ts';
import { medianAudit, medianLoad } from './page-medians.ts';
import { printFailures, printPage, printPeer, printVisit } from './print-pages.ts';
import { visitSite, type Visit } from './visit.ts';

/** Loads of each page and of its reference, in turns; the median counts. */
const RUNS = 5;

/** A page's medians: Lighthouse's of its simulated phone, and those under applied throttling. */
export interface Figures {
  readonly simulated: Audit;
  readonly applied: PageLoad;
}

export interface PageResult {
  readonly address: string;
  readonly quality: Quality;
  readonly ours: Figures;
  /** The same HTML, style, fonts and pictures without any script. */
  readonly unscripted: Figures;
}

/** The home page of another site, served from a folder in the same run. */
export interface Peer extends Figures {
  readonly name: string;
}

export interface PagesResult {
  readonly lighthouse: string;
  readonly browser: string;
  readonly runs: number;
  /** Lighthouse's index of the machine: the lowest, the median and the highest of the run. */
  readonly machineSpeed: readonly number[];
  readonly pages: readonly PageResult[];
  readonly peer: Peer | undefined;
  readonly visit: Visit | undefined;
}

/**
 * Loads pages as Lighthouse's phone does, simulated and under applied throttling, in turns with their copies without
 * script; then visits the site. Options: addresses, --quick (once, few pages), --runs, --peer (a folder of static HTML),
 * --visit (also where addresses are named).
 */
export async function benchPages(options: readonly string[]): Promise<PagesResult> {
  const { values, positionals } = parseArgs({
    args: [...options],
    allowPositionals: true,
    options: {
      quick: { type: 'boolean' },
      runs: { type: 'string' },
      peer: { type: 'string' },
      visit: { type: 'boolean' },
    },
  });
  const isQuick = values.quick ?? false;
  const runs = values.runs === undefined ? (isQuick ? 1 : RUNS) : Number(values.runs);
  const addresses = positionals.length > 0 ? positionals : addressesToMeasure(isQuick);
  const isVisited = values.visit ?? positionals.length === 0;
  const folder = mkdtempSync(join(tmpdir(), 'bench-pages-'));
  const quiet = { LOG_LEVEL: 'silent' };
  const site = await spawnServer({ DATA_DIR: join(folder, 'data'), ...quiet });
  const SITE_DIR = siteWithoutScript(join(folder, 'plain'));
  const plain = await spawnServer({ DATA_DIR: join(folder, 'plain-data'), ...quiet, SITE_DIR });
  const { browser, lighthouse } = await launch();
  const measure = (urls: readonly string[]): Promise<Measured[]> => inTurns(browser, lighthouse, urls, runs);
  try {
    const pages: PageResult[] = [];
    for (const address of addresses) {
      const url = originOf(site) + address;
      const [ours, unscripted] = await measure([url, originOf(plain) + address]);
      if (!ours?.quality || !unscripted) throw new Error(`${address} was not measured.`);
      const result = { address, quality: ours.quality, ours: ours.figures, unscripted: unscripted.figures };
      printPage(result);
      pages.push(result);
    }
    printFailures(pages);
    const peer = values.peer === undefined ? undefined : await measurePeer(values.peer, measure);
    if (peer) printPeer(peer, pages);
    const visit = isVisited ? await visitSite(browser, originOf(site)) : undefined;
    if (visit) printVisit(visit);
    const speeds = lighthouse.speeds.toSorted((one, other) => one - other);
    const machineSpeed = [speeds[0] ?? NaN, median(speeds), speeds.at(-1) ?? NaN];
    console.log(
      `  Lighthouse's index of this machine: ${machineSpeed.join(' / ')} (lowest, median, highest)`,
    );
    return {
      lighthouse: lighthouse.version(),
      browser: browser.version(),
      runs,
      machineSpeed,
      pages,
      peer,
      visit,
    };
  } finally {
    await browser.close();
    await Promise.all([site.end('SIGTERM'), plain.end('SIGTERM')]);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function launch(): Promise<{ browser: Browser; lighthouse: Lighthouse }> {
  const executablePath = findBrowser(process.env);
  if (executablePath === undefined) throw new Error(BROWSER_MISSING);
  const port = await freePort();
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];
  const args = ['--no-sandbox', `--remote-debugging-port=${port}`, ...quiet];
  return { browser: await chromium.launch({ executablePath, args }), lighthouse: await lighthouseOn(port) };
}

interface Measured {
  readonly figures: Figures;
  readonly quality: Quality | undefined;
}

/** The medians of some addresses, loaded in turns, so that a busy moment of the machine hits all alike. */
async function inTurns(
  browser: Browser,
  lighthouse: Lighthouse,
  urls: readonly string[],
  runs: number,
): Promise<Measured[]> {
  const all = urls.map((url) => ({ url, answers: Array<Answer>(), loads: Array<PageLoad>() }));
  for (let run = 0; run < runs; run += 1) {
    for (const [index, { url, answers, loads }] of all.entries()) {
      // What does not depend on the moment is asked once, of the first: the others are only beside it.
      answers.push(await lighthouse.audit(url, { qualities: run === 0 && index === 0 }));
      loads.push(await loadPage(browser, url));
    }
  }
  return all.map(({ answers, loads }) => ({
    figures: { simulated: medianAudit(answers.map(({ audit }) => audit)), applied: medianLoad(loads) },
    quality: answers[0]?.quality,
  }));
}

async function measurePeer(folder: string, measure: (urls: string[]) => Promise<Measured[]>): Promise<Peer> {
  const { origin, server } = await serveFolder(folder);
  try {
    const [measured] = await measure([`${origin}/`]);
    if (!measured) throw new Error(`${folder} was not measured.`);
    return { name: basename(folder), ...measured.figures };
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

function originOf({ port }: ServerProcess): string {
  return `http://127.0.0.1:${port}`;
}
