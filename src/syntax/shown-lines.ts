import { CONTAINERS } from './containers.ts';
import type { Declaration, LineRange, Outline } from './types.ts';
import { at } from '../structures/at.ts';

/** A touched declaration with fewer lines is shown whole. */
const SHORT_LINES = 25;
/** The number of lines shown above and below a touched line of a longer declaration. */
const LINES_AROUND = 3;
/** A longer comment above an untouched declaration is left out. */
const MAX_NOTE_LINES = 3;
/** The depth of blocks and calls that an outline shows: a type and its members, a suite and its tests. */
const OUTLINED_BLOCK_DEPTH = 2;

/**
 * Decides which lines an elision shows. The result has 1 at the index of each shown line, counted from 1. It shows the
 * lines of imports and heads. A touched declaration is shown whole if it is short; otherwise the lines around the
 * change are shown. If nothing is touched, the heads of members are shown too.
 */
export function shownLines(lineCount: number, outline: Outline, touched: readonly LineRange[]): Uint8Array {
  const shown = new Uint8Array(lineCount + 1);
  for (const { startLine, endLine } of outline.imports) {
    show(shown, startLine, endLine);
  }
  const changed = linesIn(touched, lineCount);
  if (changed.includes(1)) {
    const whole = new Uint8Array(lineCount + 1);
    showWay(outline.declarations, shown, whole, counterOf(changed));
    showAround(changed, whole, shown);
  } else {
    showHeads(outline.declarations, shown, 1);
  }
  return shown;
}

function show(shown: Uint8Array, from: number, to: number): void {
  shown.fill(1, Math.max(from, 1), to + 1);
}

/** An array with 1 for each line in the ranges. Many ranges may have the same lines. */
function linesIn(ranges: readonly LineRange[], lineCount: number): Uint8Array {
  const edges = new Int32Array(lineCount + 2);
  for (const range of ranges) {
    const from = Math.max(range.from, 1);
    const to = Math.min(range.to, lineCount);
    if (from <= to) {
      edges[from] = at(edges, from) + 1;
      edges[to + 1] = at(edges, to + 1) - 1;
    }
  }
  const lines = new Uint8Array(lineCount + 1);
  let open = 0;
  for (let line = 1; line <= lineCount; line += 1) {
    open += at(edges, line);
    lines[line] = open > 0 ? 1 : 0;
  }
  return lines;
}

type Count = (from: number, to: number) => number;

/** Makes a function that counts the changed lines in a range. */
function counterOf(changed: Uint8Array): Count {
  const upTo = new Uint32Array(changed.length);
  for (let line = 1; line < changed.length; line += 1) {
    upTo[line] = at(upTo, line - 1) + at(changed, line);
  }
  return (from, to) => at(upTo, Math.min(to, upTo.length - 1)) - at(upTo, from - 1);
}

/** Shows the heads on a level. For touched declarations it also shows all comments, and the same again inside. */
function showWay(declarations: readonly Declaration[], shown: Uint8Array, whole: Uint8Array, count: Count): void {
  for (const declaration of declarations) {
    const { kind, startLine, endLine, headEndLine, children } = declaration;
    showHead(declaration, shown);
    const touched = count(startLine, endLine);
    if (touched === 0) {
      continue;
    }
    show(shown, startLine, headEndLine);
    showWay(children, shown, whole, count);
    const inChildren = children.reduce((sum, child) => sum + count(child.startLine, child.endLine), 0);
    if (touched > inChildren && endLine - startLine < SHORT_LINES) {
      show(shown, startLine, endLine);
      // The block around a line may be an `if` of three lines.
      show(whole, startLine, kind === 'block' ? startLine - 1 : endLine);
    }
  }
}

function showHead({ startLine, signatureLine, headEndLine, closingLine }: Declaration, shown: Uint8Array): void {
  show(shown, signatureLine - startLine > MAX_NOTE_LINES ? signatureLine : startLine, headEndLine);
  if (closingLine !== undefined) {
    show(shown, closingLine, closingLine);
  }
}

/** Shows the changed lines that are not in a declaration that is shown whole, and the lines around them. */
function showAround(changed: Uint8Array, whole: Uint8Array, shown: Uint8Array): void {
  for (let line = 1; line < changed.length; line += 1) {
    if (changed[line] === 1 && whole[line] === 0) {
      show(shown, line - LINES_AROUND, line + LINES_AROUND);
    }
  }
}

/** Shows the heads of declarations, and of their members if they are containers. */
function showHeads(declarations: readonly Declaration[], shown: Uint8Array, depth: number): void {
  for (const declaration of declarations) {
    showHead(declaration, shown);
    if (isOutlinedInside(declaration.kind, depth)) {
      showHeads(declaration.children, shown, depth + 1);
    }
  }
}

function isOutlinedInside(kind: string, depth: number): boolean {
  return CONTAINERS.has(kind) || ((kind === 'block' || kind === 'call') && depth < OUTLINED_BLOCK_DEPTH);
}
