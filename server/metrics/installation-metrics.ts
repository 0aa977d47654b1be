import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import type * as v from 'valibot';
import { Gauge, type Registry } from 'prom-client';
import { COUNT_WAITING, letterCountSchema } from '#server/outbox/outbox-statements.ts';
import { readRows } from '#server/storage/read-rows.ts';
import type { Store } from '#server/storage/store.ts';
import { withinTime } from '#server/storage/time-limit.ts';
import { sharedWhileUnderWay } from './under-way.ts';

type WaitingLetters = v.InferOutput<typeof letterCountSchema>;
const WAITING = ['due', 'parked'] as const;

/** What is looked up only when somebody asks. */
export interface Installation {
  store: Store;
  /** Resolves when a form could be stored now. */
  checkReady: () => Promise<void>;
  /** Folders whose disks must not become full, by the name that they have in the metrics. */
  folders: Readonly<Partial<Record<'data' | 'backup', string>>>;
  /** When the newest backup was made; without it the server makes none. */
  newestBackup: (() => Date | undefined) | undefined;
}

/** Shorter than monitoring systems wait. */
const STORE_TIMEOUT_MS = 2_000;
const MS_PER_SECOND = 1000;

function addLetters(registry: Registry, store: Store): void {
  const count = sharedWhileUnderWay(() =>
    withinTime(readRows(store, letterCountSchema, COUNT_WAITING), STORE_TIMEOUT_MS),
  );
  const addGauge = (name: string, help: string, valueOf: (letters: WaitingLetters) => number): void => {
    const gauge = new Gauge({
      name,
      help: `${help} Missing while the database does not answer.`,
      labelNames: ['state'],
      registers: [registry],
      async collect() {
        // What is not known is not shown: an old figure would pass for today's.
        gauge.reset();
        const counted = await count().catch(() => undefined);
        for (const state of counted === undefined ? [] : WAITING) {
          const letters = counted?.find((each) => each.state === state);
          gauge.set({ state }, letters === undefined ? 0 : valueOf(letters));
        }
      },
    });
  };
  addGauge(
    'website_letters',
    'Letters that are due, retries included, or parked until a person looks.',
    (letters) => letters.count,
  );
  addGauge(
    'website_letters_oldest_age_seconds',
    'Age of the oldest letter in a state, 0 where there is none.',
    ({ oldest }) => Math.max(0, Date.now() - Date.parse(oldest)) / MS_PER_SECOND,
  );
}

function addDisks(registry: Registry, folders: Installation['folders']): void {
  const addGauge = (name: string, help: string, bytesOf: (disk: StatsFs) => number): void => {
    const gauge = new Gauge({
      name,
      help,
      labelNames: ['folder'],
      registers: [registry],
      async collect() {
        gauge.reset();
        for (const [folder, place] of Object.entries(folders)) {
          const disk = await statfs(place).catch(() => undefined);
          if (disk !== undefined) gauge.set({ folder }, bytesOf(disk));
        }
      },
    });
  };
  addGauge(
    'website_disk_free_bytes',
    'What the server may still write to the disk of a folder.',
    ({ bavail, bsize }) => bavail * bsize,
  );
  addGauge(
    'website_disk_size_bytes',
    'Size of the disk that a folder is on.',
    ({ blocks, bsize }) => blocks * bsize,
  );
}

/** Adds what is known of the installation rather than of this process: its letters, its disks, its backups. */
export function addInstallation(registry: Registry, installation: Installation): void {
  const { store, checkReady, folders, newestBackup } = installation;
  addLetters(registry, store);
  addDisks(registry, folders);
  const ready = new Gauge({
    name: 'website_ready',
    help: '1 while a form could be stored, as /readyz says; 0 while all are refused.',
    registers: [registry],
    async collect() {
      const isReady = await checkReady().then(
        () => true,
        () => false,
      );
      ready.set(isReady ? 1 : 0);
    },
  });
  if (newestBackup === undefined) return;
  const backup = new Gauge({
    name: 'website_backup_newest_timestamp_seconds',
    help: 'When the newest backup was made; 0 where there is none yet.',
    registers: [registry],
    collect() {
      backup.set((newestBackup()?.getTime() ?? 0) / MS_PER_SECOND);
    },
  });
}
