import type { Fault, Outcome } from './fault.ts';
import { withSubject } from './subject.ts';

/** What is said of a fault: its figures, or why there are none. */
export type Result = { kind: 'tried'; outcome: Outcome } | { kind: 'not tried'; reason: string };

/** Tries one fault on the server, or on the careless one. */
export async function runFault(fault: Fault, isBroken: boolean): Promise<Result> {
  const reason = fault.missing?.();
  if (reason !== undefined) return { kind: 'not tried', reason };
  return { kind: 'tried', outcome: await withSubject(isBroken, (subject) => fault.run(subject)) };
}

/** Whether anything was lost, doubled or otherwise wrong. */
export const foundSomething = ({ lost, doubled, wrong }: Outcome): boolean =>
  lost > 0 || doubled > 0 || wrong.length > 0;
