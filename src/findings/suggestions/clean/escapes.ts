import { blankCommentsAndStrings } from '../../../text/languages/code-mask.ts';
import { decodeReference } from '../../../text/markdown/character-references.ts';
import { parseJson } from '../../../text/json/parse-json.ts';
import { replacedLines, type Target } from '../replacement.ts';
import { editCost } from '../similar-lines.ts';
import type { Unclear } from './cleaned.ts';
import { wordSet } from '../../../structures/words-in.ts';

/**
 * Decodes line breaks, tabs and quotes that were escaped once too often: `a();\nb();` in one line. A string of the code
 * may have such escapes, so only escapes outside of strings count.
 */
export function decodeJsonEscapes(lines: readonly string[], target: Target): readonly string[] | Unclear {
  const [line = ''] = lines;
  const replaced = replacedLines(target).join('\n');
  if (lines.length === 1 && replaced.includes('\\')) {
    return decodeTwice(line, target);
  }
  if (lines.length !== 1 || !/\\[nt"]/.test(line) || /\\[nrt"]/.test(replaced)) {
    return lines;
  }
  const code = maskOf(line, target.language);
  const quotes = line.match(/\\*"/g) ?? [];
  const hasEscapedQuotes = quotes.length > 0 && quotes.every((quote) => quote === '\\"');
  const isComment = /^\s*(?:\/\/|\/\*|\*|#|--)/.test(line);
  const hasEscapes = hasEscapedQuotes || /\\[nt]/.test(isComment ? line : code);
  if (!hasEscapes) {
    return lines;
  }
  const decoded = line
    .replaceAll(/\\r\\n|\\n/g, '\n')
    .replaceAll(String.raw`\t`, '\t')
    .replaceAll(String.raw`\"`, '"');
  return /\\[nt]/.test(decoded) ? { unclear: 'it has line breaks written as `\\n`' } : decoded.split('\n');
}

/**
 * Decodes a line whose replaced lines have escapes of their own. If its quotes are escaped too and it is more like the
 * replaced lines afterwards, it was escaped once too often. Doubled backslashes alone may be what the code needs.
 */
function decodeTwice(line: string, target: Target): readonly string[] | Unclear {
  const decoded = /\\[\\"]/.test(line) ? readJsonString(line)?.split('\n') : undefined;
  const replaced = replacedLines(target);
  if (decoded === undefined || replaced.length * decoded.length > MAX_PAIRED) {
    return [line];
  }
  if (editCost(replaced, decoded) >= editCost(replaced, [line])) {
    return [line];
  }
  return line.includes('"') ? decoded : { unclear: 'its backslashes may be doubled' };
}

/** Lines with more product are not paired: the time would grow with it. */
const MAX_PAIRED = 4_000;

/** Reads a text as the inside of a JSON string. Undefined if it is not one. */
function readJsonString(text: string): string | undefined {
  const value = parseJson(`"${text.replaceAll('\t', String.raw`\t`)}"`);
  return typeof value === 'string' ? value : undefined;
}

/** Only these are what an escaper writes; other references stand in code for a reason. */
const ESCAPED = /&(?:lt|gt|amp|quot|apos|nbsp|#0*39|#x0*27|#0*34|#x0*22|#0*60|#0*62|#x0*3[ce]|#x0*2f|#0*47);/i;
const RAW = /[<>]|&(?!(?:\w+|#\w+);)/;
/** Languages in which a character reference is code. */
const WITH_REFERENCES: ReadonlySet<string> = wordSet(`
  html xml xsl vue svelte astro markdown mdx javascriptreact typescriptreact handlebars razor twig php instructions
  prompt chatagent skill
`);

/** Decodes HTML's character references, if the whole text was escaped. */
export function decodeReferences(lines: readonly string[], target: Target): readonly string[] | Unclear {
  const text = lines.join('\n');
  if (!ESCAPED.test(text) || (ESCAPED.test(replacedLines(target).join('\n')) && !isEscapedTwice(text, target))) {
    return lines;
  }
  if (RAW.test(text)) {
    // The text was not escaped as a whole, so the references belong to the code.
    return lines;
  }
  const isCode = ESCAPED.test(maskOf(text, target.language)) || isEscapedTwice(text, target);
  if (WITH_REFERENCES.has(target.language) || !isCode) {
    return { unclear: 'it has character references of HTML' };
  }
  return decodeAll(text).split('\n');
}

/** A reference that was escaped itself. */
const DOUBLED = /&amp;(?:\w+|#\w+);/i;

/** Whether the references of the replaced lines were escaped once more, together with all other characters. */
function isEscapedTwice(text: string, target: Target): boolean {
  const replaced = replacedLines(target);
  const [lines, decoded] = [text.split('\n'), decodeAll(text).split('\n')];
  return (
    DOUBLED.test(text) &&
    ESCAPED.test(replaced.join('\n')) &&
    replaced.length * lines.length <= MAX_PAIRED &&
    RAW.test(replaced.join('\n')) &&
    editCost(replaced, decoded) < editCost(replaced, lines)
  );
}

function decodeAll(text: string): string {
  const parts: string[] = [];
  for (let at = 0; at < text.length;) {
    const found = text.charAt(at) === '&' ? decodeReference(text, at) : undefined;
    parts.push(found?.value.replace('\u{A0}', ' ') ?? text.charAt(at));
    at += found?.length ?? 1;
  }
  return parts.join('');
}

function maskOf(text: string, language: string): string {
  return blankCommentsAndStrings(text, language) ?? text;
}
