import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
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

interface Navigation {
  prefix: string;
  place: Place;
  arrival: Arrival;
  navigate: Navigate;
}

const NavigationContext = createContext<Navigation | null>(null);

function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (navigation === null) throw new Error('There is no router around this part.');
  return navigation;
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
  const navigation = useMemo<Navigation>(() => {
    const { pathname, ...parts } = partsOf(address);
    const path = pathname.slice(prefix.length) || '/';
    const place = { ...parts, pathname: path, key: '', note: undefined };
    return { prefix, place, arrival: 'pop', navigate: staysHere };
  }, [prefix, address]);
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}

/**
 * The address bar as state, for pages that share a language's prefix (`/en`, or nothing). Its changes are urgent: what
 * shows them decides what to defer.
 */
export function BrowserRouter({ prefix, children }: { prefix: string; children: ReactNode }) {
  const [{ place, arrival }, setState] = useState<Pick<Navigation, 'place' | 'arrival'>>(() => ({
    place: placeOfBrowser(prefix),
    arrival: 'pop',
  }));

  useEffect(() => {
    const follow = () => setState({ place: placeOfBrowser(prefix), arrival: 'pop' });
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [prefix]);

  const navigate = useCallback<Navigate>(
    (href, { isReplacing = false, note } = {}) => {
      const entry = { key: newKey(), note };
      const address = withPrefix(prefix, href);
      if (isReplacing) history.replaceState(entry, '', address);
      else history.pushState(entry, '', address);
      setState({ place: placeOfBrowser(prefix), arrival: isReplacing ? 'replace' : 'push' });
    },
    [prefix],
  );

  const navigation = useMemo(
    () => ({ prefix, place, arrival, navigate }),
    [prefix, place, arrival, navigate],
  );
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}

/** Where the visitor is. A new object for every navigation, also to the same address. */
export const usePlace = (): Place => useNavigation().place;

/** How the visitor came there. */
export const useArrival = (): Arrival => useNavigation().arrival;

/** Leads to a language-free path with its query and hash. */
export const useNavigate = (): Navigate => useNavigation().navigate;

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
  const { prefix, place, navigate } = useNavigation();
  return {
    href: withPrefix(prefix, href),
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      onFollow?.();
      if (event.defaultPrevented || isForBrowser(event) || isLeftToWorker()) return;
      event.preventDefault();
      // The same address again is no new step to go back over.
      navigate(href, { isReplacing: href === place.pathname + place.search + place.hash });
    },
  };
}
