/** Where the service worker lies: at the root, to be asked about every address. */
export const OFFLINE_WORKER = '/offline-worker.js';
