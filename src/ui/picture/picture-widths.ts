const COLUMN = [320, 480, 800];
const CARD = [480, 800, 1200];
const PART = [800, 1200, 1920];
const WHOLE = [480, 800, 1200, 1600, 1920, 2560];

/**
 * The widths (pixels) in which a picture lies there, by the slot that its own width says it was made for: a column, a card,
 * a part of a window, or the whole window.
 */
export function pictureWidths(width: number): readonly number[] {
  if (width === 800) return COLUMN;
  if (width <= 1200) return CARD.filter((pixels) => pixels <= width);
  return width === 1920 ? PART : WHOLE.filter((pixels) => pixels <= width);
}
