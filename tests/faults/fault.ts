import type { ServerProcess } from '#server/testing/server-process.ts';
import type { FaultDatabase } from './database.ts';

/** What became of the registrations that visitors were told are stored. */
export interface Tally {
  acknowledged: number;
  stored: number;
  /** Acknowledged, and not there. */
  lost: number;
  /** Rows beyond the first of the same registration. */
  doubled: number;
}

/** How one fault went. */
export interface Outcome extends Tally {
  /** What was not as it has to be, besides what is lost or doubled: a sentence each. */
  wrong: string[];
}

/** What a fault works on: a fresh folder, and the program that is examined. */
export interface Subject {
  folder: string;
  dataFolder: string;
  /** Starts the program; it is ended with the fault. */
  start(variables?: Record<string, string>): Promise<ServerProcess>;
  /** A library of server/testing or of this folder, as the variable that loads it before the C library. */
  preload(source: string): Record<string, string>;
  /** A PostgreSQL server of its own. */
  database(): Promise<FaultDatabase>;
}

/** Something that goes wrong on a machine. */
export interface Fault {
  name: string;
  /** Whether it is quick enough to be tried with every change. */
  isShort: boolean;
  /** Why it cannot be tried on this machine; undefined where it can. */
  missing?: () => string | undefined;
  run(subject: Subject): Promise<Outcome>;
}
