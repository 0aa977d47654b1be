/** As much of Trusted Types as is used here; a trusted address is a string to whoever passes it on. */
interface Window {
  readonly trustedTypes?: {
    createPolicy: (
      name: 'offline-worker',
      rules: { createScriptURL: () => string },
    ) => { createScriptURL: (address: string) => string };
  };
}
