import type { Content } from '#content/content.ts';
import { daysGivenBack, MINUTES_A_DAY, type TimeEstimate } from '#content/facts/time-estimate.ts';
import type { Language } from '#shared/languages.ts';
import { formatCount, formatNumber } from '#src/i18n/counts.ts';

type Units = Content['minuteCalculator']['units'];

/** An estimate in words: each number with its noun, and the sum as it was worked out. */
export function estimateWords(estimate: TimeEstimate, { request, minute, day }: Units, language: Language) {
  const requests = formatCount(estimate.requests, request, language);
  const saved = formatCount(estimate.saved, minute, language);
  const days = formatCount(daysGivenBack(estimate), day, language);
  return {
    requests,
    minutes: formatCount(estimate.minutes, minute, language),
    saved,
    days,
    formula: `${requests} × ${saved} ÷ ${formatNumber(MINUTES_A_DAY)} = ${days}`,
  };
}
