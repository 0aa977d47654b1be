import type { ExampleWords } from '#src/ui/example.ts';

/** Sample words in English: long and short, with a numeral and an abbreviation as the site has them. */
export const en: ExampleWords = {
  action: 'Read more',
  longAction: 'Reserve your place in the workshop on 15 May (opens in a new tab)',
  back: 'Media center',
  busy: 'Sending',
  category: 'Workshop',
  close: 'Close',
  error: 'Fill in this field.',
  heading: 'What a UX team does before the first line of code',
  hint: 'This does not look like a number: 10 digits, please.',
  items: ['Research', 'Design of services', 'Development', 'Support around the clock'],
  label: 'Full name',
  next: 'Next',
  note: 'Soon',
  page: 'Page',
  paragraph: 'A short text of two sentences. It is long enough to break its line on a phone.',
  pause: 'Pause motion',
  play: 'Play motion',
  previous: 'Previous',
  subtitle: 'Three months',
  trail: 'You are here',
};
