/** Why content exclusion keeps a file from the model. */
export interface Exclusion {
  /** In words, with the rule quoted as it is written. */
  readonly reason: string;
  /** Where the rule stands, as `src/.copilotignore:3`; absent where no rule was needed. */
  readonly source?: string;
}
