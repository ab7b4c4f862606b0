import { at } from '../../structures/at.ts';
import { CONTAINERS } from '../../syntax/containers.ts';
import { findEnclosing } from '../../syntax/find-enclosing.ts';
import type { Declaration, LineRange, Outline } from '../../syntax/types.ts';
import type { ContextPiece } from '../piece.ts';
import { addToGroup } from '../../structures/group-by.ts';

/** Lines with their worth, before it is known for which file they are. */
export type WorthyLines = LineRange & Pick<ContextPiece, 'worth' | 'why'>;

/** Most lines of a declaration that are shown around its touched lines. */
const MOST_LINES = 150;
/** Lines around touched lines that are in no declaration. */
const LINES_AROUND = 12;
/** A longer comment above a declaration is worth less than its code. */
const MOST_NOTE_LINES = 10;

const HEAD_WORTH = 2;
const NOTE_WORTH = 0.3;
/** The worth of a line by its distance from the nearest touched line. */
const LINE_WORTHS = [
  { within: 12, worth: 0.16 },
  { within: 40, worth: 0.12 },
  { within: Number.POSITIVE_INFINITY, worth: 0.09 },
] as const;

/**
 * Finds the declarations around the touched lines: the heads of all of them, and the innermost whole body that says what
 * the lines work with. A body of more than 150 lines is shown from its touched lines outward.
 */
export function declarationLines(
  lines: readonly string[],
  { declarations, imports }: Pick<Outline, 'declarations' | 'imports'>,
  touched: readonly LineRange[],
): readonly WorthyLines[] {
  const heads = new Map<Declaration, WorthyLines>();
  /** Touched lines by the declaration whose body is shown; those outside of all are under `undefined`. */
  const bodies = new Map<Declaration | undefined, number[]>();
  for (const { from, to } of touched) {
    for (let line = from; line <= to; line += 1) {
      if (imports.some(({ startLine, endLine }) => startLine <= line && line <= endLine)) {
        continue;
      }
      const chain = findEnclosing(declarations, line);
      chain.forEach((declaration) => heads.set(declaration, headOf(declaration)));
      const body = chooseBody(chain);
      addToGroup(bodies, body, line);
    }
  }
  return [
    ...heads.values(),
    ...[...heads.keys()].flatMap(noteOf),
    ...[...bodies].flatMap(([body, inside]) => bodyLines(body, inside, lines.length)),
  ];
}

/** The outermost function, or block, with at most 150 lines; if all are longer, the innermost one. */
function chooseBody(chain: readonly Declaration[]): Declaration | undefined {
  const bodies = chain.filter(({ kind }) => !CONTAINERS.has(kind));
  const short = (bodies.length === 0 ? chain : bodies).find(
    ({ signatureLine, endLine }) => endLine - signatureLine < MOST_LINES,
  );
  return short ?? bodies.at(-1) ?? chain.at(-1);
}

function headOf({ kind, name, signatureLine, headEndLine }: Declaration): WorthyLines {
  return { from: signatureLine, to: headEndLine, worth: HEAD_WORTH, why: `the head of ${title(kind, name)}` };
}

function noteOf({ kind, name, startLine, signatureLine }: Declaration): readonly WorthyLines[] {
  if (startLine >= signatureLine) {
    return [];
  }
  const from = Math.max(startLine, signatureLine - MOST_NOTE_LINES);
  return [{ from, to: signatureLine - 1, worth: NOTE_WORTH, why: `the comment of ${title(kind, name)}` }];
}

/** Divides a body by the distance of its lines from the touched ones, so that the outer lines are cut first. */
function bodyLines(
  body: Declaration | undefined,
  touched: readonly number[],
  lineCount: number,
): readonly WorthyLines[] {
  const first = body?.signatureLine ?? 1;
  const last = body?.endLine ?? lineCount;
  const nearest = distances(first, last, touched);
  const most = body === undefined ? LINES_AROUND : widestWithin(nearest, MOST_LINES);
  const why = body === undefined ? 'the lines around the change' : `the body of ${title(body.kind, body.name)}`;
  const found: WorthyLines[] = [];
  for (let from = 0; from < nearest.length;) {
    const ring = ringOf(at(nearest, from), most);
    let to = from;
    while (to + 1 < nearest.length && ringOf(at(nearest, to + 1), most) === ring) {
      to += 1;
    }
    if (ring !== undefined) {
      found.push({ from: first + from, to: first + to, worth: ring.worth * (to - from + 1), why });
    }
    from = to + 1;
  }
  return found;
}

function ringOf(distance: number, most: number): (typeof LINE_WORTHS)[number] | undefined {
  return distance > most ? undefined : LINE_WORTHS.find(({ within }) => distance <= within);
}

/** For each line from `first` to `last` how far the nearest touched line is. */
function distances(first: number, last: number, touched: readonly number[]): readonly number[] {
  const nearest = Array.from({ length: last - first + 1 }, () => Number.POSITIVE_INFINITY);
  touched.forEach((line) => (nearest[line - first] = 0));
  for (let index = 1; index < nearest.length; index += 1) {
    nearest[index] = Math.min(at(nearest, index), at(nearest, index - 1) + 1);
  }
  for (let index = nearest.length - 2; index >= 0; index -= 1) {
    nearest[index] = Math.min(at(nearest, index), at(nearest, index + 1) + 1);
  }
  return nearest;
}

/** The greatest distance for which at most `most` lines are near enough. At least the neighbours are. */
function widestWithin(nearest: readonly number[], most: number): number {
  const counts: number[] = [];
  for (const distance of nearest) {
    counts[distance] = (counts[distance] ?? 0) + 1;
  }
  let total = 0;
  for (let distance = 0; distance < counts.length; distance += 1) {
    total += counts[distance] ?? 0;
    if (total > most) {
      return Math.max(distance - 1, 1);
    }
  }
  return counts.length;
}

function title(kind: string, name: string | undefined): string {
  return name === undefined || kind === 'block' ? `a ${kind}` : `${kind} \`${name}\``;
}
