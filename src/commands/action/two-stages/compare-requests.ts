import { count } from '../../../reports/count.ts';
import type { FirstStage } from '../run.ts';

/**
 * Compares the requests of this run with those that the first stage made. Only those of this run are sent. They may differ:
 * the first stage has no secrets, cannot see what the pull request's threads say since, and may be forged.
 *
 * @returns a sentence for the log
 */
export function compareRequests({ requests }: FirstStage, hashes: readonly string[]): string {
  const known = new Set(requests);
  const other = hashes.filter((hash) => !known.has(hash)).length;
  return other === 0
    ? `${count(hashes.length, 'request')} to a model, as in the artifact of the first stage.`
    : `${other} of ${count(hashes.length, 'request')} to a model ${other === 1 ? 'is' : 'are'} not in the artifact of the first stage. Only requests that this run made from GitHub's API are sent.`;
}
