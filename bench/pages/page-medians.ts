import { median } from '../median.ts';
import type { Audit } from './lighthouse-audit.ts';
import type { PageLoad } from './page-load.ts';

export function medianAudit(audits: readonly Audit[]): Audit {
  const of = (figure: (audit: Audit) => number) => median(audits.map(figure));
  return {
    performance: of(({ performance }) => performance),
    firstContentfulPaint: of(({ firstContentfulPaint }) => firstContentfulPaint),
    largestContentfulPaint: of(({ largestContentfulPaint }) => largestContentfulPaint),
    totalBlockingTime: of(({ totalBlockingTime }) => totalBlockingTime),
    layoutShift: of(({ layoutShift }) => layoutShift),
    speedIndex: of(({ speedIndex }) => speedIndex),
    bytes: of(({ bytes }) => bytes),
  };
}

export function medianLoad(loads: readonly PageLoad[]): PageLoad {
  const of = (figure: (load: PageLoad) => number) => median(loads.map(figure));
  return {
    answerEnd: of(({ answerEnd }) => answerEnd),
    firstContentfulPaint: of(({ firstContentfulPaint }) => firstContentfulPaint),
    largestContentfulPaint: of(({ largestContentfulPaint }) => largestContentfulPaint),
    layoutShift: of(({ layoutShift }) => layoutShift),
    longTasks: of(({ longTasks }) => longTasks),
    longestTask: of(({ longestTask }) => longestTask),
    totalBlockingTime: of(({ totalBlockingTime }) => totalBlockingTime),
    requests: of(({ requests }) => requests),
    bytes: {
      document: of(({ bytes }) => bytes.document),
      script: of(({ bytes }) => bytes.script),
      fonts: of(({ bytes }) => bytes.fonts),
      pictures: of(({ bytes }) => bytes.pictures),
      film: of(({ bytes }) => bytes.film),
      other: of(({ bytes }) => bytes.other),
      beforeIdle: of(({ bytes }) => bytes.beforeIdle),
    },
  };
}
