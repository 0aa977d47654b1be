import { useEffect, useRef, type RefObject } from 'react';
import { CONTACT_SUBJECTS, SUBJECT_PARAMETER, type ContactSubject } from '#content/facts/contact.ts';
import { usePlace } from '#src/lib/router/router.tsx';
import { subjectAfter } from './prefilled-subject.ts';

/** Fills in the subject that the address names, now and whenever the address changes. */
export function usePrefilledSubject(
  form: RefObject<HTMLFormElement | null>,
  subjects: Readonly<Record<ContactSubject, string>>,
): void {
  const query = new URLSearchParams(usePlace().search);
  const subject = CONTACT_SUBJECTS.find((each) => each === query.get(SUBJECT_PARAMETER));
  const named = subject === undefined ? '' : subjects[subject];
  const filled = useRef('');

  // The prerendered page knows no query: the field is written to, not rendered anew.
  useEffect(() => {
    const control = form.current?.elements.namedItem('subject');
    if (!(control instanceof HTMLInputElement)) return;
    control.value = subjectAfter(control.value, filled.current, named);
    filled.current = named;
  }, [form, named]);
}
