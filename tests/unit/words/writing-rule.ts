/** How a language is written here. What `wrong` finds is wrong wherever it stands. */
export interface WritingRule {
  /** What the editor is told. */
  readonly right: string;
  readonly wrong: RegExp;
  /** Texts that the rule must find, and texts that it must leave alone. */
  readonly catches: readonly string[];
  readonly leaves: readonly string[];
}
