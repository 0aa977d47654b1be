// The service worker, served as /offline-worker.js; the build puts OFFLINE and WORKER before it (offline-worker-file.ts). Pages come
// from the network and stay readable without it; nothing else that the server computes is ever kept: no search, no form's
// answer, no film. A release brings another version, whose cache takes the place of the one before.

const CACHE = `site-${OFFLINE.version}`;
const KNOWN = new Set([...OFFLINE.pages, ...OFFLINE.offlinePages]);
/** A line that is slower than this is as good as none for a page that is kept. */
const PATIENCE_MS = 3000;
const MOST_PICTURES = 150;
const MOST_PAGES_OVER = 20;
const ANY = { ignoreVary: true };
const HASHED = /^\/(?:assets|media)\/[^/]*[.-][\w-]{8}(?:-\d+)?\.(?:js|css|woff2|svg|webp|avif|png|jpg)$/;

/** Under what a page is kept: its address, with the number of a page of news; undefined for all that is not kept. */
function keyOf(/** @type {URL} */ { pathname, search }) {
  if (OFFLINE.offlinePages.includes(pathname)) return pathname;
  return KNOWN.has(pathname) && /^(?:\?page=\d+)?$/.test(search) ? pathname + search : undefined;
}

/** The files that a page needs to run and to be set: its program and its fonts. */
function filesOf(/** @type {string} */ html) {
  const program = /<script id="program"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '';
  const files = [...program.matchAll(/"([^"]+)"/g), ...html.matchAll(/href="([^"]+\.woff2)"/g)];
  return files.flatMap(([, file]) => file ?? []);
}

async function keepFiles(/** @type {string[]} */ files) {
  const cache = await caches.open(CACHE);
  const missing = await Promise.all(
    files.map(async (file) => ((await cache.match(file, ANY)) ? [] : [file])),
  );
  await Promise.allSettled(missing.flat().map((file) => cache.add(file)));
}

async function keepAnswer(/** @type {string} */ key, /** @type {Response} */ response) {
  if (!response.ok || response.redirected || !response.headers.get('content-type')?.includes('html')) return;
  const cache = await caches.open(CACHE);
  const files = filesOf(await response.clone().text());
  await cache.put(key, response);
  await keepFiles(files);
}

const keepPage = async (/** @type {string} */ key) => keepAnswer(key, await fetch(key));

/** What a visitor came to without a new document, and the pictures that were shown there. */
async function keepVisit(/** @type {{ address: string, files: string[] }} */ { address, files }) {
  const key = keyOf(new URL(address, location.origin));
  const cache = await caches.open(CACHE);
  if (key !== undefined && !(await cache.match(key, ANY))) await keepPage(key);
  await keepFiles(files.filter((file) => HASHED.test(file)));
  const pictures = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/media/'));
  await Promise.all(pictures.slice(0, -MOST_PICTURES).map((picture) => cache.delete(picture)));
}

/** The page that says so, in the language of the address that was wanted. */
function sayOffline(/** @type {URL} */ { pathname, search }) {
  const byPrefix = OFFLINE.offlinePages.toSorted((a, b) => b.length - a.length);
  const page = byPrefix.find((each) => `${pathname}/`.startsWith(each.replace(/[^/]+$/, ''))) ?? byPrefix[0];
  return Response.redirect(`${page}?to=${encodeURIComponent(pathname + search)}`);
}

async function answerPage(/** @type {OfflineFetch} */ event) {
  const url = new URL(event.request.url);
  const key = keyOf(url);
  const fresh = event.preloadResponse.then((early) => early ?? fetch(event.request));
  const kept = async () => (key === undefined ? undefined : caches.match(key, ANY));
  if (key !== undefined) {
    // The first to hear of the answer: a copy has to be made before anybody reads it.
    event.waitUntil(fresh.then((answer) => keepAnswer(key, answer.clone())).catch(() => undefined));
  }
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)).then(kept);
  try {
    return (await Promise.race([fresh, late])) ?? (await fresh);
  } catch {
    return (await kept()) ?? sayOffline(url);
  }
}

/** Pages that were kept under the release before are fetched anew; all of its files go. */
async function takeOver() {
  const old = (await caches.keys()).filter((name) => name !== CACHE);
  const requests = await Promise.all(old.map(async (name) => (await caches.open(name)).keys()));
  const keys = requests.flat().flatMap(({ url }) => keyOf(new URL(url)) ?? []);
  await Promise.all(old.map((name) => caches.delete(name)));
  await WORKER.registration.navigationPreload?.enable();
  await WORKER.clients.claim();
  await Promise.allSettled(keys.slice(-MOST_PAGES_OVER).map(keepPage));
}

/** Switched off by the build: whoever has it loses it, with all that was kept. */
async function leave() {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await WORKER.registration.unregister();
}

WORKER.addEventListener('install', (event) => {
  void WORKER.skipWaiting();
  if (OFFLINE.isOn) event.waitUntil(Promise.all(OFFLINE.offlinePages.map(keepPage)));
});

WORKER.addEventListener('activate', (event) => event.waitUntil(OFFLINE.isOn ? takeOver() : leave()));

WORKER.addEventListener('message', (event) => {
  if (OFFLINE.isOn) event.waitUntil(keepVisit(event.data));
});

WORKER.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (!OFFLINE.isOn || request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(answerPage(event));
  else if (HASHED.test(pathname)) {
    event.respondWith(caches.match(pathname, ANY).then((file) => file ?? fetch(request)));
  }
});
