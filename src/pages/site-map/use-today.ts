import { useSyncExternalStore } from 'react';
import { dayInRiyadh } from '#shared/riyadh.ts';

const subscribe = () => () => {
  // A page that stays open past midnight may keep its day.
};

const today = () => dayInRiyadh(new Date());

/**
 * Today in Riyadh as an ISO date. The prerendered page carries the day of the build: while
 * the page is hydrated that day counts, read from the `<time>` inside the element of that id.
 */
export function useToday(id: string): string {
  return useSyncExternalStore(subscribe, today, () => {
    if (typeof document === 'undefined') return today();
    return document.querySelector<HTMLTimeElement>(`#${id} time`)?.dateTime ?? today();
  });
}
