/**
 * How long what the forms collect is kept, in months. The notices beside the forms and the privacy policy promise it,
 * and the server destroys what is older. Newsletter addresses stay until their owner unsubscribes. Visits are counted
 * without anything that identifies a visitor.
 */
export const RETENTION_MONTHS = {
  registrations: 12,
  messages: 12,
  visits: 24,
} as const;

/** So many days an address that somebody typed in waits for its owner to confirm the newsletter. Words say them. */
export const NEWSLETTER_DAYS = 7;

/** How many copies of the database are kept unless the operator says otherwise: the last of so many days and weeks. */
export const BACKUPS_KEPT = { days: 7, weeks: 4 } as const;

/** After so many days at most, what was destroyed is in no backup either, as the privacy policy promises. */
export const BACKUP_DAYS = BACKUPS_KEPT.days + BACKUPS_KEPT.weeks * 7;
