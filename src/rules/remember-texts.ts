import { decodeUtf8 } from '../text/decode.ts';
import { digest } from '../text/digest.ts';
import { checkText, type TextCheck } from './check-text.ts';
import type { RulesInForce } from './rules-in-force.ts';
import type { CheckedKind } from './types.ts';

/** Checks the text of a file, or gives what was found when the same text was checked; nothing for what is no text. */
export type CheckOnce = (kind: CheckedKind, bytes: Uint8Array, inForce: RulesInForce) => Promise<TextCheck | undefined>;

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
    const decoded = decodeUtf8(bytes);
    if (decoded.kind !== 'text') {
      return undefined;
    }
    const checked = await checkText(kind, decoded.text, decoded.isAscii, inForce);
    known.set(
      key,
      checked.reported.length + checked.facts.length + checked.suppressions.length === 0 ? NOTHING : checked,
    );
    return checked;
  };
}

const NOTHING: TextCheck = { reported: [], facts: [], suppressions: [] };
