/** Something in place of a name, and where. */
export interface WrongName {
  readonly path: readonly (string | number)[];
  readonly value: unknown;
}

/** More are one mistake. */
const MAX_WRONG_NAMES = 20;

/** What is no name where a list of names stands, or should; a text may hold several. */
export function wrongNames(value: unknown, path: readonly (string | number)[]): readonly WrongName[] {
  if (Array.isArray(value)) {
    return value
      .flatMap((item: unknown, index) => (typeof item === 'string' ? [] : [{ path: [...path, index], value: item }]))
      .slice(0, MAX_WRONG_NAMES);
  }
  return value === undefined || value === null || typeof value === 'string' ? [] : [{ path, value }];
}

/** Words for the type of a value. */
export function describe(value: unknown): string {
  if (Array.isArray(value)) {
    return 'a list';
  }
  if (typeof value === 'object') {
    return value === null ? 'empty' : 'a map';
  }
  return typeof value === 'boolean' ? '`true` or `false`' : typeof value === 'string' ? 'a text' : `a ${typeof value}`;
}
