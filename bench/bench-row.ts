/** One measured thing beside the named reference that was measured in the same run, on the same machine. */
export interface BenchRow {
  /** What was measured. */
  what: string;
  /** Our figure with its unit. */
  value: string;
  /** Name of the reference, with its figure and unit. */
  reference: string;
  /** Our figure divided by the reference's: below 1 is less. */
  ratio: number;
}
