import { databaseMissing } from '../database.ts';
import type { Fault } from '../fault.ts';
import { outcomeOf } from '../tally.ts';
import { Visitors } from '../visitors.ts';

const REGISTRATIONS = 100;

/** The same registration reaches two instances at once, and one of them is killed. */
export const twoInstances: Fault = {
  name: 'two instances, the same registration at both',
  isShort: false,
  missing: databaseMissing,
  async run({ database, start }) {
    const shared = await database();
    const [one, other] = await Promise.all([start(shared.variables), start(shared.variables)]);
    const visitors = new Visitors();
    const emails = Array.from({ length: REGISTRATIONS }, (_, index) => `twice${index}@example.com`);
    const both = emails.flatMap((email) => [
      visitors.register(one.port, email),
      visitors.register(other.port, email),
    ]);
    await Promise.race(both);
    await one.end('SIGKILL');
    await Promise.all(both);
    await visitors.comeAgain(other.port);
    await other.end('SIGTERM');
    return outcomeOf(visitors.acknowledged, await shared.stored());
  },
};
