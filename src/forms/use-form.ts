import { useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { SNACKBAR_MS } from '#content/facts/limits.ts';
import { fieldNames, type FormFields } from '#shared/form-fields.ts';
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
export interface FormDescription<Field extends string> {
  /** Names the draft that the tab keeps. */
  name: string;
  fields: FormFields<Field>;
  /** Where it is posted. */
  address: string;
  /** True where the site configuration lets the form send nothing. */
  isOff?: boolean;
  /** Said once the server has stored it. */
  sentText: string;
}

/** What a form's parts read, and what its element calls. */
export interface FormControl<Field extends string> {
  fields: FormFields<Field>;
  element: RefObject<HTMLFormElement | null>;
  state: FormState;
  errors: Partial<Record<Field, string>>;
  /** The phone does not look like one: a hint, never a block (rule:what-blocks). */
  isPhoneDoubtful: boolean;
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  onCheck: (event: SyntheticEvent<HTMLFormElement>) => void;
  onFocus: () => void;
}

/** Fetches the forms' rules once, when a visitor turns to one: most visitors of a page do not. */
const loadCheck = async () => (await import('#shared/form-check.ts')).checkForm;

/** The rules did not arrive: sending tries again, and says so when it cannot. */
function ignoreMissingRules(): void {}

/** Behaviour of a form: when it complains, what it sends, what it says afterwards. */
export function useForm<Field extends string>({
  name,
  fields,
  address,
  isOff = false,
  sentText,
}: FormDescription<Field>): FormControl<Field> {
  const language = useLanguage();
  const words = useTexts('forms');
  const names = fieldNames(fields);
  const element = useRef<HTMLFormElement>(null);
  const forgetDraft = useFormDraft(element, name);
  const [state, setState] = useState<FormState>({ kind: 'idle' });
  const [touched, setTouched] = useState<ReadonlySet<Field>>(new Set());
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const isSubmitting = useRef(false);
  const [hasDoubtfulPhone, setHasDoubtfulPhone] = useState(false);

  /** Shows the issues of the touched fields, and returns all of them. */
  async function show(form: HTMLFormElement, shown: ReadonlySet<Field>) {
    const checkForm = await loadCheck();
    const values: Record<string, unknown> = Object.fromEntries(new FormData(form));
    const result = checkForm(fields, values);
    const isPhoneShown = names.some((field) => field === 'phone' && shown.has(field));
    setErrors(result.ok ? {} : errorTexts(result.issues, shown, words));
    setHasDoubtfulPhone(isPhoneShown && isPhoneDoubtful(values['phone']));
    return result;
  }

  /** A field is touched when it is left; from then on its message follows what is typed. */
  function onCheck(event: SyntheticEvent<HTMLFormElement>) {
    const { target, currentTarget } = event;
    const field = names.find((each) => target === currentTarget.elements.namedItem(each));
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
    try {
      await submit(event.currentTarget);
    } finally {
      isSubmitting.current = false;
    }
  }

  async function submit(form: HTMLFormElement) {
    const all = new Set(names);
    setTouched(all);
    const result = await show(form, all).catch(() => null);
    if (result === null) {
      finish(form, { kind: 'offline' });
      return;
    }
    if (!result.ok) {
      setState({ kind: 'invalid', text: words.errorSummary });
      const first = names.find((field) => result.issues[field] !== undefined);
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
    if (result.kind === 'refused') setErrors(refusedTexts(names, result.errors));
    const text = failureText(result, words.failure);
    setState({ kind: 'failed', text });
    showSnackbar({ kind: 'error', text }, SNACKBAR_MS);
  }

  return {
    fields,
    element,
    state,
    errors,
    isPhoneDoubtful: hasDoubtfulPhone,
    onSubmit: (event) => void onSubmit(event),
    onCheck,
    onFocus: () => void loadCheck().catch(ignoreMissingRules),
  };
}
