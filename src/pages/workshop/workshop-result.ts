/** How a registration without JavaScript ended: the last part of the result page's address. */
export const WORKSHOP_RESULTS = ['registered', 'incomplete', 'closed', 'failed'] as const;
export type WorkshopResult = (typeof WORKSHOP_RESULTS)[number];

/** The result that an address names; only known ones reach a page. */
export function parseWorkshopResult(value: string | undefined): WorkshopResult {
  return WORKSHOP_RESULTS.find((result) => result === value) ?? 'failed';
}
