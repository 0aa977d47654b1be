import type { ComponentProps, ReactNode } from 'react';
import type { ExternalHref, Href } from '#content/facts/paths.ts';
import { useLink } from '#src/lib/router/router.tsx';

interface Look {
  className?: string | undefined;
  label?: string | undefined;
  isCurrent?: boolean | undefined;
  /** Marks the link as one of the site's most important. */
  isHighPriority?: boolean | undefined;
  /** Called when the link is followed: what it stands in closes. */
  onFollow?: (() => void) | undefined;
  children: ReactNode;
}

/** Where a link leads: to a page of this site, or elsewhere in a new tab, which its text must say. */
export type Target = { href: Href; isNewTab?: undefined } | { href: ExternalHref; isNewTab: true };

type Props = Look & Target;

/** A link: inside the site without loading a new document, elsewhere as usual. */
export function Link(props: Props) {
  const { className, label, isCurrent, isHighPriority, onFollow, children } = props;
  const shared = {
    className,
    'aria-label': label,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    'data-priority': isHighPriority ? 'high' : undefined,
    children,
  };
  if (!props.isNewTab) return <InsideLink {...shared} href={props.href} onFollow={onFollow} />;
  return (
    <a {...shared} href={props.href} target="_blank" rel="noopener" onClick={onFollow}>
      {children}
    </a>
  );
}

interface InsideProps extends ComponentProps<'a'> {
  href: Href;
  onFollow: Look['onFollow'];
}

function InsideLink({ href, onFollow, children, ...shared }: InsideProps) {
  return (
    <a {...shared} {...useLink(href, onFollow)}>
      {children}
    </a>
  );
}
