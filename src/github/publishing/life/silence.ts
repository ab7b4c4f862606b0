import { withholdSilenced } from '../../../findings/withhold-silenced.ts';
import type { Finding } from '../../../findings/types.ts';
import type { Silenced } from '../../../reports/review/state/known-finding.ts';
import type { Dismissal } from './dismissals.ts';
import type { EarlierOne } from './earlier-ones.ts';

/** Finds the wish of a person, recorded in the state, by which a finding is not reported. */
export function findSilence(finding: Finding, silenced: readonly Silenced[]): Dismissal | undefined {
  const [found] = withholdSilenced([finding], silenced).leftOut;
  return found === undefined ? undefined : { reason: found.reason };
}

/** Whether a finding that is not reported any more may be missing because a person silenced it. Its citation is not known. */
export function maybeSilenced({ path: file, fingerprints }: EarlierOne, silenced: readonly Silenced[]): boolean {
  return silenced.some(
    ({ fingerprint, path }) =>
      (path === undefined || file === path || file.startsWith(`${path}/`)) &&
      (fingerprint === undefined || fingerprints.includes(fingerprint)),
  );
}

/** Whether a person silenced just this finding. */
export function isSilenced({ fingerprints }: EarlierOne, silenced: readonly Silenced[]): boolean {
  return silenced.some(({ fingerprint }) => fingerprint !== undefined && fingerprints.includes(fingerprint));
}
