import type { Random } from '../accuracy/random.ts';
import { fold, type Kept } from './fits.ts';
import { lineNumber, lineSide, linesOfSide, type DiffLine, type FileDiff } from './read-diff.ts';

/** The classes of quotes, as in the tables. */
export const QUOTE_CLASSES = {
  A: 'A: verbatim',
  B: 'B: part of the line',
  C: 'C: altered',
  D: 'D: a word mistyped',
  E: 'E: no quote',
  F: 'F: more lines quoted',
} as const;
export type QuoteClass = keyof typeof QUOTE_CLASSES;

/** A quote that a model might give for a line. */
export interface Quote {
  /** The value of `quote`; absent if the comment has none. */
  readonly text: string | null | undefined;
  readonly kept: Kept;
}

/** A way to quote a line. */
export interface QuoteForm {
  readonly name: string;
  readonly class: QuoteClass;
  /** Quotes a line, or returns nothing if this form would not change it or cannot be used for it. */
  readonly quote: (line: DiffLine, file: FileDiff, random: Random) => Quote | undefined;
}

/** Every form, in the order of the tables. */
export const QUOTE_FORMS: readonly QuoteForm[] = [
  whole('A', 'exact', (text) => text),
  whole('A', 'trimmed', (text) => text.trim()),
  whole('A', 'indentation in spaces', (text) => text.replace(/^\t+/, (tabs) => '    '.repeat(tabs.length))),
  whole('A', 'with its sign', (text, line) => `${SIGNS[line.kind]}${text}`),
  whole('A', 'with sign and space, trimmed', (text, line) => `${SIGNS[line.kind]} ${text.trim()}`),
  whole('A', 'as the prompt shows it', (text, line) => `${lineNumber(line)} ${PROMPT_SIGNS[line.kind]}${text}`),
  whole('A', 'with a line break at the end', (text) => `${text}\n`),
  part('the first 40 characters', (text) => [text.slice(0, 40)]),
  part('the last 40 characters', (text) => [text.slice(-40)]),
  part('the middle half', (text) => [text.slice(Math.floor(text.length / 4), Math.ceil((text.length * 3) / 4))]),
  part('without its last mark', (text) => (/[;,{:.)\]]$/.test(text) ? [text.slice(0, -1).trimEnd()] : [])),
  part('without its first word', (text) => [text.replace(/^\S+\s+/, '')]),
  part('its longest expression', (text) => [longest(text.match(/[\w.$@]+\([^()]*\)|[\w.$@]{6,}/g) ?? [])]),
  pieces('… in the middle', (text) => cutMiddle(text), ' … '),
  pieces('... in the middle', (text) => cutMiddle(text), '...'),
  pieces('[...] in the middle', (text) => cutMiddle(text), ' [...] '),
  pieces('... twice', (text) => cutTwice(text), ' ... '),
  pieces('... at the end', (text) => [text.slice(0, Math.ceil(text.length * 0.7)), ''], '...'),
  pieces('… at the beginning', (text) => ['', text.slice(Math.floor(text.length * 0.3))], '…'),
  joined('joined with the next line', (lines) => lines.map(({ text }) => text.trim()).join(' ')),
  joined('joined with the next line by \\n', (lines) => lines.map(({ text }) => text.trim()).join(String.raw`\n`)),
  whole('C', 'in lower case', (text) => text.trim().toLowerCase()),
  whole('C', 'in upper case', (text) => text.trim().toUpperCase()),
  whole('C', '12: in front', (text, line) => `${lineNumber(line)}: ${text.trim()}`),
  whole('C', '12 | in front', (text, line) => `${lineNumber(line)} | ${text}`),
  whole('C', 'L12: in front', (text, line) => `L${lineNumber(line)}: ${text.trim()}`),
  whole('C', 'Line 12: in front', (text, line) => `Line ${lineNumber(line)}: ${text.trim()}`),
  whole('C', 'path:12: in front', (text, line) => `${line.path}:${lineNumber(line)}: ${text.trim()}`),
  whole('C', '> in front', (text) => `> ${text.trim()}`),
  whole('C', 'typographic quotes and dashes', toTypographic),
  whole('C', 'other quotes', (text) => text.replaceAll(/["']/g, (quote) => (quote === '"' ? "'" : '"'))),
  whole('C', 'HTML escapes', (text) => escapeHtml(text, { '"': '&quot;', "'": '&#39;' })),
  whole('C', 'HTML escapes, numeric', (text) => escapeHtml(text, { '"': '&#x22;', "'": '&#x27;' })),
  whole('C', 'JSON escapes', (text) => JSON.stringify(text).slice(1, -1)),
  whole('C', 'unicode escapes', (text) => text.replaceAll(/[<>&'"]/g, (mark) => escapeUnicode(mark))),
  whole('C', 'backticks', (text) => `\`${text.trim()}\``),
  whole('C', 'two backticks', (text) => `\`\` ${text.trim()} \`\``),
  whole('C', 'in quotes', (text) => `"${text.trim()}"`),
  whole('C', 'in typographic quotes', (text) => `“${text.trim()}”`),
  whole('C', 'fence', (text) => `\`\`\`\n${text}\n\`\`\``),
  whole('C', 'fence with a language', (text, line) => `\`\`\`${line.path.split('.').at(-1) ?? ''}\n${text}\n\`\`\``),
  whole('C', 'diff fence', (text, line) => `\`\`\`diff\n${SIGNS[line.kind]}${text}\n\`\`\``),
  whole('C', '<code>', (text) => `<code>${escapeHtml(text.trim(), {})}</code>`),
  whole('C', 'bold', (text) => `**${text.trim()}**`),
  whole('C', 'two spaces for one', (text) => text.trim().replaceAll(' ', '  ')),
  whole('C', 'spaces around marks', (text) => text.trim().replaceAll(/\s*([=+(){}[\],<>])\s*/g, ' $1 ')),
  whole('C', 'no spaces around marks', (text) => text.trim().replaceAll(/\s*([=+(){}[\],<>:])\s*/g, '$1')),
  whole('C', 'no-break spaces', (text) => text.trim().replaceAll(' ', '\u00A0')),
  whole('C', 'broken into two lines', breakLine),
  whole('C', 'a period at the end', (text) => `${text.trim()}.`),
  mistyped('two letters swapped', (word) => `${word.slice(0, 1)}${word[2]}${word[1]}${word.slice(3)}`),
  mistyped('a letter missing', (word) => `${word.slice(0, 2)}${word.slice(3)}`),
  mistyped('a letter doubled', (word) => `${word.slice(0, 3)}${word[2]}${word.slice(3)}`),
  mistyped('another word', (_, random) => random.word()),
  mistyped('a word missing', () => ''),
  none('empty', ''),
  none('null', null),
  none('absent', undefined),
  several('it and the next line', (lines, at) => lines.slice(at, at + 2)),
  several('it and the line before', (lines, at) => lines.slice(Math.max(0, at - 1), at + 1)),
  several('three lines around it', (lines, at) => lines.slice(Math.max(0, at - 1), at + 2)),
  {
    class: 'F',
    name: 'the old and the new line with their signs',
    quote: (line, file) => {
      const before = file.lines[line.index - 1];
      return line.kind === 'added' && before?.kind === 'removed'
        ? { text: `-${before.text}\n+${line.text}`, kept: { kind: 'whole', lines: [line.text] } }
        : undefined;
    },
  },
];

const SIGNS = { added: '+', removed: '-', context: ' ' };
const PROMPT_SIGNS = { added: '+', removed: '-', context: '|' };
const LEAST_PART_CHARACTERS = 8;
const LEAST_CUT_CHARACTERS = 24;

/** A form that keeps the whole line. The form `exact` is used for every line, the others only if they change it. */
function whole(of: QuoteClass, name: string, alter: (text: string, line: DiffLine) => string): QuoteForm {
  return {
    class: of,
    name,
    quote: (line) => {
      const text = alter(line.text, line);
      return text === line.text && name !== 'exact' ? undefined : { text, kept: { kind: 'whole', lines: [line.text] } };
    },
  };
}

function part(name: string, cut: (text: string) => readonly string[]): QuoteForm {
  return { class: 'B', name, quote: (line) => quotePieces(line, cut(line.text.trim()), '') };
}

function pieces(name: string, cut: (text: string) => readonly string[], mark: string): QuoteForm {
  return {
    class: 'C',
    name,
    quote: (line) => {
      const text = line.text.trim();
      return text.length < LEAST_CUT_CHARACTERS ? undefined : quotePieces(line, cut(text), mark);
    },
  };
}

function quotePieces(line: DiffLine, cut: readonly string[], mark: string): Quote | undefined {
  const kept = cut.map((piece) => piece.trim());
  const text = kept.join(mark).trim();
  return text.length < LEAST_PART_CHARACTERS || text === line.text.trim()
    ? undefined
    : { text, kept: { kind: 'pieces', pieces: kept } };
}

/** Two lines written as one. The first one is meant. */
function joined(name: string, join: (lines: readonly DiffLine[]) => string): QuoteForm {
  return {
    class: 'C',
    name,
    quote: (line, file) => {
      const side = linesOfSide(file, lineSide(line));
      const next = side[side.indexOf(line) + 1];
      return next === undefined || next.hunk !== line.hunk || fold(next.text) === ''
        ? undefined
        : { text: join([line, next]), kept: { kind: 'whole', lines: [line.text, next.text] } };
    },
  };
}

function mistyped(name: string, alter: (word: string, random: Random) => string): QuoteForm {
  return {
    class: 'D',
    name,
    quote: (line, _, random) => {
      const words = [...line.text.matchAll(/[\p{L}\p{N}_]+/gu)];
      const long = [...words.entries()].filter(([, [word]]) => word.length >= 5);
      if (words.length < 3 || long.length === 0) {
        return undefined;
      }
      const [changed, match] = random.pick(long);
      const end = match.index + match[0].length;
      const text = `${line.text.slice(0, match.index)}${alter(match[0], random)}${line.text.slice(end)}`;
      return fold(text) === fold(line.text) ? undefined : { text, kept: { kind: 'words', line: line.text, changed } };
    },
  };
}

function none(name: string, text: string | null | undefined): QuoteForm {
  return { class: 'E', name, quote: (line) => ({ text, kept: { kind: 'whole', lines: [line.text] } }) };
}

/** Several lines of the side, one of which is meant. */
function several(name: string, choose: (lines: readonly DiffLine[], at: number) => readonly DiffLine[]): QuoteForm {
  return {
    class: 'F',
    name,
    quote: (line, file) => {
      const hunk = linesOfSide(file, lineSide(line)).filter((other) => other.hunk === line.hunk);
      const lines = choose(hunk, hunk.indexOf(line)).map(({ text }) => text);
      return lines.length < 2 ? undefined : { text: lines.join('\n'), kept: { kind: 'whole', lines } };
    },
  };
}

function longest(texts: readonly string[]): string {
  return texts.reduce((best, text) => (text.length > best.length ? text : best), '');
}

function cutMiddle(text: string): readonly string[] {
  return [text.slice(0, Math.ceil(text.length * 0.4)), text.slice(Math.floor(text.length * 0.65))];
}

function cutTwice(text: string): readonly string[] {
  const at = (share: number): number => Math.floor(text.length * share);
  return [text.slice(0, at(0.3)), text.slice(at(0.42), at(0.6)), text.slice(at(0.75))];
}

function toTypographic(text: string): string {
  return text
    .replaceAll(/"([^"]*)"/g, '“$1”')
    .replaceAll(/'([^']*)'/g, '‘$1’')
    .replaceAll(/(?<=\w)'(?=\w)/g, '’')
    .replaceAll(/(?<=\s)--?(?=\s)/g, '—');
}

function escapeHtml(text: string, others: Readonly<Record<string, string>>): string {
  const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', ...others };
  return text.replaceAll(/[&<>"']/g, (mark) => escapes[mark] ?? mark);
}

function escapeUnicode(mark: string): string {
  return String.raw`\u${(mark.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
}

function breakLine(text: string): string {
  const at = text.indexOf(' ', Math.floor(text.length / 2));
  return text.trim().length < LEAST_CUT_CHARACTERS || at < 0 ? text : `${text.slice(0, at)}\n    ${text.slice(at + 1)}`;
}
