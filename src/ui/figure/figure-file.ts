import { figureSprites, type FigureName } from './figures.ts';

/** Where a line drawing is, for `<svg viewBox={viewBox}><use href={href} /></svg>`. */
export function figureFile(name: FigureName): { href: string; viewBox: string } {
  for (const { href, viewBox, names } of figureSprites) {
    if (names.some((each) => each === name)) return { href: `${href}#${name}`, viewBox };
  }
  throw new Error(`There is no figure ${name}.`);
}
