import type { Fault } from './fault.ts';
import { damaged } from './kinds/damaged.ts';
import { fullDisk } from './kinds/full-disk.ts';
import { kill } from './kinds/kill.ts';
import { clockJump } from './kinds/clock-jump.ts';
import { postgresHung } from './kinds/postgres-hung.ts';
import { postgresKilled } from './kinds/postgres-killed.ts';
import { rollingRestart } from './kinds/rolling-restart.ts';
import { silentMail } from './kinds/silent-mail.ts';
import { twoInstances } from './kinds/two-instances.ts';
import { failingMail } from './kinds/failing-mail.ts';
import { slowClients } from './kinds/slow-clients.ts';
import { locked } from './kinds/locked.ts';
import { powerCut } from './kinds/power-cut.ts';
import { replacedFile } from './kinds/replaced-file.ts';
import { slowDisk } from './kinds/slow-disk.ts';

/** Everything that is done to the server. */
export const FAULTS: readonly Fault[] = [
  kill,
  powerCut,
  fullDisk,
  slowDisk,
  replacedFile,
  locked,
  damaged,
  clockJump,
  postgresKilled,
  postgresHung,
  twoInstances,
  rollingRestart,
  silentMail,
  failingMail,
  slowClients,
];
