import type { Citation, FindingKind } from '../types.ts';
import { digestProse } from './digest.ts';
import { familyOfKind } from './kind-family.ts';

/** What tells one subject of findings from another. */
interface Subject {
  readonly guideline?: Citation;
  readonly rule?: string;
  readonly kind: FindingKind;
}

/**
 * What a finding is about, in a word: a digest of the statement that it cites or of the validator's rule, else the family of
 * its kind. The place of the statement is not part of it, so the word stays the same when the guideline's file is edited or
 * renamed.
 */
export function aboutOf({ guideline, rule, kind }: Subject): string {
  if (rule !== undefined) {
    return digestProse(`rule ${rule}`);
  }
  return guideline === undefined ? familyOfKind(kind) : digestProse(guideline.text);
}
