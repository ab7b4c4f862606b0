import { isCode } from '../../context/symbols/look-up.ts';
import { isTestPath } from '../../symbols/is-test.ts';
import type { PromptRequest } from '../compose/fit-request.ts';

/**
 * Sorts requests by how much of their changed lines is code that is run: a fault there does more harm than one in a test, and
 * that more than one in a document. Equal ones keep their order, which is that of the paths.
 */
export function codeFirst(requests: readonly PromptRequest[]): readonly PromptRequest[] {
  const worths = new Map(requests.map((request) => [request, worthOf(request)]));
  return requests.toSorted((a, b) => (worths.get(b) ?? 0) - (worths.get(a) ?? 0));
}

/** In steps, so that the order of the paths decides between requests that differ little. */
function worthOf({ parts }: PromptRequest): number {
  const all = parts.reduce((sum, { changedLines }) => sum + changedLines, 0);
  const code = parts.reduce((sum, { path, changedLines }) => sum + changedLines * weightOf(path), 0);
  return all === 0 ? 0 : Math.round((code / all) * 4);
}

function weightOf(path: string): number {
  if (!isCode(path)) {
    return 0;
  }
  return isTestPath(path) ? 0.5 : 1;
}
