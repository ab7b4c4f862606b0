/** A line of a file as it is after the change. Lines count from 1. */
export interface Place {
  readonly path: string;
  readonly line: number;
}

/** A declaration, or a line with a use. `start` and `end` are its first and last line. */
export interface Extent extends Place {
  readonly start: number;
  readonly end: number;
}

export type TargetKind = 'declaration' | 'local' | 'caller';

/** Something that a change rests on, as an oracle lists it. */
export interface Target {
  readonly kind: TargetKind;
  readonly name: string;
  /** Whether the name stands behind a dot: a method, a field. */
  readonly isMember: boolean;
  /** A declaration with overloads has several places, a changed function several callers. One of them is enough. */
  readonly places: readonly Extent[];
  /** The changed lines that use it; for a caller, the changed lines of the function that is called. */
  readonly uses: readonly Place[];
}

/** What one commit rests on. */
export interface Oracle {
  readonly targets: readonly Target[];
  /** The files of the repository that a changed file imports directly. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
}

/** The lines that one request shows, by path. */
export type ShownLines = ReadonlyMap<string, ReadonlySet<number>>;

/** Requests that were drawn for one commit. */
export interface Prompts {
  readonly requests: readonly ShownLines[];
  /** Input tokens of all requests. */
  readonly tokens: number;
  readonly seconds: number;
}
