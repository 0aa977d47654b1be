import { siteConfig } from '#site-config';
import worker from './offline-worker.js?raw';

interface Facts {
  /** Another one for every release. */
  version: string;
  /** The addresses that may be kept, in every language. */
  pages: readonly string[];
  /** The address that says that there is no connection, in every language. */
  offlinePages: readonly string[];
}

/** The service worker of a release. */
export function offlineWorkerFile(facts: Facts): string {
  return `const OFFLINE = ${JSON.stringify({ isOn: siteConfig.isReadableOffline, ...facts })};\nconst WORKER = self;\n${worker}`;
}
