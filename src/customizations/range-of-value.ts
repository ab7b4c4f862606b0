import type { JsoncDocument } from '../text/json/jsonc.ts';
import type { TextRange } from '../text/source-text.ts';

/**
 * Finds the range of a value that was read from the document, so that it is known to exist.
 *
 * @throws RangeError if the document has no value at the path, which is a bug of the caller
 */
export function rangeOfValue(document: JsoncDocument, path: readonly (string | number)[]): TextRange {
  const range = document.rangeOf(path);
  if (range === undefined) {
    throw new RangeError(`no value at ${JSON.stringify(path)}`);
  }
  return range;
}
