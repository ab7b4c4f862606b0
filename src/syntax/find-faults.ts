import type { SyntaxNode } from './syntax-node.ts';
import type { SyntaxFault } from './types.ts';

/** A text with more faults is not in this language, and a longer list does not help. */
const MAX_FAULTS = 500;

/** Finds the outermost errors and the assumed tokens of a tree, in the order of the text. */
export function findFaults(root: SyntaxNode): readonly SyntaxFault[] {
  const faults: SyntaxFault[] = [];
  const open: SyntaxNode[] = [root];
  for (let node = open.pop(); node !== undefined && faults.length < MAX_FAULTS; node = open.pop()) {
    if (node.isError || node.isMissing) {
      faults.push({
        startLine: node.startPosition.row + 1,
        endLine: node.endPosition.row + 1,
        kind: node.isError ? 'error' : 'missing',
      });
    } else if (node.hasError) {
      const inside = node.children.flatMap((child) =>
        child !== null && (child.hasError || child.isMissing) ? [child] : [],
      );
      open.push(...inside.toReversed());
    }
  }
  return faults;
}
