import matter from 'gray-matter';
import type { SourceText, TextRange } from './source-text.ts';
import { readYaml, type ValuePath, type YamlProblem } from './yaml.ts';

export type FrontmatterProblem = YamlProblem;

/** The head of a customization file and the range of the text under it. */
export interface Frontmatter {
  /** Whether the file begins with an opening fence. */
  readonly present: boolean;
  /** What could be read; also of a block with problems, as far as Copilot reads it. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly body: TextRange;
  /** The lines between the fences, without the last line end. */
  readonly block?: TextRange;
  /** A warning where Copilot reads what strict YAML refuses, else an error. */
  readonly problems: readonly FrontmatterProblem[];
  readonly rangeOf: (path: ValuePath) => TextRange | undefined;
  readonly rangeOfKey: (path: ValuePath) => TextRange | undefined;
}

const FENCE = '---';
const BYTE_ORDER_MARK = '\u{FEFF}';
/** Real blocks have a few hundred; the limit keeps hostile ones cheap. */
const MAX_BLOCK_CHARACTERS = 65_536;

/**
 * Reads the frontmatter as VS Code does: it begins on the first line with three dashes and nothing else, and
 * ends at the next such line; without one, all is frontmatter and there is no body.
 */
export function readFrontmatter(source: SourceText): Frontmatter {
  const { text } = source;
  const start = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  const opening = lineAt(text, start);
  const openingText = text.slice(start, opening.end);
  if (!openingText.startsWith(FENCE) || openingText.startsWith('----')) {
    return absent(text, start, []);
  }
  if (openingText.trimEnd() !== FENCE) {
    return absent(text, start, [languageProblem(text, start, opening)]);
  }
  const fences = findFences(text, opening);
  const block = cutBlock(text, start, opening, fences);
  const body =
    fences.closing === undefined
      ? { start: text.length, end: text.length }
      : { start: fences.closing.next, end: text.length };
  const problems = fenceProblems(text, opening, fences);
  if (block.end - block.start > MAX_BLOCK_CHARACTERS) {
    const tooLarge = problemAt(
      'too-large',
      opening,
      `The frontmatter has more than ${MAX_BLOCK_CHARACTERS.toLocaleString('en')} characters`,
    );
    return { present: true, data: {}, body, block, problems: [tooLarge], rangeOf: nowhere, rangeOfKey: nowhere };
  }
  const { data, problems: blockProblems, rangeOf, rangeOfKey } = readBlock(source, block);
  return { present: true, data, body, block, problems: [...problems, ...blockProblems], rangeOf, rangeOfKey };
}

function absent(text: string, start: number, problems: readonly FrontmatterProblem[]): Frontmatter {
  return {
    present: false,
    data: {},
    body: { start, end: text.length },
    problems,
    rangeOf: nowhere,
    rangeOfKey: nowhere,
  };
}

function nowhere(): undefined {
  return undefined;
}

type Code = 'fence-language' | 'fence-loose' | 'fence-unclosed' | 'not-a-map' | 'too-large';

const HINTS: Readonly<Record<Code, string>> = {
  'fence-language': 'Open the frontmatter with --- alone on the first line; it is always YAML and never run as code.',
  'fence-loose': 'Write --- alone on its line to end the frontmatter, or indent the line if it belongs to a value.',
  'fence-unclosed': 'End the frontmatter with a line that holds --- and nothing else.',
  'not-a-map': 'Write one key: value on each line between the fences.',
  'too-large': 'Move the text below the closing ---.',
};

function problemAt(code: Code, range: TextRange, message: string): FrontmatterProblem {
  return { code, severity: 'error', message, hint: HINTS[code], range: { start: range.start, end: range.end } };
}

/** A line without its line end and the blanks before it, and where the next one starts. */
interface Line extends TextRange {
  readonly next: number;
}

function lineAt(text: string, start: number): Line {
  const newline = text.indexOf('\n', start);
  const next = newline < 0 ? text.length : newline + 1;
  return { start, end: start + text.slice(start, next).trimEnd().length, next };
}

function languageProblem(text: string, start: number, opening: Line): FrontmatterProblem {
  const range = { start: start + FENCE.length, end: opening.end };
  const marker = text.slice(range.start, range.end).trim();
  return problemAt(
    'fence-language',
    range,
    `The opening fence is followed by \`${marker.slice(0, 40)}\`, so no frontmatter is read`,
  );
}

