import { useSyncExternalStore } from 'react';

/** Whether the visitor's browser asks for less data; in a browser only. */
export function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}

const subscribe = () => () => {
  // The setting does not change while a page is open.
};

/** Whether the visitor's browser asks for less data; false in the prerendered page. */
export function useSavesData(): boolean {
  return useSyncExternalStore(subscribe, savesData, () => false);
}
