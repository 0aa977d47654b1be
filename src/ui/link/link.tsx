import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

interface Props {
  /** A path of this site (`/faq`), a fragment (`#main`), or an address elsewhere (`https:`, `mailto:`, `tel:`). */
  href: string;
  className?: string | undefined;
  label?: string | undefined;
  isCurrent?: boolean | undefined;
  /** Marks the link as one of the site's most important. */
  isHighPriority?: boolean | undefined;
  /** Called when the link is followed: what it stands in closes. */
  onFollow?: (() => void) | undefined;
  /** Opens a new tab; the text must say so. */
  isNewTab?: boolean | undefined;
  children: ReactNode;
}

/** A link: inside the site without loading a new document, elsewhere as usual. */
export function Link(props: Props) {
  const { href, className, label, isCurrent, isHighPriority, onFollow, isNewTab, children } = props;
  const shared = {
    className,
    'aria-label': label,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    'data-priority': isHighPriority ? 'high' : undefined,
    onClick: onFollow,
    children,
  };
  if (href.startsWith('/') && !isNewTab) return <RouterLink {...shared} to={href} />;
  return (
    <a {...shared} href={href} {...(isNewTab && { target: '_blank', rel: 'noopener' })}>
      {children}
    </a>
  );
}
