import { writeCount } from '../../text/shown/write-count.ts';
import { takeWithin } from './room.ts';

/** Most rows of a list in a comment. */
export const MAX_ROWS = 100;

/**
 * Keeps the rows of a list that fit, and adds how many more there are.
 * @param limit most rows, and most characters of them
 */
export function limitRows(
  all: readonly string[],
  limit: { readonly rows?: number; readonly characters?: number },
): readonly string[] {
  const { rows = MAX_ROWS, characters = Number.POSITIVE_INFINITY } = limit;
  const shown = takeWithin(all.slice(0, rows), characters);
  return shown.length === all.length ? all : [...shown, `… and ${writeCount(all.length - shown.length)} more`];
}
