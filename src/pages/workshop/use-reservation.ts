import { useRef, useState, type FormEvent, type FocusEvent, type RefObject } from 'react';
import { SNACKBAR_MS } from '#content/facts/limits.ts';
import { API_PATHS } from '#shared/api.ts';
import { looksLikePhone } from '#shared/phone.ts';
import type { FieldIssue } from '#shared/text-fields.ts';
import {
  checkWorkshopRegistration,
  WORKSHOP_FIELDS,
  type WorkshopField,
} from '#shared/workshop-registration.ts';
import { postForm, type PostResult } from '#src/lib/post-form.ts';
import { useFormDraft } from '#src/lib/use-form-draft.ts';
import { showSnackbar } from '#src/ui/snackbar/snackbar.ts';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';

/** Idle, loading while submitting, and back to idle with what came of it (specification, section 4). */
export type ReservationState =
  { kind: 'idle' } | { kind: 'sending' } | { kind: 'failed'; text: string } | { kind: 'sent'; text: string };

export interface ReservationIssues {
  errors: Partial<Record<WorkshopField, string>>;
  /** The phone does not look like one: a hint, never a block (decisions 11). */
  isPhoneDoubtful: boolean;
}

type Touched = ReadonlySet<WorkshopField>;

function isWorkshopField(name: string): name is WorkshopField {
  return WORKSHOP_FIELDS.some((field) => field === name);
}

function valuesOf(form: HTMLFormElement): Record<string, FormDataEntryValue> {
  return Object.fromEntries(new FormData(form));
}

function focusFirst(form: RefObject<HTMLFormElement | null>, fields: readonly string[]): void {
  const first = WORKSHOP_FIELDS.find((field) => fields.includes(field));
  const control = first && form.current?.elements.namedItem(first);
  if (control instanceof HTMLElement) control.focus();
}

/** Behaviour of the reservation form: when it complains, what it sends, what it says afterwards. */
export function useReservation() {
  const language = useLanguage();
  const { form: words, failure, registered_workshop } = useTexts('media_reservation');
  const form = useRef<HTMLFormElement>(null);
  const forgetDraft = useFormDraft(form, 'reservation');
  const [state, setState] = useState<ReservationState>({ kind: 'idle' });
  const [touched, setTouched] = useState<Touched>(new Set());
  const [issues, setIssues] = useState<ReservationIssues>({ errors: {}, isPhoneDoubtful: false });

  const sentences: Record<FieldIssue, string> = {
    required: words.required,
    email: words.invalidEmail,
    tooLong: words.tooLong,
  };

  /** Shows the issues of the touched fields, and returns all of them. */
  function check(element: HTMLFormElement, fields: Touched) {
    const values = valuesOf(element);
    const result = checkWorkshopRegistration(values);
    const found: Partial<Record<WorkshopField, FieldIssue>> = result.ok ? {} : result.issues;
    const errors: Partial<Record<WorkshopField, string>> = {};
    for (const field of WORKSHOP_FIELDS) {
      const issue = found[field];
      if (issue !== undefined && fields.has(field)) errors[field] = sentences[issue];
    }
    const phone = String(values['phone'] ?? '').trim();
    setIssues({ errors, isPhoneDoubtful: fields.has('phone') && phone !== '' && !looksLikePhone(phone) });
    return result;
  }

  /** A field is touched when it is left; from then on its message follows what is typed. */
  function onCheck(event: FocusEvent<HTMLFormElement> | FormEvent<HTMLFormElement>) {
    const { target, currentTarget } = event;
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    if (!isWorkshopField(target.name)) return;
    const isLeft = event.type === 'blur' && target.value !== '';
    const now = isLeft ? new Set([...touched, target.name]) : touched;
    if (now !== touched) setTouched(now);
    check(currentTarget, now);
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    if (state.kind === 'sending') return;
    const all = new Set(WORKSHOP_FIELDS);
    setTouched(all);
    const result = check(element, all);
    if (!result.ok) {
      setState({ kind: 'failed', text: words.errorSummary });
      focusFirst(form, Object.keys(result.issues));
      return;
    }
    setState({ kind: 'sending' });
    finish(element, await postForm(API_PATHS.workshopRegistration, result.value, { language }));
  }

  function finish(element: HTMLFormElement, result: PostResult) {
    if (result.kind === 'stored') {
      element.reset();
      forgetDraft();
      setTouched(new Set());
      setIssues({ errors: {}, isPhoneDoubtful: false });
      setState({ kind: 'sent', text: registered_workshop });
      showSnackbar({ kind: 'success', text: registered_workshop }, SNACKBAR_MS);
      return;
    }
    if (result.kind === 'refused') setIssues((before) => ({ ...before, errors: result.errors }));
    const text = failureText(result);
    setState({ kind: 'failed', text });
    showSnackbar({ kind: 'error', text }, SNACKBAR_MS);
  }

  /** The server's own message, else a general one for what happened (decisions 10). */
  function failureText(result: Exclude<PostResult, { kind: 'stored' }>): string {
    if (result.kind !== 'refused') return failure[result.kind];
    if (result.message !== null) return result.message;
    if (result.status === 429) return failure.tooManyRequests;
    return result.status >= 500 ? failure.server : failure.general;
  }

  return {
    form,
    state,
    issues,
    onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event),
    onCheck,
  };
}
