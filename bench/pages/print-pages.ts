import type { Figures, PageResult, Peer } from './bench-pages.ts';
import type { Visit } from './visit.ts';

/** A reference below this counts as this: a ratio against next to nothing says nothing. */
const LEAST_BLOCKING_MS = 50;

/** What one page cost, each figure with its ratio to the copy without script. */
export function printPage({ address, quality, ours, unscripted }: PageResult): void {
  const { accessibility, bestPractices, seo } = quality;
  const against = ' × the copy without script';
  console.log(`\n  ${address}`);
  console.log(
    `    points       performance ${ours.simulated.performance} (without script ${unscripted.simulated.performance}), ` +
      `accessibility ${accessibility}, best practices ${bestPractices}, SEO ${seo}`,
  );
  console.log(`    simulated    ${simulated(ours, unscripted)}${against}`);
  console.log(`    applied      ${applied(ours, unscripted)}${against}`);
  console.log(`    bytes        ${bytesOf(ours)}; ${ratio(total(ours), total(unscripted))}${against}`);
}

/** The audits of accessibility, best practices and search engines that a page does not pass. */
export function printFailures(pages: readonly PageResult[]): void {
  for (const { address, quality } of pages) {
    if (quality.failed.length > 0) console.log(`  ${address} fails ${quality.failed.join(', ')}`);
  }
}

/** The peer's home page, and ours as ratios of it. */
export function printPeer(peer: Peer, pages: readonly PageResult[]): void {
  console.log(`\n  ${peer.name}`);
  console.log(`    performance ${peer.simulated.performance}; ${bytesOf(peer)}`);
  for (const { address, ours } of pages.slice(0, 2)) {
    console.log(`    ${address} simulated  ${simulated(ours, peer)} × it`);
    console.log(`    ${address} applied    ${applied(ours, peer)} × it`);
    console.log(
      `    ${address} bytes before idle ${ratio(ours.applied.bytes.beforeIdle, peer.applied.bytes.beforeIdle)} × it`,
    );
  }
}

export function printVisit({ interaction, controls, ...visit }: Visit): void {
  const { control, milliseconds: longest } = interaction;
  console.log(`\n  a visit of ${controls} controls, processor 4 times slower`);
  console.log(`    longest interaction ${milliseconds(longest)}: ${control}`);
  console.log(
    `    a page that was pointed at first: ${milliseconds(visit.navigation)}, ` +
      `on the slow phone ${milliseconds(visit.navigationOnSlowPhone)}`,
  );
  console.log(
    `    memory after 200 changes of page ${visit.memoryAfter} KB; ` +
      `${ratio(visit.memoryAfter, visit.memoryBefore)} × that after 40`,
  );
}

function simulated({ simulated: ours }: Figures, { simulated: theirs }: Figures): string {
  return [
    `FCP ${milliseconds(ours.firstContentfulPaint)} ${ratio(ours.firstContentfulPaint, theirs.firstContentfulPaint)}`,
    `LCP ${milliseconds(ours.largestContentfulPaint)} ${ratio(ours.largestContentfulPaint, theirs.largestContentfulPaint)}`,
    `TBT ${milliseconds(ours.totalBlockingTime)} ${blocking(ours.totalBlockingTime, theirs.totalBlockingTime)}`,
    `CLS ${ours.layoutShift.toFixed(3)}`,
  ].join(', ');
}

function applied({ applied: ours }: Figures, { applied: theirs }: Figures): string {
  return [
    `FCP ${milliseconds(ours.firstContentfulPaint)} ${ratio(ours.firstContentfulPaint, theirs.firstContentfulPaint)}` +
      ` (${ratio(ours.firstContentfulPaint, ours.answerEnd)} × its first answer)`,
    `LCP ${milliseconds(ours.largestContentfulPaint)} ${ratio(ours.largestContentfulPaint, theirs.largestContentfulPaint)}`,
    `${ours.longTasks} long tasks, longest ${milliseconds(ours.longestTask)}`,
    `CLS ${ours.layoutShift.toFixed(3)}`,
  ].join(', ');
}

function bytesOf({ applied: { bytes, requests } }: Figures): string {
  const { beforeIdle, ...kinds } = bytes;
  const parts = Object.entries(kinds).filter(([, figure]) => figure > 0);
  return [
    ...parts.map(([kind, figure]) => `${kind} ${kilobytes(figure)}`),
    `before idle ${kilobytes(beforeIdle)}`,
    `${requests} requests`,
  ].join(', ');
}

function total({ applied: { bytes } }: Figures): number {
  return bytes.document + bytes.script + bytes.fonts + bytes.pictures + bytes.film + bytes.other;
}

const blocking = (ours: number, theirs: number): string => ratio(ours, Math.max(theirs, LEAST_BLOCKING_MS));
const ratio = (ours: number, theirs: number): string => (ours / theirs).toFixed(2);
const milliseconds = (figure: number): string => `${Math.round(figure)} ms`;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
