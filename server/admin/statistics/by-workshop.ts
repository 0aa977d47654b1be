import type { Workshop } from '#content/facts/workshops.ts';
import { workshopNamed } from '#server/forms/workshop/workshop-name.ts';
import type { Figure } from './figures.ts';

/** Registrations by workshop, under a name for each, the most first; texts that name the same workshop are one. */
export function registrationsByWorkshop(
  figures: readonly Figure[],
  nameOf: (workshop: Workshop) => string,
): Figure[] {
  const counts = new Map<string, number>();
  for (const { key, count } of figures) {
    const workshop = workshopNamed(key);
    const name = workshop === undefined ? key : nameOf(workshop);
    counts.set(name, (counts.get(name) ?? 0) + count);
  }
  return [...counts]
    .map(([key, count]) => ({ key, count }))
    .toSorted((one, other) => other.count - one.count);
}
