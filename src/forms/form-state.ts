import type { FieldIssue } from '#shared/text-fields.ts';

/** Idle, loading while submitting, and back to idle with what came of it. */
export type FormProgress =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'invalid'; text: string }
  | { kind: 'failed'; text: string }
  | { kind: 'sent'; text: string };

/** All that a form remembers beside what is typed; what its fields say is computed from it. */
export interface FormState<Field extends string> {
  progress: FormProgress;
  /** Fields that were left, or all after a try to send: only these say something. */
  touched: ReadonlySet<Field>;
  issues: Partial<Record<Field, FieldIssue>>;
  /** Fields whose text looks unlike what is asked for: worth a hint, never a block (rule:what-blocks). */
  doubtful: ReadonlySet<Field>;
  /** What the server said about fields, until the form is checked again. */
  refusals: Partial<Record<Field, string>>;
}

export type FormEvent<Field extends string> =
  | { kind: 'touched'; fields: readonly Field[] }
  | { kind: 'checked'; issues: Partial<Record<Field, FieldIssue>>; doubtful: ReadonlySet<Field> }
  | { kind: 'invalid'; text: string }
  | { kind: 'sending' }
  | { kind: 'failed'; text: string; refusals: Partial<Record<Field, string>> }
  | { kind: 'sent'; text: string }
  | { kind: 'again' };

/** A form that nobody has turned to yet. */
export function freshForm<Field extends string>(progress: FormProgress = { kind: 'idle' }): FormState<Field> {
  return { progress, touched: new Set(), issues: {}, doubtful: new Set(), refusals: {} };
}

/** The form after an event. Sending ends in a fresh form or in one that complains. */
export function formAfter<Field extends string>(
  state: FormState<Field>,
  event: FormEvent<Field>,
): FormState<Field> {
  switch (event.kind) {
    case 'touched':
      return { ...state, touched: new Set([...state.touched, ...event.fields]) };
    case 'checked':
      return { ...state, issues: event.issues, doubtful: event.doubtful, refusals: {} };
    case 'failed':
      return { ...state, progress: { kind: 'failed', text: event.text }, refusals: event.refusals };
    case 'sent':
      return freshForm(event);
    case 'again':
      return freshForm();
    case 'invalid':
    case 'sending':
      return { ...state, progress: event };
  }
}
