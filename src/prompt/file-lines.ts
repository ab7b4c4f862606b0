import type { ElidedFile, FileSegment } from '../context/elided-file.ts';
import { showLineToModel } from '../text/hidden/chat-markup.ts';
import { drawName, shortenLine } from './parts/change.ts';
import { fenceFor, type Fence } from './fence.ts';
import { paragraphText } from '../fitting/piece.ts';

/** A file in its fence. Its lines are numbered like those of a change: `12 |text`. A line without a number is ours. */
export interface DrawnFile {
  readonly full: string;
  readonly elided: string;
  readonly outline: string;
  /** Only the name of the file, without its lines. */
  readonly name: string;
}

/** Draws a file at each level. All levels have the same fence, which no line of the file can close. */
export function drawFileLevels({ path, lines, full, elided, outline }: ElidedFile): DrawnFile {
  const head = `File: ${drawName(path)} (${lines.length === 1 ? '1 line' : `${lines.length} lines`})\n`;
  const drawn = lines.map((line, index) => `${index + 1} |${shortenLine(showLineToModel(line))}\n`);
  const fence = fenceFor('FILE', [head, ...drawn]);
  const inFence = (body: string): string => enclose(fence, head + body);
  return {
    full: inFence(drawSegments(full, drawn)),
    elided: inFence(drawSegments(elided, drawn)),
    outline: inFence(drawSegments(outline, drawn)),
    name: inFence('(its lines are left out)\n'),
  };
}

/** Draws the name of a file with a note that says why its lines are not shown. */
export function drawFileNote(path: string, note: string): string {
  const content = `File: ${drawName(path)}\n(${note})\n`;
  return enclose(fenceFor('FILE', [content]), content);
}

function enclose({ open, close }: Fence, content: string): string {
  return paragraphText(open + content + close);
}

function drawSegments(segments: readonly FileSegment[], drawn: readonly string[]): string {
  return segments.map((segment) => drawSegment(segment, drawn)).join('');
}

function drawSegment(segment: FileSegment, drawn: readonly string[]): string {
  const { kind, from, to } = segment;
  switch (kind) {
    case 'lines':
      return drawn.slice(from - 1, to).join('');
    case 'omitted':
      return `${segment.marker}\n`;
    case 'in-change':
      return `(${from === to ? `line ${from} is` : `lines ${from}-${to} are`} in the change)\n`;
  }
}
