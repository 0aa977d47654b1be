import { LETTERED_IN_ARABIC } from '#content/facts/partners.ts';
import { directionOf } from '#shared/languages.ts';
import { useLanguage } from '#src/i18n/texts-context.tsx';
import { logos, type LogoId } from '#src/ui/logo/logos.ts';

/** The box of a symbol inside a mark, in units of the drawing; the letters stand beside it. */
const SYMBOL_WIDTH = 46;
const SYMBOL_HEIGHT = 48;

/** Some symbols are narrower than the box: what is free at each side, where they are large enough to show it. */
const INSETS: Partial<Record<LogoId, number>> = { subul: 3, ghada: 5 };

/** The symbol of a mark without its letters: the name stands below it in the language of the page. Decoration. */
export function EntitySymbol({ id, className }: { id: LogoId; className: string | undefined }) {
  const { href, width } = logos[id];
  const isAtRight = LETTERED_IN_ARABIC.some((lettered) => lettered === id);
  const inset = (INSETS[id] ?? 0) * (directionOf(useLanguage()) === 'rtl' ? -1 : 1);
  const start = (isAtRight ? width - SYMBOL_WIDTH : 0) + inset;
  return (
    <svg className={className} viewBox={`${start} 0 ${SYMBOL_WIDTH} ${SYMBOL_HEIGHT}`} aria-hidden="true">
      <use href={href} width={width} height={SYMBOL_HEIGHT} />
    </svg>
  );
}
