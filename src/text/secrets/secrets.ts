import { findEncodedSecrets } from './encoded-secrets.ts';
import { findKeyRuns, findPlainSecrets, type FoundSecret } from './secret-formats.ts';

/** Finds keys by the formats of their issuers, as they are and in other letters. They may overlap. */
export function findSecrets(text: string): readonly FoundSecret[] {
  const runs = findKeyRuns(text);
  return [...findPlainSecrets(text, runs), ...findEncodedSecrets(text, runs)].toSorted((a, b) => a.start - b.start);
}
