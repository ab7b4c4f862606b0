import type { Place } from '../errors.ts';

/** A value as a user gave it, and where the user gave it. */
export interface GivenValue {
  readonly value: unknown;
  /** Names the value in messages: `input`, `--max-comments`, or a place in the configuration file. */
  readonly where: { readonly kind: 'named'; readonly name: string } | { readonly kind: 'file'; readonly place: Place };
}

/** Option name → what was given for it. */
export type GivenOptions = ReadonlyMap<string, GivenValue>;

/** A configuration file: its options, and the keys that are neither inputs nor flags. */
export interface GivenConfig {
  readonly options: GivenOptions;
  readonly configOnly: ConfigOnly;
}

/** The keys of the configuration file that are neither inputs nor flags. */
export const CONFIG_ONLY = ['rules', 'overrides', 'prices', 'model-names', 'policy'] as const;

/** The unchecked values of a configuration file under these keys, and the place of each part in the file. */
export interface ConfigOnly {
  readonly values: Readonly<Partial<Record<(typeof CONFIG_ONLY)[number], unknown>>>;
  /**
   * Where a value, or its key, is written. For a value that is missing: where the map is written in which it is missing,
   * or the beginning of the file.
   */
  readonly findPlace: (path: readonly (string | number)[], of?: 'key' | 'value') => Place | undefined;
}

/** The keys of a repository without a configuration file. */
export const NO_CONFIG_ONLY: ConfigOnly = { values: {}, findPlace: () => undefined };

/** Whether the configuration file has a value, rather than an input or a flag. */
export function isFromFile(given: GivenValue | undefined): boolean {
  return given?.where.kind === 'file';
}
