import { isClosingLine } from './lines.ts';
import type { LeadingRows } from './leading-rows.ts';
import type { SyntaxNode } from './syntax-node.ts';
import type { Declaration } from './types.ts';

/** The text, and what is known about it before its nodes are read. */
export interface Reading {
  readonly text: string;
  readonly lines: readonly string[];
  readonly leading: LeadingRows;
}

/** The parts of a declaration that decide where its head ends. */
export interface Body {
  readonly body: SyntaxNode | undefined;
  /** The node whose child is the body. */
  readonly holder: SyntaxNode;
  readonly isHeadFirstLine: boolean;
}

/** The lines of a declaration, from 1. */
export type Place = Pick<Declaration, 'startLine' | 'signatureLine' | 'headEndLine' | 'closingLine' | 'endLine'>;

/** The place of a declaration that begins with `first`: its own node, or the wrapper. */
export function placeDeclaration(
  first: SyntaxNode,
  node: SyntaxNode,
  { body, holder, isHeadFirstLine }: Body,
  { text, lines, leading }: Reading,
): Place {
  const { signatureRow, startRow } = leading.above(first.startPosition.row);
  const endRow = Math.max(lastRow(node), first.startPosition.row);
  const headEndRow = Math.min(endRow, isHeadFirstLine ? firstLine(node) : headEnd(holder, body, text, endRow));
  const closes = endRow > headEndRow && isClosingLine((lines[endRow] ?? '').trim());
  return {
    startLine: startRow + 1,
    signatureLine: signatureRow + 1,
    headEndLine: headEndRow + 1,
    closingLine: closes ? endRow + 1 : undefined,
    endLine: endRow + 1,
  };
}

const ATTRIBUTES: ReadonlySet<string> = new Set(['attribute_list', 'modifiers']);

/** The row on which a declaration begins below its attributes. */
function firstLine(node: SyntaxNode): number {
  const first = node.children.find((child) => child !== null && !ATTRIBUTES.has(child.type));
  return (first ?? node).startPosition.row;
}

/** The row of the body's opening bracket. If the body has no bracket, the row of the code before the body. */
function headEnd(holder: SyntaxNode, body: SyntaxNode | undefined, text: string, endRow: number): number {
  if (body === undefined) {
    return endRow;
  }
  if ('{(['.includes(text.charAt(body.startIndex))) {
    return body.startPosition.row;
  }
  let row = holder.startPosition.row;
  for (const child of holder.children) {
    if (child === null || child.startIndex >= body.startIndex) {
      break;
    }
    if (!child.type.endsWith('comment')) {
      row = lastRow(child);
    }
  }
  return row;
}

/** Some nodes end with their line end, at the start of the next row. */
export function lastRow({ startPosition, endPosition }: SyntaxNode): number {
  return endPosition.column === 0 && endPosition.row > startPosition.row ? endPosition.row - 1 : endPosition.row;
}

/** Whether a wrapper begins exactly this declaration, and not one that contains it. */
export function begins(wrapper: SyntaxNode, node: SyntaxNode): boolean {
  return (
    node.startIndex < wrapper.endIndex &&
    (wrapper.startPosition.row === node.startPosition.row || lastRow(wrapper) === lastRow(node))
  );
}
