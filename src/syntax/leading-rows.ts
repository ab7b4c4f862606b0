import type { GrammarRules } from './grammar-rules.ts';
import type { SyntaxNode } from './syntax-node.ts';

/** The rows, counted from 0, at which a declaration begins. */
interface Beginning {
  /** The first row including the attributes above it. */
  readonly signatureRow: number;
  /** The first row including the comments above it. */
  readonly startRow: number;
}

export interface LeadingRows {
  /** The beginning of a declaration on a row, with the comments and attributes directly above it. */
  above(row: number): Beginning;
}

interface Leading {
  readonly startRow: number;
  readonly isComment: boolean;
}

/** Finds the comments and attributes that are alone on their lines. A comment after code belongs to that code. */
export function leadingRows(
  nodes: readonly SyntaxNode[],
  text: string,
  { comments, attributes }: GrammarRules,
): LeadingRows {
  const byLastRow = new Map<number, Leading>();
  let lastRowSeen = -1;
  for (const node of nodes) {
    const isComment = comments.includes(node.type);
    const { row, column } = node.startPosition;
    if ((!isComment && !attributes.includes(node.type)) || row === lastRowSeen) {
      continue;
    }
    lastRowSeen = row;
    if (text.slice(node.startIndex - column, node.startIndex).trim() === '') {
      const { endPosition } = node;
      const endsBefore = endPosition.column === 0 && endPosition.row > row;
      byLastRow.set(endsBefore ? endPosition.row - 1 : endPosition.row, { startRow: row, isComment });
    }
  }
  // A row may have thousands of declarations, with thousands of comments above it, so results are kept.
  const found = new Map<number, Beginning>();
  return {
    above(row) {
      const beginning = found.get(row) ?? beginningAbove(row, byLastRow);
      found.set(row, beginning);
      return beginning;
    },
  };
}

function beginningAbove(row: number, byLastRow: ReadonlyMap<number, Leading>): Beginning {
  let signatureRow = row;
  let startRow = row;
  for (let leading = byLastRow.get(row - 1); leading !== undefined; leading = byLastRow.get(startRow - 1)) {
    startRow = leading.startRow;
    signatureRow = leading.isComment ? signatureRow : startRow;
  }
  return { signatureRow, startRow };
}
