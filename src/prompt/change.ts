import type { DiffLine, FileChange, Hunk } from '../changes/types.ts';
import { showHidden } from '../text/visible.ts';
import { fenceFor } from './fence.ts';
import { paragraphText } from './piece.ts';
import type { Tokenizer } from './tokens.ts';

/** A part of a file's change that is sent whole: a hunk, or a run of lines of a hunk too large for one request. */
export interface HunkPart {
  readonly id: string;
  readonly path: string;
  readonly text: string;
  readonly tokens: number;
  /** Added and removed lines in it that are shown whole. */
  readonly changedLines: number;
  /** Added and removed lines of which only the beginning is shown. */
  readonly cutLines: number;
}

/** A file's parts with the line that introduces them. */
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
 * Draws a file's hunks, or those of its view, with numbered lines inside a fence.
 * `room` is the most tokens a part may have; larger hunks are cut between lines.
 */
export function drawFile(file: FileChange, room: number, tokenizer: Tokenizer): FileParts {
  const drawn = (file.view?.hunks ?? file.hunks).map((hunk) => ({
    head: drawHunkHead(hunk),
    lines: hunk.lines.map(drawLine),
  }));
  const fence = fenceFor(
    'CHANGE',
    drawn.flatMap((hunk) => [hunk.head, ...hunk.lines.map((line) => line.text)]),
  );
  const open = paragraphText(`File: ${drawPath(file)}\n${fence.open}`);
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

function drawPath(file: FileChange): string {
  const path = drawName(file.path);
  const status = file.previousPath === undefined ? file.status : `${file.status} from ${drawName(file.previousPath)}`;
  return file.view === undefined ? `${path} (${status})` : `${path} (${status}; ${file.view.about})`;
}

/** A path as it is where that is safe, else quoted: a file's name must not look like a line of ours. */
function drawName(path: string): string {
  return /^[\w@][\w@./+ -]*$/.test(path) ? path : showHidden(JSON.stringify(path));
}

function drawHunkHead(hunk: Hunk): string {
  const heading = shortened(showHidden(hunk.heading.trim()));
  const where = `@@ old ${hunk.oldStart},${hunk.oldLines} new ${hunk.newStart},${hunk.newLines} @@`;
  return `${heading === '' ? where : `${where} ${heading}`}\n`;
}

function drawLine(line: DiffLine): DrawnLine {
  const shown = showHidden(line.text.replace(/\r$/, ''));
  return {
    text: `${signOf(line)}${shortened(shown)}\n`,
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

function shortened(text: string): string {
  return text.length <= MAX_LINE_CHARACTERS
    ? text
    : `${text.slice(0, MAX_LINE_CHARACTERS).toWellFormed()} (${text.length - MAX_LINE_CHARACTERS} more characters of this line are left out)`;
}

interface DrawnHunk {
  readonly head: string;
  readonly lines: readonly DrawnLine[];
}

interface DrawnLine {
  readonly text: string;
  readonly isChanged: boolean;
  readonly isCut: boolean;
}

type Cut = Pick<HunkPart, 'text' | 'tokens' | 'changedLines' | 'cutLines'>;

function cutHunk(hunk: DrawnHunk, room: number, tokenizer: Tokenizer): readonly Cut[] {
  const whole = hunk.head + hunk.lines.map((line) => line.text).join('');
  const tokens = tokenizer.count(whole);
  if (tokens <= room || hunk.lines.length <= 1) {
    return [{ text: whole, tokens, ...countChanged(hunk.lines) }];
  }
  const middle = Math.ceil(hunk.lines.length / 2);
  return [
    ...cutHunk({ head: hunk.head, lines: hunk.lines.slice(0, middle) }, room, tokenizer),
    ...cutHunk({ head: hunk.head, lines: hunk.lines.slice(middle) }, room, tokenizer),
  ];
}

function countChanged(lines: readonly DrawnLine[]): Pick<HunkPart, 'changedLines' | 'cutLines'> {
  const changed = lines.filter((line) => line.isChanged);
  const cutLines = changed.filter((line) => line.isCut).length;
  return { changedLines: changed.length - cutLines, cutLines };
}
