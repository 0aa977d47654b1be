import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { after } from 'node:test';
import type { FormSwitches } from '#server/forms/form.ts';
import { registerApi } from '#server/start/api.ts';
import { createApp } from '#server/start/app.ts';
import { CrossSiteCheck } from '#server/http/cross-site.ts';
import { keyedHash } from '#server/base/keyed-hash.ts';
import { logOptions } from '#server/base/log.ts';
import type { SearchRenderer } from '#server/search/search-renderer.ts';
import { Counts } from '#server/metrics/counts.ts';
import { FormLimits } from '#server/rate-limit/form-limits.ts';
import { MemoryRateLimit } from '#server/rate-limit/memory-rate-limit.ts';
import { MAX_MEDIA_IN_MEMORY } from '#server/static-files/read-media.ts';
import { readStaticSite } from '#server/static-files/static-site.ts';
import { openSqliteStore } from '#server/storage/sqlite-store.ts';
import type { Store } from '#server/storage/store.ts';
import { writeSiteFixture } from './site-fixture.ts';
import { temporaryFolder } from './temporary-folder.ts';

export const SECRET = 'a secret for tests, long enough to be one';
/** As the test website signs its links. */
export const TEST_HASH = keyedHash(SECRET);

export interface TestWebsiteOptions {
  store?: Store;
  isHttps?: boolean;
  siteHost?: string;
  pagesOrigin?: string;
  forms?: FormSwitches;
  renderSearch?: SearchRenderer;
  maxMediaInMemory?: number;
  ratePerMinute?: number;
  ratePerHour?: number;
  limits?: FormLimits;
  /** Gets every line of the log; without it there is none. */
  log?: (line: string) => void;
  trustedProxies?: number;
  storeTimeoutMs?: number;
  now?: () => Date;
  onUnsubscribed?: (address: string) => void;
}

/** A store in a file of its own, closed when the tests are over. */
export async function openTestStore(folder: string): Promise<Store> {
  const store = await openSqliteStore({
    file: path.join(folder, 'website.db'),
    busyTimeoutMs: 50,
    maxWaiting: 2_000,
    onLost: (error) => {
      throw error;
    },
  });
  after(() => store.close());
  return store;
}

/** The whole site in this process, on a free port, with a tiny built site and a store of its own. */
export async function startTestWebsite(
  options: TestWebsiteOptions = {},
): Promise<{ port: number; store: Store; siteFolder: string; counts: Counts }> {
  const folder = temporaryFolder();
  const siteFolder = path.join(folder, 'site');
  mkdirSync(siteFolder);
  writeSiteFixture(siteFolder);
  const isHttps = options.isHttps ?? false;
  const crossSite = new CrossSiteCheck({
    secret: SECRET,
    isHttps,
    siteHost: options.siteHost,
    pagesOrigin: options.pagesOrigin,
  });
  const maxMediaInMemory = options.maxMediaInMemory ?? MAX_MEDIA_IN_MEMORY;
  const counts = new Counts();
  const app = createApp({
    renderSearch: options.renderSearch,
    site: readStaticSite({
      folder: siteFolder,
      isHttps,
      maxMediaInMemory,
      ...(options.now && { now: () => Number(options.now?.()) }),
    }),
    crossSite,
    isHttps,
    counts,
    marks: { hash: TEST_HASH, trustedProxies: options.trustedProxies ?? 0 },
    log:
      options.log === undefined
        ? logOptions('silent', false)
        : { ...logOptions('info', false), stream: { write: options.log } },
  });
  const rates = { perMinute: options.ratePerMinute ?? 10_000, perHour: options.ratePerHour ?? 10_000 };
  const local = new MemoryRateLimit(TEST_HASH);
  const store = options.store ?? (await openTestStore(folder));
  registerApi(app.api, {
    services: {
      store,
      hash: TEST_HASH,
      crossSite,
      limits: options.limits ?? new FormLimits({ rates, shared: local, local, log: app.api.log }),
      counts,
      trustedProxies: options.trustedProxies ?? 0,
      storeTimeoutMs: options.storeTimeoutMs ?? 5_000,
      ...(options.now && { now: options.now }),
      ...(options.onUnsubscribed && { onUnsubscribed: options.onUnsubscribed }),
    },
    forms: options.forms ?? { contact: 'inbox', newsletter: 'inbox' },
    isStopping: app.isStopping,
  });
  await app.api.ready();
  const { server } = app.api;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  after(() => {
    server.closeAllConnections();
    return app.stop();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The test server has no port.');
  return { port: address.port, store, siteFolder, counts };
}
