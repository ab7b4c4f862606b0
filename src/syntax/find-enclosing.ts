import { at } from '../structures/at.ts';
import type { Declaration } from './types.ts';

/** The declarations that contain a line, outermost first. Siblings are in order, so each level is searched by halves. */
export function findEnclosing(declarations: readonly Declaration[], line: number): readonly Declaration[] {
  const chain: Declaration[] = [];
  let level = declarations;
  for (;;) {
    const found = findAt(level, line);
    if (found === undefined) {
      return chain;
    }
    chain.push(found);
    level = found.children;
  }
}

function findAt(siblings: readonly Declaration[], line: number): Declaration | undefined {
  let low = 0;
  let high = siblings.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (at(siblings, middle).endLine < line) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  const found = siblings[low];
  return found !== undefined && found.startLine <= line ? found : undefined;
}
