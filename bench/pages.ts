import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';
import { BROWSER_MISSING, findBrowser } from '../scripts/test/browser.ts';
import { spawnServer, type ServerProcess } from '#server/testing/server-process.ts';
import type { BenchRow } from './bench-row.ts';
import { median } from './median.ts';
import { loadPage, type PageLoad } from './page-load.ts';

const ADDRESSES = ['/', '/media/ndsworkshop'];
/** Loads of each page; the median counts. */
const LOADS = 5;
const REFERENCE = 'the same HTML and CSS without any script';

interface Measure {
  readonly name: keyof PageLoad;
  readonly label: string;
  readonly show: (figure: number) => string;
  /** A reference below this counts as this: a ratio against next to nothing says nothing. */
  readonly least?: number;
}

const MEASURES: readonly Measure[] = [
  { name: 'firstContentfulPaint', label: 'first contentful paint', show: milliseconds },
  { name: 'largestContentfulPaint', label: 'largest contentful paint', show: milliseconds },
  { name: 'totalBlockingTime', label: 'total blocking time', show: milliseconds, least: 50 },
  { name: 'mainThreadBusy', label: 'main thread busy', show: milliseconds },
  { name: 'transferredBytes', label: 'transferred', show: (bytes) => `${Math.round(bytes / 1000)} KB` },
];

/** Loads pages on a simulated phone (CPU 4 times slower, 1.6 Mbit/s, 150 ms) with and without their script. */
export async function benchPages(): Promise<BenchRow[]> {
  const executablePath = findBrowser(process.env);
  if (executablePath === undefined) throw new Error(BROWSER_MISSING);
  const folder = mkdtempSync(join(tmpdir(), 'bench-pages-'));
  const quiet = { LOG_LEVEL: 'silent' };
  const site = await spawnServer({ DATA_DIR: join(folder, 'data'), ...quiet });
  const plain = await spawnServer({
    DATA_DIR: join(folder, 'plain-data'),
    ...quiet,
    SITE_DIR: siteWithoutScript(join(folder, 'plain')),
  });
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
  try {
    const rows: BenchRow[] = [];
    for (const address of ADDRESSES) {
      rows.push(...(await compare(browser, address, originOf(site) + address, originOf(plain) + address)));
    }
    return rows;
  } finally {
    await browser.close();
    await Promise.all([site.end('SIGTERM'), plain.end('SIGTERM')]);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compare(
  browser: Browser,
  address: string,
  ours: string,
  reference: string,
): Promise<BenchRow[]> {
  const loads: { ours: PageLoad[]; reference: PageLoad[] } = { ours: [], reference: [] };
  // In turns, so that a busy moment of the machine hits both alike.
  for (let load = 0; load < LOADS; load += 1) {
    loads.ours.push(await loadPage(browser, ours));
    loads.reference.push(await loadPage(browser, reference));
  }
  return MEASURES.map(({ name, label, show, least = 1 }) => {
    const value = median(loads.ours.map((load) => load[name]));
    const against = median(loads.reference.map((load) => load[name]));
    return {
      what: `${address} ${label}`,
      value: show(value),
      reference: `${REFERENCE}: ${show(against)}`,
      ratio: value / Math.max(against, least),
    };
  });
}

/** A copy of the built site whose pages keep their HTML and styles and lose every script. */
function siteWithoutScript(folder: string): string {
  cpSync('dist/site', folder, { recursive: true });
  for (const file of globSync('**/index.html', { cwd: folder })) {
    const path = join(folder, file);
    const html = readFileSync(path, 'utf8')
      .replace(/<script\b(?![^>]*application\/)[^>]*>.*?<\/script>/gs, '')
      .replace(/<link rel="modulepreload"[^>]*>/g, '');
    writeFileSync(path, html);
    writeFileSync(`${path}.br`, brotliCompressSync(html));
    writeFileSync(`${path}.gz`, gzipSync(html));
  }
  return folder;
}

function milliseconds(figure: number): string {
  return `${Math.round(figure)} ms`;
}

function originOf({ port }: ServerProcess): string {
  return `http://127.0.0.1:${port}`;
}
