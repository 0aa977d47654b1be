import { createApp } from './app.ts';
import { registerApi } from './api.ts';
import { CrossSiteCheck } from '#server/http/cross-site.ts';
import type { Environment } from '#server/base/environment.ts';
import { limitConnections } from '#server/http/limit-connections.ts';
import { watchProxy } from '#server/http/watch-proxy.ts';
import { keyedHash } from '#server/base/keyed-hash.ts';
import { runBackups } from '#server/backup/run-backups.ts';
import type { FormSwitches } from '#server/forms/form.ts';
import { LETTERS } from '#server/forms/forms.ts';
import type { Language } from '#shared/languages.ts';
import { logOptions } from '#server/base/log.ts';
import { runMail } from '#server/outbox/run-mail.ts';
import { noteUnsubscribed } from './note-unsubscribed.ts';
import { tellDateNotices } from './tell-date-notices.ts';
import { listen } from './listen.ts';
import { prepareMetrics } from './run-metrics.ts';
import { runRetention } from './run-retention.ts';
import { Counts } from '#server/metrics/counts.ts';
import { runFormLimits } from '#server/rate-limit/run-form-limits.ts';
import { isDiskFullError } from '#server/base/disk-full.ts';
import { freshSecret, keepSecret } from '#server/base/secret.ts';
import { StartError } from '#server/base/start-error.ts';
import { MAX_MEDIA_IN_MEMORY } from '#server/static-files/read-media.ts';
import { searchRendererBeside } from '#server/search/search-renderer.ts';
import { pagesOf, readStaticSite } from '#server/static-files/static-site.ts';
import { startVisitCounter } from '#server/visits/visit-counter.ts';
import { openStore, prepareDataFolder } from '#server/storage/open-store.ts';
import type { Store } from '#server/storage/store.ts';

/** Longer than SQLite waits for another process, much shorter than the browser waits for the answer (15 s). */
const STORE_TIMEOUT_MS = 8_000;

/** What the site configuration says to the server. */
export interface SiteFacts {
  companyName: Readonly<Record<Language, string>>;
  companyAddress: Readonly<Record<Language, string>>;
  forms: FormSwitches;
}

/** The running site. */
export interface Website {
  port: number;
  /** Where `/metrics` is; undefined where it is not wanted. */
  metricsPort: number | undefined;
  store: Store;
  /** Finishes what is under way, closes the store, lets go of everything. */
  stop(signal: string): Promise<void>;
}

/** The secret of this process; on a full disk one that is not on the disk yet. */
function secretOf({ secret, dataFolder }: Environment): string {
  if (secret !== undefined) return secret;
  const offered = freshSecret();
  try {
    prepareDataFolder(dataFolder);
    return keepSecret(dataFolder, offered);
  } catch (error) {
    if (!isDiskFullError(error)) throw error;
    return offered;
  }
}

/** What forms store can be recognised later only with the same secret: it is on the disk before the first one. */
function keepBeforeForms(environment: Environment, secret: string): void {
  if (environment.secret === undefined && keepSecret(environment.dataFolder, secret) !== secret) {
    throw new StartError('Another process has made a secret meanwhile: restart the server.');
  }
}

/**
 * Starts the whole site. Rejects with a {@link StartError} when the operator has to put something right first; then
 * nothing is left open.
 */
export async function startWebsite(
  environment: Environment,
  facts: SiteFacts,
  { isTerminal, warnings }: { isTerminal: boolean; warnings: readonly string[] },
): Promise<Website> {
  const { isHttps, siteUrl } = environment;
  const site = readStaticSite({
    folder: environment.siteFolder,
    isHttps,
    maxMediaInMemory: MAX_MEDIA_IN_MEMORY,
  });
  const secret = secretOf(environment);
  const crossSite = new CrossSiteCheck({
    secret,
    isHttps,
    siteHost: siteUrl?.host,
    pagesOrigin: environment.pagesOrigin,
  });
  const counts = new Counts();
  const hash = keyedHash(secret);
  const { trustedProxies } = environment;
  const app = createApp({
    site,
    crossSite,
    isHttps,
    renderSearch: searchRendererBeside(environment.siteFolder, site),
    log: logOptions(environment.logLevel, isTerminal),
    counts,
    marks: { hash, trustedProxies },
  });
  const { log } = app.api;
  for (const warning of warnings) log.warn({}, warning);
  limitConnections(app.api.server, { trustedProxies, hash, log });
  watchProxy(app.api.server, { trustedProxies, isHttps }, log);
  const metrics = await prepareMetrics(environment, counts);
  const store = metrics.measured(
    await openStore(environment, log, () => keepBeforeForms(environment, secret)),
  );
  const rates = { perMinute: environment.ratePerMinute, perHour: environment.ratePerHour };
  const readiness = registerApi(app.api, {
    services: {
      store,
      hash,
      crossSite,
      limits: runFormLimits(rates, store, hash, log),
      trustedProxies,
      counts,
      storeTimeoutMs: STORE_TIMEOUT_MS,
      onUnsubscribed: noteUnsubscribed(environment, hash, log),
    },
    forms: facts.forms,
    isStopping: app.isStopping,
  });
  await app.api.ready();
  const closeStore = async (error: unknown): Promise<never> => {
    await store.close();
    throw error;
  };
  const shown = await metrics.show(store, () => readiness.check()).catch(closeStore);
  const { host } = environment;
  const place = { host, port: environment.port, names: { host: 'HOST', port: 'PORT' } };
  const port = await listen(app.api.server, place).catch((error: unknown) => {
    shown.stop();
    return closeStore(error);
  });
  log.info({ port, store: store.engine }, 'listening');
  const visits = startVisitCounter({ store, log, pages: pagesOf(site) });
  app.onRead((request, path) => visits.count(request, path));
  const retention = runRetention({ store, log });
  const backups = runBackups({ settings: environment.backup, dataFolder: environment.dataFolder, log });
  const { companyName, companyAddress } = facts;
  const origin = siteUrl?.origin ?? `http://localhost:${port}`;
  void tellDateNotices(store, log);
  const outbox = await runMail(environment.mail, {
    letters: LETTERS,
    companyName,
    companyAddress,
    siteUrl: origin,
    hash,
    store,
    log,
  });
  return {
    port,
    metricsPort: shown.port,
    store,
    async stop(signal) {
      log.info({ signal }, 'stopping');
      // Together: a mail server that is silent must not hold the stop up after the last visitor has gone.
      await Promise.all([
        app.stop().then(() => visits.stop()),
        outbox?.stop(),
        retention.stop(),
        backups.stop(),
      ]);
      shown.stop();
      await store.close();
      log.info({}, 'stopped');
    },
  };
}