interface Fences {
  readonly closing?: Line;
  /** The first line after the opening one that begins like a fence but is none, if it comes before the closing one. */
  readonly loose?: Line;
}

function findFences(text: string, opening: Line): Fences {
  let loose: Line | undefined;
  for (let at = text.indexOf(`\n${FENCE}`, opening.end); at >= 0; at = text.indexOf(`\n${FENCE}`, at + 1)) {
    const line = lineAt(text, at + 1);
    if (text.slice(line.start, line.end) === FENCE) {
      return { closing: line, ...(loose && { loose }) };
    }
    loose ??= line;
  }
  return loose ? { loose } : {};
}

function fenceProblems(text: string, opening: Line, { closing, loose }: Fences): readonly FrontmatterProblem[] {
  const problems: FrontmatterProblem[] = [];
  if (loose !== undefined) {
    const line = text.slice(loose.start, loose.end);
    problems.push(
      problemAt(
        'fence-loose',
        loose,
        `The line \`${line.slice(0, 40)}\` begins like a fence but does not end the frontmatter`,
      ),
    );
  }
  if (closing === undefined && loose === undefined) {
    problems.push(
      problemAt('fence-unclosed', opening, 'The frontmatter is not closed, so the whole file is taken for it'),
    );
  }
  return problems;
}

function refuse(): never {
  throw new Error('gray-matter only cuts the frontmatter; it never reads it');
}

/**
 * Always passed: without options gray-matter caches files, and evaluates a `---js` block. Its own reading of
 * YAML is replaced by nothing, that of every other language by an error.
 */
export const GRAY_MATTER_OPTIONS = {
  language: 'yaml',
  delimiters: FENCE,
  excerpt: false,
  engines: {
    yaml: { parse: () => ({}), stringify: refuse },
    json: { parse: refuse, stringify: refuse },
    javascript: { parse: refuse, stringify: refuse },
    js: { parse: refuse, stringify: refuse },
    coffee: { parse: refuse, stringify: refuse },
  },
};

/** gray-matter drops comments with an expression that is quadratic in white space. */
const LONG_WHITE_SPACE = /\s{200}/;

/** gray-matter cuts the block where it sees fences as we do and does so in linear time; elsewhere we do. */
function cutBlock(text: string, start: number, opening: Line, { closing, loose }: Fences): TextRange {
  const end = closing === undefined ? text.length : Math.max(opening.next, closing.start - 1);
  const own = { start: Math.min(opening.next, end), end: withoutCarriageReturn(text, end) };
  const isOrdinary = closing !== undefined && loose === undefined && end - start <= MAX_BLOCK_CHARACTERS;
  if (!isOrdinary || LONG_WHITE_SPACE.test(text.slice(start, end))) {
    return { start: own.start, end: Math.max(own.start, own.end) };
  }
  const { matter: cut } = matter(text.slice(start, closing.end), GRAY_MATTER_OPTIONS);
  // What it cuts begins right after the opening dashes.
  const cutEnd = withoutCarriageReturn(text, start + FENCE.length + cut.length);
  return { start: own.start, end: Math.max(own.start, cutEnd) };
}

function withoutCarriageReturn(text: string, end: number): number {
  return text.charAt(end - 1) === '\r' ? end - 1 : end;
}

type Block = Pick<Frontmatter, 'data' | 'problems' | 'rangeOf' | 'rangeOfKey'>;

function readBlock(source: SourceText, block: TextRange): Block {
  const strict = readYaml(source, block);
  const errors = strict.problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) {
    return readLoosely(source, block, errors);
  }
  if (strict.value === undefined || strict.value === null || isRecord(strict.value)) {
    return { ...strict, data: isRecord(strict.value) ? strict.value : {} };
  }
  const range = strict.rangeOf([]) ?? block;
  const problem = problemAt(
    'not-a-map',
    { start: range.start, end: lineAt(source.text, range.start).end },
    'The frontmatter holds no `key: value` lines',
  );
  return { data: {}, problems: [problem], rangeOf: strict.rangeOf, rangeOfKey: strict.rangeOfKey };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Copilot's reader is its own small part of YAML: a plain value may begin with `*` or hold `: `, so
 * `applyTo: *.ts,*.js` and `description: a: b` work there. Each top-level entry is read strictly by itself; where
 * that fails, a one-line value or a list of such is taken as the text it is. Only if all entries were read is
 * what strict YAML refuses a warning.
 */
