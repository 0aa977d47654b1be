/** Periods, in months, that the languages have words for (`content/{ar,en}/months.ts`). */
export type MonthsInWords = 1 | 2 | 3 | 6 | 9 | 12 | 18 | 24 | 36 | 60;

/**
 * How long what the forms collect is kept, in months. The notices beside the forms and the privacy policy promise it,
 * and the server destroys what is older. Newsletter addresses stay until their owner unsubscribes.
 */
export const RETENTION_MONTHS = {
  registrations: 12,
  messages: 12,
} as const satisfies Readonly<Record<string, MonthsInWords>>;
