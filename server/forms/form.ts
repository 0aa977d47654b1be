import type { Path, ReservationResult } from '#content/facts/paths.ts';
import type { FormFields } from '#shared/form-fields.ts';
import type { Submission } from '#shared/form-check.ts';
import type { KeyedHash } from '#server/base/keyed-hash.ts';
import type { AcceptedKind, RefusalKind } from '#server/base/messages.ts';
import type { LetterType } from '#server/outbox/letter.ts';
import type { Statement } from '#server/storage/store.ts';

/** Which of the two further forms are taken. */
export type FormSwitches = Readonly<Record<'contact' | 'newsletter', 'inbox' | 'off'>>;

/** A letter that a submission brings about. */
export type FormLetter = LetterType & {
  /**
   * Goes to the address that was typed in, which may be anybody's: written once for the values of the form's key,
   * however often the rest is sent corrected, and only a few a day for one mailbox.
   */
  isToVisitor?: boolean;
};

/** A submission as it is to be stored; or why it is refused, and which field is to blame. */
export type Examined = { submission: Submission<string> } | { refusal: RefusalKind; field: string };

/** A submission as a row of its table. */
export type SubmissionRow = Readonly<Record<string, string>> &
  Readonly<Record<'id' | 'created_at' | 'language' | 'address', string>>;

/**
 * One form of the site, in one description: where it is posted, what it holds, how it is stored, what is written about
 * it, how long it is kept. Storing, listing, exporting, finding, erasing and destroying all go by it.
 */
export interface Form<Field extends string = string> {
  /** Where it is posted. */
  path: string;
  /** Its table, and its name for the operator. The fields are columns of it. */
  table: string;
  fields: FormFields<Field>;
  /** The field by which a person is found: the one that says where to answer. */
  personField: NoInfer<Field>;
  /** What makes two submissions the same. */
  identity: {
    /** Fields that have a part of their own in the table's unique rule; all the others go into the fingerprint. */
    key: readonly NoInfer<Field>[];
    /** The same on another day is another submission. */
    isPerDay?: boolean;
  };
  /** What else is asked of a submission once its fields are valid; without it, any is stored as it came. */
  examine?: (submission: Submission<string>, now: Date) => Examined;
  /** What the visitor is told once it is stored. */
  accepted: AcceptedKind;
  letters: readonly FormLetter[];
  /** Letters about a submission that something else than its arrival brings about. */
  laterLetters?: readonly LetterType[];
  /** Further columns that a submission is stored with. */
  alsoStored?: (submission: Submission<string>, now: Date) => Readonly<Record<string, string>>;
  /** How long a submission is kept: so many months, then it is destroyed; or until its sender takes it back. */
  retention: { months: number } | 'until-unsubscribed';
  /** What is stored without being a submission yet (an address nobody has confirmed): who stores it, how long it waits. */
  confirmation?: {
    unit: (row: SubmissionRow, hash: KeyedHash) => Statement[];
    /** The condition that a row is a submission: only those are listed and exported. */
    isConfirmed: Statement;
    /** The condition that a row has waited for too long at a moment, and is destroyed. */
    isOverdue: (now: Date) => Statement;
  };
  /** Where a post without JavaScript ends; a form without such pages takes none. */
  resultPaths?: Readonly<Record<ReservationResult, Path>>;
  /** The switch of the site configuration that turns the form off. */
  switchedBy?: keyof FormSwitches;
}

/** Describes a form; that the other parts name only its own fields is checked here, by their types. */
export function describeForm<Field extends string>(form: Form<Field>): Form {
  return form;
}
