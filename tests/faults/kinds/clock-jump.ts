import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openFormClient } from '#server/testing/form-client.ts';
import { REGISTRATION } from '#server/testing/submissions.ts';
import type { Fault } from '../fault.ts';
import { compilerMissing } from '../missing.ts';
import { outcomeOf, storedIn } from '../tally.ts';
import { Visitors } from '../visitors.ts';

const PER_MINUTE = 20;
const HOUR_SECONDS = 3_600;

/** The clock goes back a day, and forward again: limits still end, nothing is stored twice. */
export const clockJump: Fault = {
  name: 'clock jumps back a day and forward',
  isShort: true,
  missing: compilerMissing,
  async run({ folder, dataFolder, preload, start }) {
    const yesterday = path.join(folder, 'yesterday');
    const clock = { ...preload('clock-jump.c'), YESTERDAY_SWITCH: yesterday };
    const server = await start({ ...clock, RATE_PER_MINUTE: String(PER_MINUTE) });
    const visitors = new Visitors();
    const again = 'again@example.com';
    await visitors.register(server.port, again);
    writeFileSync(yesterday, '');
    await visitors.register(server.port, again);
    rmSync(yesterday);
    await visitors.register(server.port, again);
    await visitors.several(server.port, PER_MINUTE);
    writeFileSync(yesterday, '');
    const { register } = await openFormClient(server.port);
    const refused = await register({ ...REGISTRATION, email: 'late@example.com' });
    const retryAfter = Number(refused.headers['retry-after'] ?? 0);
    await server.end('SIGTERM');
    return outcomeOf(visitors.acknowledged, storedIn(dataFolder), [
      refused.status !== 429 && 'a jump of the clock ended a limit',
      retryAfter > HOUR_SECONDS && `a limit holds for ${retryAfter} s`,
    ]);
  },
};
