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
  /** What it takes at least in a request that it is packed into: of `core` where the text as a whole is too large. */
  readonly tokens: number;
  /** The text without the unchanged lines before its first and after its last change, where it has any. */
  readonly core?: { readonly text: string; readonly tokens: number };
  /** Added and removed lines in it that are shown whole. */
  readonly changedLines: number;
  /** Added and removed lines of which only the beginning is shown. */
  readonly cutLines: number;
  /** Which lines of its file it has. */
  readonly from: HunkRange;
}

/** A run of lines of a hunk, the end excluded; hunks and lines count from 0. */
export interface HunkRange {
  readonly hunk: number;
  readonly start: number;
  readonly end: number;
}

/** A file's parts with the lines around them: the fence and, first in it, the file's name. */
export interface FileParts {
  readonly file: FileChange;
  readonly open: string;
  readonly close: string;
  /** Tokens of `open` and `close`. */
  readonly tokens: number;
  readonly parts: readonly HunkPart[];
}

/** Longer lines are minified or data; their head is enough to say so. */
export const MAX_LINE_CHARACTERS = 2_000;

/**
 * Draws a file's name and its hunks, or those of its view, with numbered lines inside a fence.
 * `room` is the most tokens a part may have; larger hunks are cut between lines.
 */
export function drawFile(file: FileChange, room: number, tokenizer: Tokenizer): FileParts {
  const drawn = (file.view?.hunks ?? file.hunks).map((hunk, index) => ({
    index,
    head: drawHunkHead(hunk),
    lines: hunk.lines.map(drawLine),
  }));
  const name = `File: ${drawPath(file)}\n`;
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

/** A file as far as some of its parts show it; the counts of its lines stay those of all of it. */
export function shownFile({ file, parts }: Pick<FileParts, 'file' | 'parts'>): FileChange {
  const { view } = file;
  const all = view?.hunks ?? file.hunks;
  const hunks = parts.flatMap(({ from }) => {
    const hunk = all[from.hunk];
    return hunk === undefined ? [] : [cutTo(hunk, from)];
  });
  return view === undefined ? { ...file, hunks } : { ...file, view: { ...view, hunks } };
}

/** Its head stays that of the whole hunk, as it is drawn for each part. */
function cutTo({ oldStart, oldLines, newStart, newLines, heading, lines }: Hunk, { start, end }: HunkRange): Hunk {
  return { oldStart, oldLines, newStart, newLines, heading, lines: lines.slice(start, end) };
}

function drawPath(file: FileChange): string {
  const path = drawName(file.path);
  const status = file.previousPath === undefined ? file.status : `${file.status} from ${drawName(file.previousPath)}`;
  return file.view === undefined ? `${path} (${status})` : `${path} (${status}; ${file.view.about})`;
}

/** A path as it is where that is safe, else quoted: a file's name must not look like more of its line. */
export function drawName(path: string): string {
  return /^[\w@.][\w@./+ -]*$/.test(path) ? path : showLineToModel(JSON.stringify(path));
}

/** The line above the lines of a hunk, with its end. */
export function drawHunkHead(hunk: Hunk): string {
  const heading = shortenLine(showLineToModel(hunk.heading.trim()));
  const where = `@@ old ${hunk.oldStart},${hunk.oldLines} new ${hunk.newStart},${hunk.newLines} @@`;
  return `${heading === '' ? where : `${where} ${heading}`}\n`;
}

/** A line of a hunk behind its number and sign, with its end. */
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

/** A line as far as it is shown. */
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
 * A hunk as one part, or as several that each take as many lines as they have room for. Every line begins with a
 * number, where no token can cross, so the tokens of lines add up.
 */
function cutHunk(hunk: DrawnHunk, room: number, tokenizer: Tokenizer): readonly Cut[] {
  const whole = partOf(hunk, { hunk: hunk.index, start: 0, end: hunk.lines.length }, tokenizer);
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
    partOf(hunk, { hunk: hunk.index, start, end: starts[index + 1] ?? hunk.lines.length }, tokenizer),
  );
}

function partOf({ head, lines: all }: DrawnHunk, from: HunkRange, tokenizer: Tokenizer): Cut {
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
