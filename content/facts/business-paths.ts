import { type Path, pathTo } from './paths.ts';

/** The five business paths: id is the {pathId} of the address. */
export const BUSINESS_PATH_IDS = [1, 2, 3, 4, 5] as const;
export type BusinessPathId = (typeof BUSINESS_PATH_IDS)[number];

/** The path that an address names; the first where it names none. */
export function parseBusinessPathId(pathId: string | undefined): BusinessPathId {
  return BUSINESS_PATH_IDS.find((id) => String(id) === pathId) ?? 1;
}

/** The path after one; the first after the last, as the day begins anew. */
export function nextBusinessPath(id: BusinessPathId): BusinessPathId {
  return BUSINESS_PATH_IDS.find((other) => other > id) ?? 1;
}

/** Each path owns an hour of the day; it follows the path everywhere. */
export const BUSINESS_PATH_HOUR = {
  1: 'dawn',
  2: 'morning',
  3: 'noon',
  4: 'gold',
  5: 'dusk',
} as const satisfies Record<BusinessPathId, string>;

/** The picture of the one crest at a path's hour, wherever the path shows alone; their own page has a land of its own. */
export const crestOf = (id: BusinessPathId) => `day-${BUSINESS_PATH_HOUR[id]}-crest` as const;

type OverviewFigure = `overview-${'prototype' | 'grows' | 'days' | 'minutes' | 'levels' | 'today'}`;

type MethodFigure = `method-${
  | 'calm'
  | 'drawn'
  | 'found'
  | 'in-use'
  | 'opened'
  | 'plumbed'
  | 'raised'
  | 'resolve'
  | 'take-over'
  | 'watch'}`;

/**
 * The language-free part of a business path: title and English title are
 * `paths.names[key]` in content/ar and content/en, content is `businessPathDetails[key]`.
 */
export interface BusinessPath {
  id: BusinessPathId;
  key: `path${BusinessPathId}`;
  /** A drawing of 24 units whose root is `#icon`, in the colour of the text around it. */
  icon: `/images/business-paths/business-paths-data${BusinessPathId}/icon.svg`;
  /** The path's line-work, as it stands behind the crest of the land that the five share. */
  largeIcon: `path-${1 | 2}` | `low-${3 | 4 | 5}`;
  path: Path;
  /** A drawing for each part of the overview; none where the number that its text tells says it alone, or a drawing across the window does. */
  overviewFigures: readonly (OverviewFigure | null)[];
  /** A drawing of its own for each step of the path's methodology; none where one drawing says them all. */
  methodFigures: readonly MethodFigure[];
}

const businessPath = (
  id: BusinessPathId,
  largeIcon: BusinessPath['largeIcon'],
  overviewFigures: BusinessPath['overviewFigures'],
  methodFigures: BusinessPath['methodFigures'],
): BusinessPath => ({
  id,
  key: `path${id}`,
  icon: `/images/business-paths/business-paths-data${id}/icon.svg`,
  largeIcon,
  path: pathTo.businessPath(id),
  overviewFigures,
  methodFigures,
});

export const BUSINESS_PATHS: Readonly<Record<BusinessPathId, BusinessPath>> = {
  1: businessPath(
    1,
    'path-1',
    ['overview-prototype', 'overview-grows', null],
    ['method-found', 'method-drawn', 'method-raised', 'method-plumbed', 'method-opened', 'method-in-use'],
  ),
  2: businessPath(
    2,
    'path-2',
    ['overview-days', 'overview-minutes', 'overview-levels'],
    ['method-take-over', 'method-watch', 'method-resolve', 'method-calm'],
  ),
  3: businessPath(3, 'low-3', ['overview-today', null, null], []),
  4: businessPath(4, 'low-4', [null, null, null], []),
  5: businessPath(5, 'low-5', [null, null, null], []),
};
