/** A cell of the fault matrix, as it is stored for the report. */
export interface StoredCell {
  readonly kind: 'one fault' | 'two faults' | 'kill';
  readonly situation: string;
  readonly labels: readonly { readonly endpoint: string; readonly fault: string }[];
  readonly exitCode: number;
  readonly requests: number;
  /** Virtual milliseconds. */
  readonly elapsed: number;
  readonly problems: readonly string[];
}

/** What `measure.ts` stores. */
export interface StoredResults {
  readonly seed: number;
  /** How many cells there are. */
  readonly possible: { readonly faults: number; readonly kills: number };
  readonly cells: readonly StoredCell[];
  readonly races: readonly {
    readonly situation: string;
    readonly runs: number;
    readonly problems: readonly string[];
  }[];
}
