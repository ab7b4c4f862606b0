import { decodeUtf8 } from '../../text/bytes/decode.ts';
import { digest } from '../../text/bytes/digest.ts';
import { checkBytes } from '../run/check-bytes.ts';
import { checkText, type TextCheck } from '../run/check-text.ts';
import type { RulesInForce } from '../run/applied-rules.ts';
import type { CheckedKind } from '../types.ts';

/** People write no larger file, and most readers give up long before. */
export const MAX_CHECKED_BYTES = 1024 * 1024;

/** Checks the bytes of a file and the text in them, or gives what was found when the same bytes were checked. */
export type CheckOnce = (kind: CheckedKind, bytes: Uint8Array, inForce: RulesInForce) => Promise<TextCheck>;

/**
 * Remembers what was found in texts, not the texts: repositories hold the same skill in `.github`, `.claude` and
 * `.agents`, and monorepos the same instructions in each package.
 */
export function rememberTexts(): CheckOnce {
  const known = new Map<string, TextCheck>();
  return async (kind, bytes, inForce) => {
    const key = `${inForce.variant} ${kind} ${digest('sha1', bytes, 'base64')}`;
    const before = known.get(key);
    if (before !== undefined) {
      return before;
    }
    const ofBytes = checkBytes(kind, bytes, inForce);
    const ofText = await checkDecoded(kind, bytes, inForce);
    const checked = ofBytes.length === 0 ? ofText : { ...ofText, reported: [...ofBytes, ...ofText.reported] };
    known.set(key, checked);
    return checked;
  };
}

async function checkDecoded(kind: CheckedKind, bytes: Uint8Array, inForce: RulesInForce): Promise<TextCheck> {
  const decoded = bytes.length > MAX_CHECKED_BYTES ? undefined : decodeUtf8(bytes);
  return decoded?.kind === 'text' ? checkText(kind, decoded.text, decoded.isAscii, inForce) : NOTHING;
}

const NOTHING: TextCheck = { reported: [], fileFacts: [], repositoryFacts: [], suppressions: [] };
