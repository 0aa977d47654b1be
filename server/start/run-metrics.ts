import type { Environment } from '#server/base/environment.ts';
import { backupsIn } from '#server/backup/backup-folder.ts';
import { FORMS } from '#server/forms/forms.ts';
import type { Counts } from '#server/metrics/counts.ts';
import type { Store } from '#server/storage/store.ts';
import { listen } from './listen.ts';

/** The metrics of this process on their way: first they time the store, then they are shown. */
export interface PreparedMetrics {
  measured: (store: Store) => Store;
  /** Shows them; yields the port and how it ends. `checkReady` resolves while a form could be stored. */
  show: (store: Store, checkReady: () => Promise<void>) => Promise<ShownMetrics>;
}

export interface ShownMetrics {
  port: number | undefined;
  stop: () => void;
}

const NOT_SHOWN: PreparedMetrics = {
  measured: (store) => store,
  show: () => Promise.resolve({ port: undefined, stop: () => {} }),
};

/** Prepares `/metrics` where the operator wants it; only then its library is loaded and the store timed. */
export async function prepareMetrics(environment: Environment, counts: Counts): Promise<PreparedMetrics> {
  const { metrics, backup, dataFolder, databaseUrl } = environment;
  if (metrics === undefined) return NOT_SHOWN;
  const { createMetrics } = await import('#server/metrics/metrics.ts');
  const { addInstallation } = await import('#server/metrics/installation-metrics.ts');
  const { createMetricsServer } = await import('#server/metrics/metrics-server.ts');
  const { registry, measured } = createMetrics(
    counts,
    FORMS.map(({ table }) => table),
  );
  return {
    measured,
    async show(store, checkReady) {
      addInstallation(registry, {
        store,
        checkReady,
        folders: {
          ...(databaseUrl === undefined ? { data: dataFolder } : {}),
          ...(backup === undefined ? {} : { backup: backup.folder }),
        },
        newestBackup: backup === undefined ? undefined : () => backupsIn(backup.folder)[0]?.at,
      });
      const server = createMetricsServer(registry);
      const port = await listen(server, {
        ...metrics,
        names: { host: 'METRICS_HOST', port: 'METRICS_PORT' },
      });
      return {
        port,
        stop() {
          server.close();
          server.closeAllConnections();
        },
      };
    },
  };
}
