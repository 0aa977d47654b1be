import { logos, type LogoId } from '#src/ui/logo/logos.ts';
import { SYMBOL_INKS } from '#src/ui/logo/symbol-inks.ts';

/** How high all marks are drawn, in units of the drawing. */
const HEIGHT = 48;

/**
 * The symbol of a mark without its letters, from edge to edge of its ink, so that it stands where the words below it
 * begin: the name is told there in the language of the page. Decoration.
 */
export function EntitySymbol({ id, className }: { id: LogoId; className: string | undefined }) {
  const { href, width } = logos[id];
  const [inkStart, inkWidth] = SYMBOL_INKS[id];
  return (
    <svg className={className} viewBox={`${inkStart} 0 ${inkWidth} ${HEIGHT}`} aria-hidden="true">
      <use href={href} width={width} height={HEIGHT} />
    </svg>
  );
}
