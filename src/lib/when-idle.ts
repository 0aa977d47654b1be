/** Calls back when the browser has nothing better to do; Safari cannot tell, and waits. */
export const whenIdle: (callback: () => void, options?: IdleRequestOptions) => void =
  globalThis.requestIdleCallback ?? ((callback) => setTimeout(callback, 2000));
