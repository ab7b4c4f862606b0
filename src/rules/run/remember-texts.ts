import { decodeUtf8 } from '../../text/bytes/decode.ts';
import { digest } from '../../text/bytes/digest.ts';
import { MAX_CHECKED_BYTES } from '../reading/checked-text.ts';
import { checkBytes } from './check-bytes.ts';
import { checkText, type TextCheck } from './check-text.ts';
import type { EnabledRules } from './enabled-rules.ts';
import type { CheckedKind } from '../types.ts';

/** Checks the bytes and the text of a file, or returns the earlier result for equal bytes. */
export type CheckOnce = (kind: CheckedKind, bytes: Uint8Array, enabled: EnabledRules) => Promise<TextCheck>;

/**
 * Remembers the results for texts, but not the texts. Repositories often have the same skill in `.github`, `.claude` and
 * `.agents`, and monorepos the same instructions in each package.
 */
export function rememberTexts(): CheckOnce {
  const known = new Map<string, TextCheck>();
  return async (kind, bytes, enabled) => {
    const key = `${enabled.variant} ${kind} ${digest('sha1', bytes, 'base64')}`;
    const before = known.get(key);
    if (before !== undefined) {
      return before;
    }
    const ofBytes = checkBytes(kind, bytes, enabled);
    const ofText = await checkDecoded(kind, bytes, enabled);
    const checked = ofBytes.length === 0 ? ofText : { ...ofText, reported: [...ofBytes, ...ofText.reported] };
    known.set(key, checked);
    return checked;
  };
}

async function checkDecoded(kind: CheckedKind, bytes: Uint8Array, enabled: EnabledRules): Promise<TextCheck> {
  const decoded = bytes.length > MAX_CHECKED_BYTES ? undefined : decodeUtf8(bytes);
  return decoded?.kind === 'text' ? checkText(kind, bytes, decoded, enabled) : NOTHING;
}

const NOTHING: TextCheck = { reported: [], fileFacts: [], repositoryFacts: [], suppressions: [] };
