// Run in the page: each stands alone.

export const isShown = (selector: string) =>
  [...document.querySelectorAll(selector)].some((part) => part.checkVisibility({ visibilityProperty: true }));

export const isHidden = (selector: string) =>
  ![...document.querySelectorAll(selector)].some((part) =>
    part.checkVisibility({ visibilityProperty: true }),
  );

/** The middle of the first part that is seen, as "x y", once nothing lies over it; else nothing. */
export function placeInReach(selector: string): string {
  const part = [...document.querySelectorAll(selector)].find((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );
  if (part === undefined) return '';
  const middle = () => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) };
  };
  const { y: height } = middle();
  if (height < 90 || height > window.innerHeight - 10) {
    part.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const { x, y } = middle();
  const hit = document.elementFromPoint(x, y);
  const isFree = hit !== null && (part.contains(hit) || hit.closest('label')?.contains(part) === true);
  return isFree ? `${x} ${y}` : '';
}
