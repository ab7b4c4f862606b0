/** A value that is not a name, with its path in the frontmatter. */
export interface WrongName {
  readonly path: readonly (string | number)[];
  readonly value: unknown;
}

/** More findings in one list point to one mistake. */
const MAX_WRONG_NAMES = 20;

/** Finds the values that are not names in a list of names. A single string is accepted, because it may hold several names. */
export function wrongNames(value: unknown, path: readonly (string | number)[]): readonly WrongName[] {
  if (Array.isArray(value)) {
    return value
      .flatMap((item: unknown, index) => (typeof item === 'string' ? [] : [{ path: [...path, index], value: item }]))
      .slice(0, MAX_WRONG_NAMES);
  }
  return value === undefined || value === null || typeof value === 'string' ? [] : [{ path, value }];
}

/** Describes the type of a value in words. */
export function describe(value: unknown): string {
  if (Array.isArray(value)) {
    return 'a list';
  }
  if (typeof value === 'object') {
    return value === null ? 'empty' : 'a map';
  }
  return typeof value === 'boolean'
    ? '`true` or `false`'
    : typeof value === 'string'
      ? 'a string'
      : `a ${typeof value}`;
}
