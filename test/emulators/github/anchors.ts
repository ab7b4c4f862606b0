import { readHunks } from './diff.ts';
import type { DiffFile, Hunk, HunkLine } from './diff.ts';

export type Side = 'LEFT' | 'RIGHT';

/** The requested place of a comment, as in the request body. */
export interface AnchorRequest {
  readonly path: string;
  readonly line?: number | undefined;
  readonly side?: string | undefined;
  readonly start_line?: number | undefined;
  readonly start_side?: string | undefined;
  readonly position?: number | undefined;
}

/** The place of a line comment in one diff. */
export interface Anchor {
  readonly path: string;
  readonly line: number;
  readonly side: Side;
  readonly startLine: number | undefined;
  readonly startSide: Side | undefined;
  readonly position: number;
  /** The text of the hunk, from its header to the line. */
  readonly diffHunk: string;
}

export type AnchorFault = 'path' | 'line' | 'start order' | 'start hunk';

/** Finds the line of a comment in a diff. Returns the reason if GitHub would refuse the comment (E25 to E31). */
export function resolveAnchor(files: readonly DiffFile[], request: AnchorRequest): Anchor | AnchorFault {
  const file = files.find(({ path }) => path === request.path);
  if (file === undefined) return 'path';
  const hunks = readHunks(file.patch ?? '');
  const asked = request.line === undefined ? atPosition(hunks, request.position) : atLine(hunks, request);
  if (asked === undefined) return 'line';

  const { hunk, line, side } = asked;
  const anchor = { path: file.path, line: numberOn(line, side), side, position: line.position };
  const diffHunk = [hunk.header, ...hunk.lines.filter(({ position }) => position <= line.position).map(textOf)].join(
    '\n',
  );
  if (request.start_line === undefined) return { ...anchor, startLine: undefined, startSide: undefined, diffHunk };

  const startSide = sideOf(request.start_side) ?? side;
  if (startSide === side && request.start_line >= anchor.line) return 'start order';
  const start = hunk.lines.find((candidate) => onSide(candidate, startSide) === request.start_line);
  if (start === undefined) return 'start hunk';
  if (start.position >= line.position) return 'start order';
  return { ...anchor, startLine: request.start_line, startSide, diffHunk };
}

/** Finds the number of a line in a later version of the file. Undefined when the line itself changed (E44). */
export function mapLine(file: DiffFile | undefined, line: number): number | undefined {
  if (file === undefined) return line;
  if (file.status === 'removed') return undefined;
  if (file.patch === undefined) return file.additions + file.deletions === 0 ? line : undefined;
  let shift = 0;
  for (const hunk of readHunks(file.patch)) {
    if (line < hunk.leftStart) return line + shift;
    const inHunk = hunk.lines.find(({ left }) => left === line);
    if (inHunk !== undefined) return inHunk.right;
    shift += hunk.lines.filter(({ kind }) => kind === 'added').length;
    shift -= hunk.lines.filter(({ kind }) => kind === 'deleted').length;
  }
  return line + shift;
}

interface Place {
  readonly hunk: Hunk;
  readonly line: HunkLine;
  readonly side: Side;
}

/** Finds a line on one side. Context lines are on both sides, with a number for each side (E30). */
function atLine(hunks: readonly Hunk[], request: AnchorRequest): Place | undefined {
  const side = request.side === undefined ? 'RIGHT' : sideOf(request.side);
  if (side === undefined) return undefined;
  return findPlace(hunks, side, (line) => onSide(line, side) === request.line);
}

function atPosition(hunks: readonly Hunk[], position: number | undefined): Place | undefined {
  if (position === undefined) return undefined;
  const place = findPlace(hunks, 'RIGHT', (line) => line.position === position);
  return place?.line.kind === 'deleted' ? { ...place, side: 'LEFT' } : place;
}

function findPlace(hunks: readonly Hunk[], side: Side, matches: (line: HunkLine) => boolean): Place | undefined {
  for (const hunk of hunks) {
    const line = hunk.lines.find(matches);
    if (line !== undefined) return { hunk, line, side };
  }
  return undefined;
}

function sideOf(side: string | undefined): Side | undefined {
  return side === 'LEFT' || side === 'RIGHT' ? side : undefined;
}

function onSide(line: HunkLine, side: Side): number | undefined {
  return side === 'LEFT' ? line.left : line.right;
}

function numberOn(line: HunkLine, side: Side): number {
  const number = onSide(line, side);
  if (number === undefined) throw new Error('The line has no number on the side where it was found.');
  return number;
}

function textOf(line: HunkLine): string {
  return line.text;
}
