/** So many in so many seconds. */
export interface RateRule {
  name: string;
  seconds: number;
  max: number;
}

/** What is counted, such as an address, and the rules that hold for it. */
export interface Counted {
  what: 'address' | 'network' | 'all' | 'alarm' | 'email' | 'content';
  value: string;
  rules: readonly RateRule[];
}

/** What is over its limit, and the seconds until it may go on. */
export interface Excess {
  what: Counted['what'];
  seconds: number;
}

/** Counts what arrives. */
export interface RateLimit {
  /**
   * Counts one for each in turn, up to the first that is over its limit: what was refused for its address does not
   * use up what its network may send. Never rejects.
   */
  count(counted: readonly Counted[]): Promise<Excess | undefined>;
}
