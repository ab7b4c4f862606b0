import type { EncodingName } from './encodings.ts';

/** White space as in Rust's `\s`. JavaScript's also includes U+FEFF and lacks U+0085. */
const SPACE = String.raw`\p{White_Space}`;
const NOT_SPACE = String.raw`\P{White_Space}`;
/** `(?i:'s|'t|'re|'ve|'m|'ll|'d)`. Without case, Rust also accepts U+017F for an s. */
const CONTRACTION = String.raw`'(?:[sS\u017F]|[tT]|[rR][eE]|[vV][eE]|[mM]|[lL]{2}|[dD])`;
const SPACES = `${SPACE}*[\\r\\n]+|${SPACE}+(?!${NOT_SPACE})|${SPACE}+`;
/** Letters of o200k_base that may be before, and those that may be after, a change of case. */
const BEFORE = String.raw`[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]`;
const AFTER = String.raw`[\p{Ll}\p{Lm}\p{Lo}\p{M}]`;
const LEAD = String.raw`[^\r\n\p{L}\p{N}]?`;

/**
 * The pattern that splits a text into pieces: the `pat_str` of tiktoken's encoders. A token never crosses the edge of a
 * piece.
 */
export const ENCODING_PATTERNS: Readonly<Record<EncodingName, RegExp>> = {
  cl100k_base: new RegExp(
    [CONTRACTION, `${LEAD}\\p{L}+`, '\\p{N}{1,3}', ` ?[^${SPACE}\\p{L}\\p{N}]+[\\r\\n]*`, SPACES].join('|'),
    'gu',
  ),
  o200k_base: new RegExp(
    [
      `${LEAD}${BEFORE}*${AFTER}+(?:${CONTRACTION})?`,
      `${LEAD}${BEFORE}+${AFTER}*(?:${CONTRACTION})?`,
      '\\p{N}{1,3}',
      ` ?[^${SPACE}\\p{L}\\p{N}]+[\\r\\n/]*`,
      SPACES,
    ].join('|'),
    'gu',
  ),
};
