import { listMaskedCodes } from '../../../guidelines/statements/code-spans.ts';
import { pairOf } from './alternatives.ts';
import { LIMITS } from './limit-said.ts';
import type { Said } from './said.ts';
import { fromOtherSource } from './sources.ts';

/** `use a (not b)` forbids `b` as well. What limits `a` limits `b`. */
export function contrastOf(last: Said, words: string, codes: readonly string[]): Said | undefined {
  const { from, other } = CONTRAST.exec(words)?.groups ?? {};
  if (other === undefined || last.polarity !== 'required' || last.instead !== undefined || LIMITS.test(other)) {
    return undefined;
  }
  if (words.startsWith('no ') && HAS_CODE.test(other) && (HAS_CODE.test(last.object) || last.verb !== 'use')) {
    // `use f() (no await)` tells how `f` is called.
    return undefined;
  }
  if (EDITS.test(last.verb) && !HAS_CODE.test(other)) {
    // `edit files in a (avoid generated files)`: the folder is not what is ruled out.
    return undefined;
  }
  if (from !== undefined) {
    const object = fromOtherSource(last.object, `from ${other}`);
    return object === undefined ? undefined : { ...last, polarity: 'forbidden', object, instead: last.object };
  }
  // ``use `Link` from `@i18n/routing` (not `next/link`)``: a module in place of the one that something comes from
  const own = last.object.replace(/ (?:for|to) [^\uE000-\uF8FF]+$/u, '');
  const source = listMaskedCodes(other, codes).every((code) => MODULE.test(code.trim()))
    ? fromOtherSource(own, `from ${other}`)
    : undefined;
  if (source !== undefined) {
    return { ...last, polarity: 'forbidden', verb: 'import', object: source, instead: own };
  }
  const { strength, polarity, subject, verb } = last;
  const pair = pairOf(`${last.object}, not ${other}`, {
    strength,
    polarity,
    subject,
    verb,
    object: last.object,
    directive: 'other',
    isOnly: false,
  });
  return pair === undefined || 'reason' in pair ? undefined : { ...last, ...pair, polarity: 'forbidden' };
}

const CONTRAST =
  /^(?:and )?(?:(?:not|never)(?: use| using)?|avoid|no|do not use|don't use|instead of|rather than) (?:just )?(?<from>from )?(?<other>[^,;:]{1,80})$/;
const MODULE = /^@?[a-z][\w-]*\/[\w./-]+$/;
const EDITS = /^(?:edit|change|modify|update|touch)$/;
const HAS_CODE = /[\uE000-\uF8FF]/u;
