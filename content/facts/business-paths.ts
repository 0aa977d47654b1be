/** The five business paths (specification, "Business path detail"): id is the {pathId} of the address. */
export const BUSINESS_PATH_IDS = [1, 2, 3, 4, 5] as const;
export type BusinessPathId = (typeof BUSINESS_PATH_IDS)[number];

/** Address of a path's page. */
export function businessPathHref(id: BusinessPathId): string {
  return `/business-paths/${id}`;
}

/** Each path owns an hour of the day: the study that shows wherever the path does (design, section 5). */
export const BUSINESS_PATH_STUDY = {
  1: 'sq-dawn',
  2: 'sq-morning',
  3: 'sq-noon',
  4: 'sq-gold',
  5: 'sq-dusk',
} as const satisfies Record<BusinessPathId, string>;
