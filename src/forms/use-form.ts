import { useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { SNACKBAR_MS } from '#content/facts/limits.ts';
import type { FormCheck } from '#shared/form-check.ts';
import { postForm, type PostResult } from '#src/lib/post-form.ts';
import { useFormDraft } from '#src/lib/use-form-draft.ts';
import { showSnackbar } from '#src/ui/snackbar/snackbar.ts';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import { errorTexts, failureText, isPhoneDoubtful, refusedTexts } from './form-words.ts';

/** Idle, loading while submitting, and back to idle with what came of it. */
export type FormState =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'invalid'; text: string }
  | { kind: 'failed'; text: string }
  | { kind: 'sent'; text: string };

/** What makes one form of the site another than the next. */
export interface FormDescription<Field extends string, Value extends object> {
  /** Names the draft that the tab keeps. */
  name: string;
  /** In the order of the form. */
  fields: readonly Field[];
  /** Fetches the form's rules once, when a visitor turns to it: most visitors of a page do not. */
  loadCheck: () => Promise<(input: unknown) => FormCheck<Field, Value>>;
  /** Where it is posted. */
  address: string;
  /** True where the site configuration lets the form send nothing. */
  isOff?: boolean;
  /** Said once the server has stored it. */
  sentText: string;
}

/** What a form's parts read, and what its element calls. */
export interface FormControl<Field extends string> {
  element: RefObject<HTMLFormElement | null>;
  state: FormState;
  errors: Partial<Record<Field, string>>;
  /** The phone does not look like one: a hint, never a block (rule:what-blocks). */
  isPhoneDoubtful: boolean;
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  onCheck: (event: SyntheticEvent<HTMLFormElement>) => void;
  onFocus: () => void;
}

/** The rules did not arrive: sending tries again, and says so when it cannot. */
function ignoreMissingRules(): void {}

/** Behaviour of a form: when it complains, what it sends, what it says afterwards. */
export function useForm<Field extends string, Value extends object>({
  name,
  fields,
  loadCheck,
  address,
  isOff = false,
  sentText,
}: FormDescription<Field, Value>): FormControl<Field> {
  const language = useLanguage();
  const words = useTexts('forms');
  const element = useRef<HTMLFormElement>(null);
  const forgetDraft = useFormDraft(element, name);
  const [state, setState] = useState<FormState>({ kind: 'idle' });
  const [touched, setTouched] = useState<ReadonlySet<Field>>(new Set());
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const isSubmitting = useRef(false);
  const [hasDoubtfulPhone, setHasDoubtfulPhone] = useState(false);

  /** Shows the issues of the touched fields, and returns all of them. */
  async function show(form: HTMLFormElement, shown: ReadonlySet<Field>) {
    const check = await loadCheck();
    const values: Record<string, unknown> = Object.fromEntries(new FormData(form));
    const result = check(values);
    const isPhoneShown = fields.some((field) => field === 'phone' && shown.has(field));
    setErrors(result.ok ? {} : errorTexts(result.issues, shown, words));
    setHasDoubtfulPhone(isPhoneShown && isPhoneDoubtful(values['phone']));
    return result;
  }

  /** A field is touched when it is left; from then on its message follows what is typed. */
  function onCheck(event: SyntheticEvent<HTMLFormElement>) {
    const { target, currentTarget } = event;
    const field = fields.find((each) => target === currentTarget.elements.namedItem(each));
    if (field === undefined || isOff) return;
    const isLeft = event.type === 'blur' && new FormData(currentTarget).get(field) !== '';
    const now = isLeft ? new Set([...touched, field]) : touched;
    if (now !== touched) setTouched(now);
    show(currentTarget, now).catch(ignoreMissingRules);
  }

  async function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isOff || isSubmitting.current) return;
    isSubmitting.current = true;
    await submit(event.currentTarget);
    isSubmitting.current = false;
  }

  async function submit(form: HTMLFormElement) {
    const all = new Set(fields);
    setTouched(all);
    const result = await show(form, all).catch(() => null);
    if (result === null) {
      finish(form, { kind: 'offline' });
      return;
    }
    if (!result.ok) {
      setState({ kind: 'invalid', text: words.errorSummary });
      const first = fields.find((field) => result.issues[field] !== undefined);
      const control = first === undefined ? null : form.elements.namedItem(first);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    setState({ kind: 'sending' });
    finish(form, await postForm(address, result.value, { language }));
  }

  function finish(form: HTMLFormElement, result: PostResult) {
    if (result.kind === 'stored') {
      form.reset();
      forgetDraft();
      setTouched(new Set());
      setErrors({});
      setHasDoubtfulPhone(false);
      setState({ kind: 'sent', text: sentText });
      showSnackbar({ kind: 'success', text: sentText }, SNACKBAR_MS);
      return;
    }
    if (result.kind === 'refused') setErrors(refusedTexts(fields, result.errors));
    const text = failureText(result, words.failure);
    setState({ kind: 'failed', text });
    showSnackbar({ kind: 'error', text }, SNACKBAR_MS);
  }

  return {
    element,
    state,
    errors,
    isPhoneDoubtful: hasDoubtfulPhone,
    onSubmit: (event) => void onSubmit(event),
    onCheck,
    onFocus: () => void loadCheck().catch(ignoreMissingRules),
  };
}
