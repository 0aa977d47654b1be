import { useReducer, useRef, type RefObject, type SyntheticEvent } from 'react';
import { SNACKBAR_MS } from '#content/facts/limits.ts';
import { fieldNames, type FormFields } from '#shared/form-fields.ts';
import { postForm, type PostResult } from '#src/lib/post-form.ts';
import { useFormDraft } from '#src/lib/use-form-draft.ts';
import { showSnackbar } from '#src/ui/snackbar/snackbar.ts';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import { formAfter, freshForm, type FormProgress } from './form-state.ts';
import { errorTexts, failureText, refusedTexts } from './form-words.ts';

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
  progress: FormProgress;
  /** One sentence for each field that has something wrong with it. */
  errors: Partial<Record<Field, string>>;
  /** Fields that get a hint, never a block (rule:what-blocks). */
  doubtful: ReadonlySet<Field>;
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  onCheck: (event: SyntheticEvent<HTMLFormElement>) => void;
  onFocus: () => void;
  /** Once it was sent: the form again, for another. */
  onAgain: () => void;
}

/** Fetches the forms' rules once, when a visitor turns to one: most visitors of a page do not. */
const loadRules = () => import('./form-rules.ts');

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
  const [state, tell] = useReducer(formAfter<Field>, freshForm<Field>());
  // A second press comes before React has drawn what the first one did.
  const isSubmitting = useRef(false);

  async function check(form: HTMLFormElement) {
    const { judge } = await loadRules();
    const { result, doubtful } = judge(fields, Object.fromEntries(new FormData(form)));
    tell({ kind: 'checked', issues: result.ok ? {} : result.issues, doubtful });
    return result;
  }

  /**
   * A field is touched when it is left; from then on its message follows what is typed. It is not left for the button
   * that sends, which touches all: a message that comes under a press moves the button away from it. Firefox says that it
   * is pressed only after the field was left, but that the pointer is over it before.
   */
  function onCheck(event: SyntheticEvent<HTMLFormElement>) {
    const { target, currentTarget } = event;
    const field = names.find((each) => target === currentTarget.elements.namedItem(each));
    if (field === undefined || isOff) return;
    const isLeft = event.type === 'blur' && new FormData(currentTarget).get(field) !== '';
    const isSending = currentTarget.querySelector('[type=submit]:is(:active, :hover)') !== null;
    if (isLeft && !isSending) tell({ kind: 'touched', fields: [field] });
    check(currentTarget).catch(ignoreMissingRules);
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
    tell({ kind: 'touched', fields: names });
    const result = await check(form).catch(() => null);
    if (result === null) {
      finish(form, { kind: 'offline' });
      return;
    }
    if (!result.ok) {
      tell({ kind: 'invalid', text: words.errorSummary });
      const first = names.find((field) => result.issues[field] !== undefined);
      const control = first === undefined ? null : form.elements.namedItem(first);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    tell({ kind: 'sending' });
    finish(form, await postForm(address, result.value, { language }));
  }

  function finish(form: HTMLFormElement, result: PostResult) {
    if (result.kind === 'stored') {
      form.reset();
      forgetDraft();
      tell({ kind: 'sent', text: sentText });
      showSnackbar({ kind: 'success', text: sentText }, SNACKBAR_MS);
      return;
    }
    const text = failureText(result, words.failure);
    const refusals = result.kind === 'refused' ? refusedTexts(names, result.errors) : {};
    tell({ kind: 'failed', text, refusals });
    showSnackbar({ kind: 'error', text }, SNACKBAR_MS);
  }

  return {
    fields,
    element,
    progress: state.progress,
    errors: { ...errorTexts(state.issues, state.touched, words), ...state.refusals },
    doubtful: new Set([...state.touched].filter((field) => state.doubtful.has(field))),
    onSubmit: (event) => void onSubmit(event),
    onCheck,
    onFocus: () => void loadRules().catch(ignoreMissingRules),
    onAgain: () => {
      tell({ kind: 'again' });
      // A field can take the focus once the form is shown.
      requestAnimationFrame(() => element.current?.querySelector('input')?.focus());
    },
  };
}
