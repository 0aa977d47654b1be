import { dayInRiyadh } from '#shared/riyadh.ts';

const RIYADH_OFFSET_MS = 3 * 60 * 60 * 1000;
const CLOCK = [11, 16] as const;

/** A stored moment as an operator reads it: `2025-05-19 20:30`, Riyadh time. */
export function momentText(iso: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return iso;
  return `${dayInRiyadh(moment)} ${new Date(moment.getTime() + RIYADH_OFFSET_MS).toISOString().slice(...CLOCK)}`;
}
