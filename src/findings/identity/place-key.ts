import { digestCode } from './digest.ts';
import type { FindingIdentity } from './finding-identity.ts';

const KEY_CHARACTERS = 8;

/** A short digest by which another place of a finding is recognized; undefined if its code is not known. */
export function placeKey({ about, code, before, after }: FindingIdentity): string | undefined {
  return code === undefined
    ? undefined
    : digestCode(JSON.stringify([about, code, before, after])).slice(0, KEY_CHARACTERS);
}