function readLoosely(source: SourceText, block: TextRange, errors: readonly YamlProblem[]): Block {
  const { entries, isWhole } = splitEntries(source, block);
  const read = entries.flatMap((entry) => readEntry(source, entry) ?? []);
  const byKey = new Map(read.toReversed().map((entry) => [entry.key, entry]));
  const isComplete =
    isWhole &&
    read.length === entries.length &&
    byKey.size === entries.length &&
    read.some((entry) => entry.errors.length > 0);
  return {
    data: Object.fromEntries(read.map((entry) => [entry.key, byKey.get(entry.key)?.value])),
    problems: isComplete ? read.flatMap((entry) => entry.errors.map(needsQuotes)) : errors,
    rangeOf: (path) => byKey.get(String(path[0]))?.rangeOf(path),
    rangeOfKey: (path) => byKey.get(String(path[0]))?.rangeOfKey(path),
  };
}

function needsQuotes(error: YamlProblem): YamlProblem {
  return {
    ...error,
    code: 'yaml-needs-quotes',
    severity: 'warning',
    hint: 'Put the value in double quotes: Copilot reads it as it is, but strict YAML readers refuse the file.',
  };
}

/** A top-level `key:` with the lines that belong to it. */
interface EntryText {
  readonly key: string;
  readonly keyRange: TextRange;
  /** After the colon, to the end of its last line. */
  readonly rest: TextRange;
}

const KEY = /^([\w][\w.-]*)[ \t]*:(?=\s|$)/;
/** A line that goes on with the entry above: indented, a list item, a closed bracket, a comment or blank. */
const CONTINUATION = /^(?:[ \t]|-[ \t]|[\]}#]|$)/;

function splitEntries(
  source: SourceText,
  block: TextRange,
): { readonly entries: readonly EntryText[]; readonly isWhole: boolean } {
  const { text } = source;
  const entries: EntryText[] = [];
  let isWhole = true;
  for (let line = lineAt(text, block.start); line.start < block.end; line = lineAt(text, line.next)) {
    const content = text.slice(line.start, line.end);
    const key = KEY.exec(content);
    const previous = entries.at(-1);
    if (key?.[1] !== undefined) {
      const keyRange = { start: line.start, end: line.start + key[1].length };
      entries.push({ key: key[1], keyRange, rest: { start: line.start + key[0].length, end: line.end } });
    } else if (previous !== undefined && CONTINUATION.test(content)) {
      entries.splice(-1, 1, {
        ...previous,
        rest: { start: previous.rest.start, end: Math.max(previous.rest.end, line.end) },
      });
    } else if (content !== '' && !content.startsWith('#')) {
      isWhole = false;
    }
  }
  return { entries, isWhole };
}

interface Entry {
  readonly key: string;
  readonly value: unknown;
  /** What strict YAML refuses in it. */
  readonly errors: readonly YamlProblem[];
  readonly rangeOf: (path: ValuePath) => TextRange | undefined;
  readonly rangeOfKey: (path: ValuePath) => TextRange | undefined;
}

function readEntry(source: SourceText, entry: EntryText): Entry | undefined {
  const { key, keyRange, rest } = entry;
  const strict = readYaml(source, { start: keyRange.start, end: rest.end });
  if (isRecord(strict.value)) {
    return { key, value: strict.value[key], errors: [], rangeOf: strict.rangeOf, rangeOfKey: strict.rangeOfKey };
  }
  const loose = readLooseValue(source.text, rest);
  return (
    loose && {
      key,
      value: loose.value,
      errors: strict.problems.filter((problem) => problem.severity === 'error'),
      rangeOf: (path) =>
        path.length === 1
          ? loose.range
          : typeof path[1] === 'number' && path.length === 2
            ? loose.items?.[path[1]]
            : undefined,
      rangeOfKey: (path) => (path.length === 1 ? keyRange : undefined),
    }
  );
}

interface LooseValue {
  readonly value: string | readonly string[];
  readonly range: TextRange;
  readonly items?: readonly TextRange[];
}

