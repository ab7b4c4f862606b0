import { quote } from '../../text/shown/quote.ts';
import { writeCount } from '../../text/shown/write-count.ts';

/** How many files a note names. */
const MOST_NAMED = 5;

/** The first paths of a list for a note, quoted, and how many more there are. */
export function nameFirst(paths: readonly string[]): string {
  const named = paths.slice(0, MOST_NAMED).map((path) => quote(path));
  const more = paths.length > MOST_NAMED ? ` and ${writeCount(paths.length - MOST_NAMED)} more` : '';
  return `${named.join(', ')}${more}`;
}
