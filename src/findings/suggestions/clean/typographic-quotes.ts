import { readTokens } from '../similar-lines.ts';
import { replacedLines, type Target } from '../replacement.ts';
import type { Unclear } from './cleaned.ts';

const TYPOGRAPHIC = /[‘’‚‛“”„‟«»]/u;
const TEXT: ReadonlySet<string> = new Set(['markdown', 'mdx', 'plaintext', 'restructuredtext', 'asciidoc', 'latex']);

/**
 * Writes typographic quotes as the straight ones of code, if the replaced lines have only those. A quote of a text cannot be
 * told from one of the code, so every one must be part of a pair, or else the suggestion is unclear.
 */
export function straightenQuotes(lines: readonly string[], target: Target): readonly string[] | Unclear {
  const text = lines.join('\n');
  const replaced = replacedLines(target).join('\n');
  if (!TYPOGRAPHIC.test(text) || TYPOGRAPHIC.test(replaced)) {
    return lines;
  }
  const straight = text.replaceAll(/“([^“”\n]*)”/g, '"$1"').replaceAll(/‘([^‘’\n]*)’/g, "'$1'");
  const known = new Set(readTokens(replaced));
  const hasSame = [...straight].every((sign) => !/["']/.test(sign) || text.includes(sign) || known.has(sign));
  return TYPOGRAPHIC.test(straight) || TEXT.has(target.language) || !hasSame
    ? { unclear: 'it has typographic quotes' }
    : straight.split('\n');
}
