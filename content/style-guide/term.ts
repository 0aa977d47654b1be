/** One way to say or to spell something, and those that are never used for it. */
export interface Term {
  /** What is meant, for the editor who looks it up. */
  readonly concept: string;
  readonly use: string;
  /**
   * Words and phrases that are never used for it. An Arabic one is found with what is written onto it as well: و, ف, ب, ك,
   * ل, ال before, a pronoun or tanwin behind. An English one is found in any case, unless only its case is wrong.
   */
  readonly never: readonly string[];
  /** Wordings in which one of them stands all the same, each with its reason. */
  readonly except?: Readonly<Record<string, string>>;
}
