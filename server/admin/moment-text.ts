import { clockInRiyadh, dayInRiyadh } from '#shared/riyadh.ts';

/** A stored moment as an operator reads it: `2025-05-19 20:30`, Riyadh time. */
export function momentText(iso: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return iso;
  return `${dayInRiyadh(moment)} ${clockInRiyadh(moment)}`;
}
