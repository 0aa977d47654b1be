/** Modules that travel together, and who wants them: the entry, pages, and what else is imported when it is needed. */
export interface Parcel {
  users: ReadonlySet<string>;
  modules: ReadonlySet<string>;
  /** What its modules import: whoever gets this parcel gets those of these as well. */
  imports: ReadonlySet<string>;
  bytes: number;
}

/** What one more file costs a page, in bytes: its request, its imports, a compression of its own. */
const PRICE_OF_A_FILE = 800;
/** The same for a page that has more than six files: its own, the dependencies, and more parcels than this. */
const MOST_PARCELS = 4;
const PRICE_OF_ONE_TOO_MANY = 5600;

/**
 * The pages that are nearest to a budget (tests/site/budgets.test.ts) count for more than one: what they do not use weighs
 * so many times. Most visits begin at home, and forms have the most script.
 */
const WEIGHTS: Readonly<Record<string, number>> = {
  'home-page.tsx': 14,
  'path-1-page.tsx': 2,
  'path-2-page.tsx': 2,
  'path-3-page.tsx': 2,
  'path-4-page.tsx': 2,
  'path-5-page.tsx': 2,
  'contact-us-page.tsx': 4,
  'workshop-page.tsx': 16,
  'media-center-page.tsx': 3,
};
/** The page that is nearest to the most files. */
const MOST_FILES = { page: 'about-us-page.tsx', weight: 2 };

const nameOf = (user: string) => user.slice(user.lastIndexOf('/') + 1);
const weightOf = (users: ReadonlySet<string>) =>
  users.values().reduce((sum, user) => sum + (WEIGHTS[nameOf(user)] ?? 1), 0);

/** Puts the two parcels into one whose joining makes all users together cheapest, again and again while any does. */
export function joinedParcels(parcels: readonly Parcel[]): readonly Parcel[] {
  const prices = pricesOf(parcels);
  let best: { saving: number; a: Parcel; b: Parcel } | undefined;
  for (const [index, a] of parcels.entries()) {
    for (const b of parcels.slice(index + 1)) {
      let saving = -unwantedBytes(a, b, parcels) - unwantedBytes(b, a, parcels);
      for (const user of a.users.intersection(b.users)) saving += prices.get(user) ?? 0;
      if (saving > (best?.saving ?? 0)) best = { saving, a, b };
    }
  }
  if (best === undefined) return parcels;
  const { a, b } = best;
  const both: Parcel = {
    users: a.users.union(b.users),
    modules: a.modules.union(b.modules),
    imports: a.imports.union(b.imports),
    bytes: a.bytes + b.bytes,
  };
  return joinedParcels(withImports([...parcels.filter((parcel) => parcel !== a && parcel !== b), both]));
}

function pricesOf(parcels: readonly Parcel[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { users } of parcels) for (const user of users) counts.set(user, (counts.get(user) ?? 0) + 1);
  return new Map(
    [...counts].map(([user, count]) => [
      user,
      count > MOST_PARCELS
        ? PRICE_OF_ONE_TOO_MANY * (nameOf(user) === MOST_FILES.page ? MOST_FILES.weight : 1)
        : PRICE_OF_A_FILE,
    ]),
  );
}

/** What users of one parcel get by its joining with another, besides what they get already. */
function unwantedBytes(mine: Parcel, other: Parcel, parcels: readonly Parcel[]): number {
  const without = mine.users.difference(other.users);
  let bytes = weightOf(without) * other.bytes;
  for (const parcel of parcels) {
    if (parcel === mine || parcel === other || parcel.modules.isDisjointFrom(other.imports)) continue;
    bytes += weightOf(without.difference(parcel.users)) * (parcel.bytes + PRICE_OF_A_FILE);
  }
  return bytes;
}

/** Lets the users of each parcel be users of what it imports. */
function withImports(parcels: readonly Parcel[]): readonly Parcel[] {
  let isComplete = true;
  const next = parcels.map((parcel) => {
    const importers = parcels.filter(
      (each) => each !== parcel && !each.imports.isDisjointFrom(parcel.modules),
    );
    const users = importers.reduce((all, importer) => all.union(importer.users), parcel.users);
    if (users.size === parcel.users.size) return parcel;
    isComplete = false;
    return { ...parcel, users };
  });
  return isComplete ? next : withImports(next);
}
