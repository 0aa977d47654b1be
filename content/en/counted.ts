const NOUNS = {
  minute: 'minute',
  hour: 'hour',
  day: 'day',
  workingDay: 'working day',
  week: 'week',
  month: 'month',
  specialist: 'specialist',
  component: 'component',
} as const;

const UP_TO_TEN = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A number: in words up to ten, from there in digits. */
export function numberOf(count: number): string {
  return UP_TO_TEN[count - 1] ?? String(count);
}

/** A number with its noun: `two weeks`, `15 minutes`; digits stay on the line of their noun. */
export function counted(count: number, noun: keyof typeof NOUNS): string {
  const number = numberOf(count);
  return `${number}${/\d/.test(number) ? '\u00A0' : ' '}${NOUNS[noun]}${count === 1 ? '' : 's'}`;
}

/** The same before another noun: a `two-week` cycle. */
export function countedBefore(count: number, noun: keyof typeof NOUNS): string {
  return `${numberOf(count)}-${NOUNS[noun]}`;
}

/** At the beginning of a sentence. */
export function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
