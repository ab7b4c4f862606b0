import type { DiffLine, FileChange, Hunk } from '../../changes/types.ts';
import { showLineToModel } from '../../text/hidden/chat-markup.ts';
import { fenceFor } from '../fence.ts';
import { paragraphText } from '../../fitting/piece.ts';
import type { Tokenizer } from '../../tokens/tokens.ts';

/** A part of a file's change that is sent whole: a hunk, or a run of lines of a hunk too large for one request. */
export interface HunkPart {
  readonly id: string;
  readonly path: string;
  readonly text: string;
  /** The fewest tokens that it takes in a request: those of `core` if the whole text is too large. */
  readonly tokens: number;
  /** The text without the unchanged lines before its first and after its last change, if it has such lines. */
  readonly core?: { readonly text: string; readonly tokens: number };
  /** Added and removed lines in it that are shown whole. */
  readonly changedLines: number;
  /** Added and removed lines that are so long that only their beginning is shown. */
  readonly cutLines: number;
  /** The lines of the hunk that it has. */
  readonly from: HunkRange;
}

/** Successive lines of a hunk. The end is exclusive, and hunks and lines count from 0. */
export interface HunkRange {
  readonly hunk: number;
  readonly start: number;
  readonly end: number;
}

/** The parts of a file, with the lines around them: the fence, and the name of the file as its first line. */
export interface FileParts {
  readonly file: FileChange;
  readonly open: string;
  readonly close: string;
  /** Tokens of `open` and `close`. */
  readonly tokens: number;
  readonly parts: readonly HunkPart[];
}

/** Longer lines are minified code or data. Their beginning is enough to see that. */
export const MAX_LINE_CHARACTERS = 2_000;

/** Ids of the guidelines that apply to a file, in ascending order. */
export type GuidelineIds = (path: string) => readonly number[];

/** By path: VS Code's ids of the languages that the names of files do not tell. */
export type HiddenLanguages = ReadonlyMap<string, string>;

const NO_LANGUAGES: HiddenLanguages = new Map();

/** For prompts that have no numbered guidelines. */
export const NO_GUIDELINES: GuidelineIds = () => [];

/**
 * Draws the name of a file and its hunks, or those of its view, with numbered lines inside a fence.
 *
 * @param room the most tokens that a part may have; larger hunks are divided between lines
 */
export function drawFile(
  file: FileChange,
  room: number,
  tokenizer: Tokenizer,
  guidelines = NO_GUIDELINES,
  languages = NO_LANGUAGES,
): FileParts {
  const drawn = (file.view?.hunks ?? file.hunks).map((hunk, index) => ({
    index,
    head: drawHunkHead(hunk),
    lines: hunk.lines.map(drawLine),
  }));
  const name = `File: ${drawPath(file, guidelines(file.path), languages.get(file.path))}\n`;
  const fence = fenceFor('CHANGE', [
    name,
    ...drawn.flatMap((hunk) => [hunk.head, ...hunk.lines.map(({ text }) => text)]),
  ]);
  const open = paragraphText(`${fence.open}${name}`);
  const close = paragraphText(fence.close);
  const tokens = tokenizer.count(open) + tokenizer.count(close);
  const parts = drawn.flatMap((hunk) => cutHunk(hunk, room - tokens, tokenizer));
  return {
    file,
    open,
    close,
    tokens,
    parts: parts.map((part, index) => ({ ...part, id: `change/${file.path}/${index + 1}`, path: file.path })),
  };
}

/** The file with only the lines that some of its parts show. The counts of its lines stay those of the whole file. */
export function shownFile({ file, parts }: Pick<FileParts, 'file' | 'parts'>): FileChange {
  const { view } = file;
  const all = view?.hunks ?? file.hunks;
  const hunks = parts.flatMap(({ from }) => {
    const hunk = all[from.hunk];
    return hunk === undefined ? [] : [cutTo(hunk, from)];
  });
  return view === undefined ? { ...file, hunks } : { ...file, view: { ...view, hunks } };
}

/** The numbers in the first line stay those of the whole hunk, as they are drawn for each part. */
function cutTo({ oldStart, oldLines, newStart, newLines, heading, lines }: Hunk, { start, end }: HunkRange): Hunk {
  return { oldStart, oldLines, newStart, newLines, heading, lines: lines.slice(start, end) };
}

function drawPath(file: FileChange, guidelines: readonly number[], language: string | undefined): string {
  const path = drawName(file.path);
  const status = file.previousPath === undefined ? file.status : `${file.status} from ${drawName(file.previousPath)}`;
  const notes = [
    file.isWhole === true ? 'the whole file' : status,
    ...(language === undefined ? [] : [`language: ${language}`]),
    // A new file is executable often enough. A file that becomes so runs although its text may hardly change.
    ...(file.executable === 'became' && file.status !== 'added' ? ['now executable'] : []),
    ...(file.view === undefined ? [] : [file.view.about]),
    ...(guidelines.length === 0 ? [] : [`guideline${guidelines.length === 1 ? '' : 's'} ${drawIds(guidelines)}`]),
  ];
  return `${path} (${notes.join('; ')})`;
}

