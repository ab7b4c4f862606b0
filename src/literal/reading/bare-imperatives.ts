import { plainWords } from '../../guidelines/statements/polarity.ts';
import { shortTitle } from '../../guidelines/claims/limits.ts';
import type { Statement } from '../../guidelines/statements/statements.ts';
import { rememberEach } from '../../structures/remember-each.ts';
import type { Heading } from '../../text/markdown/markdown.ts';
import { regex } from '../../text/regex.ts';

/** Below a heading `Don't`, `use x` is what nobody should do. */
export function isBelowDont({ headings, leadIns, cells }: Statement): boolean {
  const heading = headings.at(-1);
  return leadIns.length === 0 && cells === undefined && heading !== undefined && forbids(heading);
}

const forbids = rememberEach(({ title }: Heading): boolean => {
  const words = plainWords(shortTitle(title)).replaceAll(/^[^\p{L}]+|[^\p{L}']+$/gu, '');
  return /^(?:do not|don'?ts?|never(?: do(?: this)?)?|must not|what not to do)$/.test(words);
});

/** `use a instead of b` below `Don't` forbids `a` or `b`. */
export const REPLACES = /^(?!never|do not|don't|avoid|no )[a-z]+ .*\b(?:instead of|rather than)\b/;

export const BARE_IMPERATIVE = regex()`
  ^(?:
    use|add|write|create|call|import|commit|edit|modify|skip|catch|throw|log|hard-?code|mix|nest|put|leave|ignore
    |swallow|mutate|disable|suppress|expose|return|define|declare|omit|bypass|introduce|export|access|store|place
    |rely
  ) (?!.*\b(?:instead|rather than)\b)
`;

/** Whether words order something without a word such as `always` or `instead`, so that a mark can turn them into a ban. */
export function isBareImperative(words: string): boolean {
  return (
    !/^(?:always|must|should|prefer|ensure|make sure|only|instead)\b/.test(words) &&
    !/\b(?:must|should|instead|rather)\b/.test(words)
  );
}
