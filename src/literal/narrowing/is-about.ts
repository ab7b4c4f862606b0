import type { Finder } from '../types.ts';

/** Whether a finder is about one of some things, by the names that it gives them. */
export function isAbout({ about }: Finder, ...names: readonly string[]): boolean {
  return about?.some((one) => names.includes(one)) === true;
}
