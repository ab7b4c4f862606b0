/** What this run looked at, by path. What an earlier run judged and this one carried over is not part of it. */
export interface JudgedNow {
  /** The files that models read whole. Empty if any request or agent failed: it might have reported something anywhere. */
  readonly byModel: ReadonlySet<string>;
  /** The files that literal checks read. */
  readonly byRules: ReadonlySet<string>;
  /** Whether the customization files were validated. Then nothing is left of a finding of the validator that is not reported. */
  readonly isValidated: boolean;
  /** Whether no model is configured, so that only literal checks report findings. */
  readonly isOffline: boolean;
  /** All files of the change; absent if it is not known whether these are all. */
  readonly changed?: ReadonlySet<string>;
  /** The files that the change removes. */
  readonly removed: ReadonlySet<string>;
  /** The new paths of renamed files, by their former paths. */
  readonly renames: ReadonlyMap<string, string>;
}
