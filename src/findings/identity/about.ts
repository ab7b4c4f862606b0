import type { Citation, FindingKind } from '../types.ts';
import { digestProse } from './digest.ts';
import { familyOfKind } from './kind-family.ts';

/**
 * What a finding is about, in a word: a digest of the statement that it cites, else the family of its kind. The place of the
 * statement is not part of it, so the word stays the same when the guideline's file is edited or renamed.
 */
export function aboutOf({ guideline, kind }: { readonly guideline?: Citation; readonly kind: FindingKind }): string {
  return guideline === undefined ? familyOfKind(kind) : digestProse(guideline.text);
}
