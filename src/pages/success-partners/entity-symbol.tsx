import { LETTERED_IN_ARABIC } from '#content/facts/partners.ts';
import { logos, type LogoId } from '#src/ui/logo/logos.ts';

/** The box of a symbol inside a mark, in units of the drawing; the letters stand beside it. */
const SYMBOL_WIDTH = 46;
const SYMBOL_HEIGHT = 48;

/** The symbol of a mark without its letters: the name stands below it in the language of the page. Decoration. */
export function EntitySymbol({ id, className }: { id: LogoId; className: string | undefined }) {
  const { href, width } = logos[id];
  const isAtRight = LETTERED_IN_ARABIC.some((lettered) => lettered === id);
  const start = isAtRight ? width - SYMBOL_WIDTH : 0;
  return (
    <svg
      className={className}
      viewBox={`${start} 0 ${SYMBOL_WIDTH} ${SYMBOL_HEIGHT}`}
      data-mark={id}
      aria-hidden="true"
    >
      <use href={href} width={width} height={SYMBOL_HEIGHT} />
    </svg>
  );
}
