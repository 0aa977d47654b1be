import { useEffect, type RefObject } from 'react';
import { estimateIn } from '#content/facts/time-estimate.ts';
import { fill } from '#src/i18n/format.ts';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import { usePlace } from '#src/lib/router/router.tsx';
import { estimateWords } from '#src/sections/minute-calculator/estimate-words.ts';
import { messageWith } from './message-with.ts';

/** Writes the estimate that the address carries into the message; it is sent when the visitor sends it. */
export function useCarriedEstimate(form: RefObject<HTMLFormElement | null>): void {
  const { message: template, units } = useTexts('minuteCalculator');
  const language = useLanguage();
  const { search } = usePlace();

  useEffect(() => {
    const estimate = estimateIn(search);
    const control = form.current?.elements.namedItem('message');
    if (estimate === undefined || !(control instanceof HTMLTextAreaElement)) return;
    const { formula, minutes } = estimateWords(estimate, units, language);
    control.value = messageWith(control.value, fill(template, { formula, minutes }), template);
  }, [form, search, template, units, language]);
}
