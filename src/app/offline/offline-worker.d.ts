// What the service worker finds around it; the library's own types of workers contradict those of pages.

interface OfflineEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface OfflineMessage extends OfflineEvent {
  readonly data: { address: string; files: string[] };
}

interface OfflineFetch extends OfflineEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}

interface OfflineWorker {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: ((kind: 'install' | 'activate', act: (event: OfflineEvent) => void) => void) &
    ((kind: 'message', act: (event: OfflineMessage) => void) => void) &
    ((kind: 'fetch', act: (event: OfflineFetch) => void) => void);
}

declare const OFFLINE: {
  readonly isOn: boolean;
  readonly version: string;
  readonly pages: readonly string[];
  readonly offlinePages: readonly string[];
};

/** The worker itself. */
declare const WORKER: OfflineWorker;
