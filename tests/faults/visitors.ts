import { openFormClient, type FormClient } from '#server/testing/form-client.ts';
import { REGISTRATION } from '#server/testing/submissions.ts';

/** Visitors who register, each under an address of their own. */
export class Visitors {
  /** Who was told that the registration is stored. */
  readonly acknowledged = new Set<string>();
  /** Who got no answer, or one that asks to come again. */
  readonly unanswered = new Set<string>();
  #count = 0;
  readonly #clients = new Map<number, Promise<FormClient>>();

  /**
   * Registers one; yields the status, undefined where there was no answer. Who is not even let in tries what `otherwise`
   * names, as a proxy does.
   */
  async register(port: number, email = this.#next(), otherwise?: () => number): Promise<number | undefined> {
    const client = this.#clients.get(port) ?? openFormClient(port);
    this.#clients.set(port, client);
    try {
      const { status } = await (await client).register({ ...REGISTRATION, email });
      if (status === 201) this.acknowledged.add(email);
      if (status === 201) this.unanswered.delete(email);
      else this.unanswered.add(email);
      return status;
    } catch (error) {
      this.#clients.delete(port);
      const isShut = error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
      if (isShut && otherwise !== undefined) return this.register(otherwise(), email);
      this.unanswered.add(email);
      return undefined;
    }
  }

  /** Registers several at once, again and again, until the condition holds. */
  async flood(port: () => number, isOver: () => boolean, atOnce = 16): Promise<void> {
    const visit = async (): Promise<void> => {
      while (!isOver()) await this.register(port(), this.#next(), port);
    };
    await Promise.all(Array.from({ length: atOnce }, visit));
  }

  /** Who got no answer comes again with the same registration. */
  async comeAgain(port: number): Promise<void> {
    for (const email of this.unanswered) await this.register(port, email);
  }

  /** Registers some, one after the other; yields the statuses that there were. */
  async several(port: number, count: number): Promise<Set<number | undefined>> {
    const statuses = new Set<number | undefined>();
    for (let sent = 0; sent < count; sent += 1) statuses.add(await this.register(port));
    return statuses;
  }

  #next(): string {
    this.#count += 1;
    return `visitor${this.#count}@example.com`;
  }
}
