/** Why content exclusion keeps a file from the model. */
export interface Exclusion {
  /** The reason in words, with the rule quoted as it is written. */
  readonly reason: string;
  /** The place of the rule, such as `src/.copilotignore:3`. Absent if no rule was needed. */
  readonly source?: string;
}
