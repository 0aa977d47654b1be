import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type Context,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { newKey, partsOf, placeOfBrowser, withPrefix, type Arrival, type Place } from './place.ts';

interface Options {
  /** In place of the present entry of the history. */
  isReplacing?: boolean;
  note?: string;
}

type Navigate = (href: string, options?: Options) => void;

interface Visit {
  place: Place;
  arrival: Arrival;
}

interface Navigation {
  prefix: string;
  navigate: Navigate;
}

// Two, so that a page's many links, which lead the same way wherever the visitor is, are not rendered at every step.
const NavigationContext = createContext<Navigation | null>(null);
const VisitContext = createContext<Visit | null>(null);

function useNearest<Value>(context: Context<Value | null>): Value {
  const value = use(context);
  if (value === null) throw new Error('There is no router around this part.');
  return value;
}

const staysHere: Navigate = () => {
  throw new Error('A page that is being prerendered leads nowhere.');
};

/** Around a page that is being prerendered: `address` is its own. */
export function StaticRouter({
  prefix,
  address,
  children,
}: {
  prefix: string;
  address: string;
  children: ReactNode;
}) {
  const navigation = useMemo(() => ({ prefix, navigate: staysHere }), [prefix]);
  const visit = useMemo<Visit>(() => {
    const { pathname, ...parts } = partsOf(address);
    const path = pathname.slice(prefix.length) || '/';
    return { place: { ...parts, pathname: path, key: '', note: undefined }, arrival: 'pop' };
  }, [prefix, address]);
  return (
    <NavigationContext value={navigation}>
      <VisitContext value={visit}>{children}</VisitContext>
    </NavigationContext>
  );
}

/**
 * The address bar as state, for pages that share a language's prefix (`/en`, or nothing). Its changes are urgent: what
 * shows them decides what to defer.
 */
export function BrowserRouter({ prefix, children }: { prefix: string; children: ReactNode }) {
  const [visit, setVisit] = useState<Visit>(() => ({ place: placeOfBrowser(prefix), arrival: 'pop' }));

  useEffect(() => {
    const follow = () => setVisit({ place: placeOfBrowser(prefix), arrival: 'pop' });
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [prefix]);

  const navigate = useCallback<Navigate>(
    (href, { isReplacing = false, note } = {}) => {
      const entry = { key: newKey(), note };
      const address = withPrefix(prefix, href);
      if (isReplacing) history.replaceState(entry, '', address);
      else history.pushState(entry, '', address);
      setVisit({ place: placeOfBrowser(prefix), arrival: isReplacing ? 'replace' : 'push' });
    },
    [prefix],
  );

  const navigation = useMemo(() => ({ prefix, navigate }), [prefix, navigate]);
  return (
    <NavigationContext value={navigation}>
      <VisitContext value={visit}>{children}</VisitContext>
    </NavigationContext>
  );
}

/** Where the visitor is. A new object for every navigation, also to the same address. */
export const usePlace = (): Place => useNearest(VisitContext).place;

/** How the visitor came there. */
export const useArrival = (): Arrival => useNearest(VisitContext).arrival;

/** Leads to a language-free path with its query and hash. */
export const useNavigate = (): Navigate => useNearest(NavigationContext).navigate;

/** Whether the browser should follow the link by itself: in a new tab or window, as a download. */
export function isForBrowser(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** Whether a document has to be loaded: without a connection only the service worker knows what can be read. */
function isLeftToWorker(): boolean {
  return !navigator.onLine && Boolean(navigator.serviceWorker?.controller);
}

/** Attributes of a link to a language-free path, which is followed without loading a new document. */
export function useLink(href: string, onFollow: (() => void) | undefined) {
  const { prefix, navigate } = useNearest(NavigationContext);
  return {
    href: withPrefix(prefix, href),
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      onFollow?.();
      if (event.defaultPrevented || isForBrowser(event) || isLeftToWorker()) return;
      event.preventDefault();
      const { pathname, search, hash } = placeOfBrowser(prefix);
      // The same address again is no new step to go back over.
      navigate(href, { isReplacing: href === pathname + search + hash });
    },
  };
}
