import { PATHS, type Path } from '#content/facts/paths.ts';

/** Whether a link of the bar leads to the page shown or to a section above it; `trail` leads from home to it. */
export function isCurrentSection(trail: readonly string[], href: Path): boolean {
  if (href === PATHS.home) return trail.at(-1) === href;
  return trail.includes(href);
}
