import { figures, type FigureName } from './figures.ts';

/** A computed line drawing from a sprite: one ink, the accent from `--hi`. Decoration. */
export function Figure({ name, className }: { name: FigureName; className?: string | undefined }) {
  const { href, viewBox } = figures[name];
  return (
    <svg className={className} viewBox={viewBox} aria-hidden="true">
      <use href={href} />
    </svg>
  );
}
