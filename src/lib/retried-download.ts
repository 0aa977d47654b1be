/** A download that is shared by all who want it. */
export interface RetriedDownload<Value> {
  /** Starts it, or starts it again after a failure. */
  start: () => Promise<Value>;
  /**
   * What became of the latest attempt; the first call makes one. For rendering: React must meet the same
   * promise when it comes back, or a failure would start the next attempt without end.
   */
  outcome: () => Promise<Value>;
}

/** Makes a download one attempt at a time: at most one is under way, and a success is never repeated. */
export function retriedDownload<Value>(download: () => Promise<Value>): RetriedDownload<Value> {
  let latest: Promise<Value> | undefined;
  let hasFailed = false;

  function attempt(): Promise<Value> {
    hasFailed = false;
    const promise = download();
    promise.catch(() => {
      hasFailed = true;
    });
    latest = promise;
    return promise;
  }

  return {
    start: () => (latest === undefined || hasFailed ? attempt() : latest),
    outcome: () => latest ?? attempt(),
  };
}