function readLooseValue(text: string, rest: TextRange): LooseValue | undefined {
  const first = lineAt(text, rest.start);
  const lines = linesOf(text, rest);
  const isOneLine = lines.length === 1 && first.end >= (lines[0]?.end ?? 0);
  if (isOneLine && lines[0] !== undefined) {
    return readLooseLine(text, lines[0]);
  }
  return lines.length > 0 && withoutComment(text, { start: rest.start, end: first.end }) === undefined
    ? readLooseItems(text, lines)
    : undefined;
}

/** The lines of a range that hold something, trimmed and without comments. */
function linesOf(text: string, range: TextRange): readonly TextRange[] {
  const lines: TextRange[] = [];
  for (let start = range.start; start < range.end;) {
    const line = lineAt(text, start);
    const content = withoutComment(text, { start, end: Math.min(line.end, range.end) });
    if (content !== undefined) {
      lines.push(content);
    }
    start = line.next;
  }
  return lines;
}

function withoutComment(text: string, range: TextRange): TextRange | undefined {
  const line = text.slice(range.start, range.end);
  const comment = line.search(/(?:^|\s)#/);
  return trimmed(text, { start: range.start, end: comment < 0 ? range.end : range.start + comment });
}

function trimmed(text: string, range: TextRange): TextRange | undefined {
  const content = text.slice(range.start, range.end);
  const start = range.start + content.length - content.trimStart().length;
  const end = start + content.trim().length;
  return end > start ? { start, end } : undefined;
}

function readLooseLine(text: string, range: TextRange): LooseValue | undefined {
  const content = text.slice(range.start, range.end);
  if (content.startsWith('[') && content.endsWith(']')) {
    const items = splitCommaList(content.slice(1, -1));
    const ranges = items.map((item) => ({
      start: range.start + 1 + item.range.start,
      end: range.start + 1 + item.range.end,
    }));
    return { value: items.map((item) => item.value), range, items: ranges };
  }
  return isPlain(content) ? { value: content, range } : undefined;
}

/** `- item` lines, each a plain or quoted text. */
function readLooseItems(text: string, lines: readonly TextRange[]): LooseValue | undefined {
  const items = lines.flatMap((line) => {
    const content = text.slice(line.start, line.end);
    const item = content.startsWith('- ') ? trimmed(text, { start: line.start + 2, end: line.end }) : undefined;
    const value = item && unquoted(text.slice(item.start, item.end));
    return item === undefined || value === undefined ? [] : [{ value, range: item }];
  });
  const [first] = lines;
  const last = lines.at(-1);
  if (first === undefined || last === undefined || items.length < lines.length) {
    return undefined;
  }
  return {
    value: items.map((item) => item.value),
    range: { start: first.start, end: last.end },
    items: items.map((item) => item.range),
  };
}

/** What opens something that this reader does not follow. */
function isPlain(content: string): boolean {
  return !/^["'[{|>]|^[-?](?:\s|$)/.test(content);
}

function unquoted(content: string): string | undefined {
  const quoted = /^(["'])([^"'\\]*)\1$/.exec(content);
  return quoted ? quoted[2] : isPlain(content) ? content : undefined;
}

/** An item of a list in one string. The range takes in the quotes. */
export interface CommaListItem {
  readonly value: string;
  readonly quote: 'none' | 'single' | 'double';
  readonly range: TextRange;
}

/**
 * Splits a list written into one value, as Copilot splits `tools`: quotes keep commas and go, blanks around items
 * go, and empty items are none. Ranges are relative to the value.
 */
export function splitCommaList(value: string): readonly CommaListItem[] {
  const items: CommaListItem[] = [];
  for (const { groups, index, 0: whole } of value.matchAll(
    /(?<=^|,)\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<plain>[^,]*))(?=\s*(?:,|$))/g,
  )) {
    const content = whole.trim();
    if (content === '') {
      continue;
    }
    const start = index + whole.length - whole.trimStart().length;
    const quote = groups?.['double'] !== undefined ? 'double' : groups?.['single'] !== undefined ? 'single' : 'none';
    items.push({
      value: groups?.['double'] ?? groups?.['single'] ?? content,
      quote,
      range: { start, end: start + content.length },
    });
  }
  return items;
}
