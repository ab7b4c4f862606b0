import { oneLine } from '../hidden/visible.ts';
import { shortenPath } from './shorten.ts';

/** A longer name is more than a screen of one file. */
const MAX_PATH_CHARACTERS = 300;

/** The name of a file for a list that people read: on one line, and shortened if it is over-long. JSON and SARIF have the whole name. */
export function shownPath(path: string): string {
  return oneLine(shortenPath(path, MAX_PATH_CHARACTERS));
}
