import { savesData } from '#src/lib/saves-data.ts';
import { OFFLINE_WORKER } from '#shared/offline-worker.ts';

/** How long a page that was come to without a new document may go on fetching its pictures before it is kept. */
const SETTLING_MS = 2000;

/** The one address that the security policy lets a program be fetched from as a worker. */
function workerAddress(): string {
  const policies = window.trustedTypes;
  if (policies === undefined) return OFFLINE_WORKER;
  const policy = policies.createPolicy('offline-worker', { createScriptURL: () => OFFLINE_WORKER });
  return policy.createScriptURL(OFFLINE_WORKER);
}

/** Tells the worker what is on the screen: pages that were come to by a link inside the site never ask it. */
function tell(worker: ServiceWorker | null): void {
  const pictures = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const files = pictures
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/media/'))
    .map(({ pathname }) => pathname);
  worker?.postMessage({
    address: location.pathname + location.search,
    files: savesData() ? [] : [...new Set(files)],
  });
}

/** Keeps the pages that are visited readable without a connection. Where a browser cannot or may not, nothing is lost. */
export async function keepPages(): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(workerAddress());
  const { active } = await serviceWorker.ready;
  tell(active);
  window.navigation?.addEventListener('navigatesuccess', () => {
    setTimeout(() => tell(serviceWorker.controller), SETTLING_MS);
  });
}
