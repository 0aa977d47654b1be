import { useEffect, useState } from 'react';
import { PATHS } from '#content/facts/paths.ts';
import { addressOf } from '#shared/languages.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import { usePlace } from '#src/lib/router/router.tsx';
import { useIsHydrated } from '#src/lib/use-is-hydrated.ts';
import { Opening } from '#src/sections/opening/opening.tsx';
import { keptPages, type KeptPage } from './kept-pages.ts';
import styles from './offline-page.module.css';

/** How often the server is asked whether it is there again. */
const ASK_AGAIN_MS = 4000;

/** The page that was wanted, out of `?to=`; only ever one of this site. */
function wantedAddress(search: string, home: string): string {
  const to = new URLSearchParams(search).get('to') ?? home;
  return /^\/(?![/\\])/.test(to) ? to : home;
}

/** Stands in place of a page that was never visited, and lists those that can be read. */
export function OfflinePage() {
  const { title, description, retry, keptLabel } = useTexts('offline');
  const language = useLanguage();
  const { search } = usePlace();
  const isHydrated = useIsHydrated();
  const [kept, setKept] = useState<readonly KeptPage[]>([]);
  const home = addressOf(PATHS.home, language);
  const wanted = isHydrated ? wantedAddress(search, home) : home;

  useEffect(() => {
    if (!('caches' in window)) return;
    const show = async () => setKept(await keptPages(language, addressOf(PATHS.offline, language)));
    void show();
  }, [language]);

  // Back online, the page that was wanted comes by itself; who opened this one by its own address stays.
  useEffect(() => {
    if (!search.includes('to=')) return;
    const waiting = new AbortController();
    const { signal } = waiting;
    // Nor is anybody taken away from the page that they have just chosen; who comes back from it waits again.
    let hasChosen = false;
    const wantedPage = wantedAddress(search, home);
    const comeBack = () => {
      if (!hasChosen) location.replace(wantedPage);
    };
    const choose = ({ target }: Event) => {
      hasChosen ||= target instanceof Element && target.closest('a') !== null;
    };
    addEventListener('online', comeBack, { signal });
    addEventListener('click', choose, { signal });
    addEventListener('pageshow', () => (hasChosen = false), { signal });
    // A device that is in a network hears of no connection that comes back behind it: the server is asked.
    const asking = setInterval(() => {
      if (!navigator.onLine || document.hidden) return;
      const ask = fetch(wantedPage, { method: 'HEAD', signal });
      // Who answers that it cannot answer is as good as away.
      ask.then(({ status }) => status < 500 && comeBack()).catch(() => undefined);
    }, ASK_AGAIN_MS);
    signal.addEventListener('abort', () => clearInterval(asking));
    return () => waiting.abort();
  }, [search, home]);

  return (
    <Opening tag="section" id="offline" look="type" className={styles.page}>
      <h1>
        <Text>{title}</Text>
      </h1>
      <p className="lead">
        <Text>{description}</Text>
      </p>
      <a className={styles.retry} href={wanted}>
        <Text>{retry}</Text>
      </a>
      {kept.length > 0 && (
        <nav aria-label={keptLabel}>
          <h2>
            <Text>{keptLabel}</Text>
          </h2>
          <ul className={styles.kept}>
            {kept.map(({ href, title: name }) => (
              <li key={href}>
                <a href={href}>
                  <Text>{name}</Text>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Opening>
  );
}
