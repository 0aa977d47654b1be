import { Logo } from '#src/ui/logo/logo.tsx';
import { logos, type LogoId } from '#src/ui/logo/logos.ts';
import { useLanguage } from '#src/i18n/texts-context.tsx';

interface Props {
  ids: readonly LogoId[];
  /** Clones only close an endless row: they are no items of their own. */
  isClone?: boolean;
}

/** List items with marks, named in the language of the page. */
export function LogoItems({ ids, isClone = false }: Props) {
  const language = useLanguage();
  return ids.map((id) => (
    <li key={id} {...(!isClone && { 'data-item': '' })}>
      <Logo id={id} label={logos[id][language]} />
    </li>
  ));
}