/** Draws ascending numbers; three or more in a row as a range: `2, 4-7`. */
function drawIds(ids: readonly number[]): string {
  const runs: { readonly from: number; to: number }[] = [];
  for (const id of ids) {
    const last = runs.at(-1);
    if (last?.to === id - 1) {
      last.to = id;
    } else {
      runs.push({ from: id, to: id });
    }
  }
  return runs.map(({ from, to }) => (from === to ? `${from}` : `${from}${to - from > 1 ? '-' : ', '}${to}`)).join(', ');
}

/** Draws a path as it is if that is safe, else in quotes: the name of a file must not look like the rest of its line. */
export function drawName(path: string): string {
  return /^[\w@.][\w@./+ -]*$/.test(path) ? path : showLineToModel(JSON.stringify(path));
}

/** The name of a changed file with the number of its lines: `cart.ts (renamed from shop.ts) +3 -1`. */
export function drawFileName({ path, previousPath, status, additions, deletions }: FileChange): string {
  const from = previousPath === undefined ? '' : ` from ${drawName(previousPath)}`;
  return `${drawName(path)} (${status}${from}) +${additions} -${deletions}`;
}

/** Draws the line above the lines of a hunk, with its line feed. */
export function drawHunkHead(hunk: Hunk): string {
  const heading = shortenLine(showLineToModel(hunk.heading.trim()));
  const where = `@@ old ${hunk.oldStart},${hunk.oldLines} new ${hunk.newStart},${hunk.newLines} @@`;
  return `${heading === '' ? where : `${where} ${heading}`}\n`;
}

/** Draws a line of a hunk after its number and sign, with its line feed. */
export function drawLine(line: DiffLine): DrawnLine {
  const shown = showLineToModel(line.text.replace(/\r$/, ''));
  return {
    text: `${signOf(line)}${shortenLine(shown)}\n`,
    isChanged: line.kind !== 'context',
    isCut: shown.length > MAX_LINE_CHARACTERS,
  };
}

function signOf(line: DiffLine): string {
  switch (line.kind) {
    case 'added':
      return `${line.newLine} +`;
    case 'removed':
      return `${line.oldLine} -`;
    case 'context':
      return `${line.newLine} |`;
  }
}

/** Shortens a line that is too long. */
export function shortenLine(text: string): string {
  return text.length <= MAX_LINE_CHARACTERS
    ? text
    : `${text.slice(0, MAX_LINE_CHARACTERS).toWellFormed()} (${text.length - MAX_LINE_CHARACTERS} more characters of this line are left out)`;
}

interface DrawnHunk {
  readonly index: number;
  readonly head: string;
  readonly lines: readonly DrawnLine[];
}

export interface DrawnLine {
  readonly text: string;
  readonly isChanged: boolean;
  readonly isCut: boolean;
}

type Cut = Omit<HunkPart, 'id' | 'path'>;

/**
 * Draws a hunk as one part, or as several parts that each have as many lines as fit. No token can cross from one line to
 * the next, because every line begins with a number. So the tokens of lines can be added.
 */
function cutHunk(hunk: DrawnHunk, room: number, tokenizer: Tokenizer): readonly Cut[] {
  const whole = makePart(hunk, { hunk: hunk.index, start: 0, end: hunk.lines.length }, tokenizer);
  if (whole.tokens <= room) {
    return [whole];
  }
  if (whole.core !== undefined && whole.core.tokens <= room) {
    return [{ ...whole, tokens: whole.core.tokens }];
  }
  const head = tokenizer.count(hunk.head);
  const starts: number[] = [];
  let left = 0;
  for (const [index, line] of hunk.lines.entries()) {
    const tokens = tokenizer.count(line.text);
    if (tokens > left) {
      starts.push(index);
      left = room - head;
    }
    left -= tokens;
  }
  return starts.map((start, index) =>
    makePart(hunk, { hunk: hunk.index, start, end: starts[index + 1] ?? hunk.lines.length }, tokenizer),
  );
}

function makePart({ head, lines: all }: DrawnHunk, from: HunkRange, tokenizer: Tokenizer): Cut {
  const lines = all.slice(from.start, from.end);
  const text = drawLines(head, lines);
  const tokens = tokenizer.count(text);
  const first = lines.findIndex((line) => line.isChanged);
  const end = lines.findLastIndex((line) => line.isChanged) + 1;
  const outer = first < 0 ? [] : [...lines.slice(0, first), ...lines.slice(end)];
  const saved = outer.reduce((sum, line) => sum + tokenizer.count(line.text), 0);
  return {
    text,
    tokens,
    ...(outer.length === 0 ? {} : { core: { text: drawLines(head, lines.slice(first, end)), tokens: tokens - saved } }),
    ...countChanged(lines),
    from,
  };
}

function drawLines(head: string, lines: readonly DrawnLine[]): string {
  return head + lines.map((line) => line.text).join('');
}

function countChanged(lines: readonly DrawnLine[]): Pick<HunkPart, 'changedLines' | 'cutLines'> {
  const changed = lines.filter((line) => line.isChanged);
  const cutLines = changed.filter((line) => line.isCut).length;
  return { changedLines: changed.length - cutLines, cutLines };
}
