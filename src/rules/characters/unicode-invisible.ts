import { CLIENTS } from '../../customizations/known/clients.ts';
import { describeCharacter } from './character-names.ts';
import type { TextRange } from '../../text/source-text.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { info, warning } from '../effects.ts';
import type { Effects, Particulars, TextRule } from '../types.ts';
import type { OddCharacters } from '../../text/hidden/odd-characters.ts';
import { andMore, reportOddCharacters, removeCharacters } from './report-odd.ts';

export const unicodeInvisible: TextRule = {
  id: 'unicode-invisible',
  scope: 'text',
  kinds: 'all',
  bundled: 'all',
  description: 'A text contains invisible characters',
  effects: [
    warning(
      CLIENTS,
      'All clients send the character to the model: the word around it is no longer the word that a person reads.',
    ),
  ],
  fixes: 'Removes the characters.',
  source: 'https://www.unicode.org/reports/tr36/',
  looksFor: { nonAscii: true },
  check(text, report) {
    reportOddCharacters(text, 'invisible', report, (characters, run) =>
      isExplained(text.text, run) || isLiteral(text.text, run)
        ? undefined
        : [
            {
              message: `The text contains an invisible character: ${describeCharacter(characters)}${andMore(characters)}`,
              hint: 'Remove it.',
            },
            particularsOf(text, run),
          ],
    );
  },
};

/** Pages that a skill brings along are often copied from the web, with the characters by which a site breaks its lines. */
const COPIED: Effects = [
  info(
    CLIENTS,
    'All clients send the character to the model if it opens the file: the word around it is no longer the word that a person reads.',
  ),
];

function particularsOf(text: CheckedText, run: OddCharacters): Particulars {
  if (hidesFence(text.text, run)) {
    return { effects: SHOWN_FENCE };
  }
  if (keepsApart(text.text, run)) {
    return { effects: KEPT_APART };
  }
  const isCopied = text.kind === 'bundled-document' || text.kind === 'bundled-file';
  return { ...removeCharacters(run), ...(isCopied && { effects: COPIED }) };
}

/**
 * Whether a character stands between two signs that do something together. Without it, Claude Code would run the command in
 * backticks behind `!`, and a comment would end at the slash behind `*`.
 */
function keepsApart(text: string, { start, end }: TextRange): boolean {
  return end - start === 1 && APART.has(`${text.charAt(start - 1)}${text.charAt(end)}`);
}

const APART: ReadonlySet<string> = new Set(['!`', '*/', '/*', '``', '{{', '}}', '${']);

/** To remove it would change what programs do with the text, so there is no fix. */
const KEPT_APART: Effects = [
  info(
    CLIENTS,
    'All clients send the character to the model, which may copy it. It keeps two signs apart that programs read together.',
  ),
];

/** An author puts such a character before the backticks on purpose, so that they do not end the block of code around them. */
const SHOWN_FENCE: Effects = [
  info(
    CLIENTS,
    'All clients send the character to the model, which may copy it. A longer fence around the example needs no such character.',
  ),
];

function hidesFence(text: string, { start, end }: TextRange): boolean {
  return text.startsWith('```', end) && /(?:^|\n)[ \t>]*$/.test(text.slice(Math.max(0, start - MAX_INDENT), start));
}

const MAX_INDENT = 40;

/** Whether the line says what it contains, as texts about hidden characters do. */
function isExplained(text: string, { start, end }: TextRange): boolean {
  const next = text.indexOf('\n', end);
  const line = text.slice(text.lastIndexOf('\n', start) + 1, next < 0 ? text.length : next).slice(0, MAX_LINE);
  return /zero[- ]width|invisible character|soft hyphen|\bU\+(?:200[B-F]|2060|FEFF|00AD)\b/i.test(line);
}

/**
 * Whether a character stands alone between quotes, or in a regular expression, as in code that looks for it:
 * `text.startsWith("…")`, `text.replace(/^…/, "")`.
 */
function isLiteral(text: string, { start, end }: TextRange): boolean {
  const before = text.charAt(start - 1);
  return end - start === 1 && ((/["'`]/.test(before) && text.charAt(end) === before) || isExpression(text, start, end));
}

function isExpression(text: string, start: number, end: number): boolean {
  return (
    /[(=,:]\s*\/[\^[]{0,2}$/.test(text.slice(Math.max(0, start - 6), start)) &&
    /^\]?[+*?]?\$?\/[a-z]{0,6}\s*[,.;)]/.test(text.slice(end, end + 14))
  );
}

const MAX_LINE = 2_000;
