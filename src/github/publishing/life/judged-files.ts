import type { JudgedNow } from '../../../reports/review/judged-now.ts';
import type { EarlierOne } from './earlier-ones.ts';

/**
 * Whether a finding that no run reports any more is really gone: its file was judged in this run by those who could have
 * reported it, or its code is not part of the change any more. A file that was left out, failed or carried over says nothing.
 */
export function isGone(
  { path: former, side, known }: Pick<EarlierOne, 'path' | 'side' | 'known'>,
  judged: JudgedNow,
  renames: ReadonlyMap<string, string>,
): boolean {
  const path = renames.get(former) ?? former;
  if (judged.changed !== undefined && !judged.changed.has(path)) {
    return true;
  }
  if (side === 'RIGHT' && judged.removed.has(path)) {
    return true;
  }
  if (known?.rule !== undefined) {
    return judged.isValidated;
  }
  if (judged.byModel.has(path)) {
    return true;
  }
  const isOfRules = known === undefined ? judged.isOffline : known.origin === 'literal';
  return isOfRules && judged.byRules.has(path);
}
