/**
 * Whether all cases run. CI leaves out some of those that take seconds each and differ little from others; the nightly
 * workflow sets the variable and runs them all.
 */
export const IS_WHOLE = process.env['HOUSESTYLE_WHOLE'] !== undefined;

/** The cases of a table that run: all of them, or the first ones. */
export function casesToRun<const T>(cases: readonly T[], first: number): readonly T[] {
  return IS_WHOLE ? cases : cases.slice(0, first);
}
