import type { Log } from '#server/base/log.ts';
import type { Counted, Excess, RateLimit, RateRule } from './rate-limit.ts';

/** How many forms one visitor's address may send (RATE_PER_MINUTE, RATE_PER_HOUR). The other limits follow from it. */
export interface AddressRates {
  perMinute: number;
  perHour: number;
}

export interface FormLimitsOptions {
  rates: AddressRates;
  /** Counts by address: together with the other instances, where there are any. */
  shared: RateLimit;
  /** Counts in this process: everything that needs no common count. */
  local: RateLimit;
  log: Log;
}

/** What a filled-in form is counted by. */
export interface LimitedSubmission {
  form: string;
  /** The address of the person. */
  sender: string;
  /** What was written freely; empty for a form that asks for facts only. */
  text: string;
}

/** An IPv6 site (a /48) holds many visitors, but no more than two offices at once. */
const NETWORK_FACTOR = 2;
/** All visitors of one instance together. */
const CEILING_FACTOR = 20;
const ALARM_FACTOR = 10;
/** One mailbox or one text is one person's: of an office of thirty it is one. */
const PERSON_DIVISOR = 30;
const LEAST_PER_PERSON = 10;
const HOUR = { name: 'hour', seconds: 3600 } as const;
const MINUTE = { name: 'minute', seconds: 60 } as const;
const QUIET_MS = 60_000;

/** The limits of the three forms together (rule:form-limits, decision:limits-that-refuse-no-office). */
export class FormLimits {
  readonly #options: FormLimitsOptions;
  readonly #person: readonly RateRule[];
  readonly #saidAt = new Map<string, number>();

  constructor(options: FormLimitsOptions) {
    this.#options = options;
    const max = Math.max(LEAST_PER_PERSON, Math.ceil(options.rates.perHour / PERSON_DIVISOR));
    this.#person = [{ ...HOUR, max }];
  }

  /** Counts a form by where it comes from, before its body is read: its address and, for IPv6, the site of that. */
  async countArrival(address: string, network: string | undefined): Promise<Excess | undefined> {
    const { shared, local } = this.#options;
    const excess = await shared.count([
      { what: 'address', value: address, rules: this.#scaled(1) },
      ...(network === undefined
        ? []
        : [{ what: 'network' as const, value: network, rules: this.#scaled(NETWORK_FACTOR) }]),
    ]);
    if (excess !== undefined) return excess;
    const alarm = await local.count([{ what: 'alarm', value: '', rules: this.#scaled(ALARM_FACTOR) }]);
    if (alarm !== undefined)
      this.#sayOnce('Unusually many forms arrive: half of what is taken from everybody');
    const ceiling = await local.count([{ what: 'all', value: '', rules: this.#scaled(CEILING_FACTOR) }]);
    if (ceiling !== undefined) {
      this.#sayOnce(
        'More forms arrive than are taken from everybody (20 times RATE_PER_MINUTE): some are refused',
      );
    }
    return ceiling;
  }

  /** Counts a form that is filled in properly by whose it is and by its free text, if it has one. */
  countSubmission({ form, sender, text }: LimitedSubmission): Promise<Excess | undefined> {
    const rules = this.#person;
    const email: Counted = { what: 'email', value: `${form}\n${sender}`, rules };
    return this.#options.local.count(
      text === '' ? [email] : [email, { what: 'content', value: text, rules }],
    );
  }

  #scaled(factor: number): RateRule[] {
    const { perMinute, perHour } = this.#options.rates;
    return [
      { ...MINUTE, max: perMinute * factor },
      { ...HOUR, max: perHour * factor },
    ];
  }

  #sayOnce(words: string): void {
    const now = performance.now();
    if (now - (this.#saidAt.get(words) ?? -QUIET_MS) < QUIET_MS) return;
    this.#saidAt.set(words, now);
    this.#options.log.warn({}, words);
  }
}
