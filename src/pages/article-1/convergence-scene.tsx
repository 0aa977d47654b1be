import { directionOf } from '#shared/languages.ts';
import { useLanguage } from '#src/i18n/texts-context.tsx';
import { convergence } from '#src/ui/drawing/drawings/convergence.ts';
import { Drawing } from '#src/ui/drawing/drawing.tsx';

/** Many notes fall into one dot and leave it as four aims. */
export function ConvergenceScene() {
  return <Drawing drawing={convergence} direction={directionOf(useLanguage())} />;
}
