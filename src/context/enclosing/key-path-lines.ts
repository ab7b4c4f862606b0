import type { LineRange } from '../../syntax/types.ts';
import type { WorthyLines } from './declaration-lines.ts';

const WORTH = 1;
/** Nobody nests data deeper on purpose. */
const MAX_DEPTH = 20;
/** Longer lines are data, not keys. */
const MAX_CHARACTERS = 300;

/**
 * Finds the keys above touched lines of JSON, YAML and TOML, from the outermost to the innermost: the last line above that
 * is less indented, and so on.
 */
export function keyPathLines(lines: readonly string[], touched: readonly LineRange[]): readonly WorthyLines[] {
  const keys = new Set<number>();
  const parents = findParents(lines);
  for (const { from, to } of touched) {
    for (let line = from; line <= to; line += 1) {
      let parent = parents[line] ?? 0;
      for (let depth = 0; parent > 0 && depth < MAX_DEPTH && !keys.has(parent); depth += 1) {
        keys.add(parent);
        parent = parents[parent] ?? 0;
      }
    }
  }
  return [...keys].flatMap((line) =>
    isKey(lines[line - 1] ?? '') ? [{ from: line, to: line, worth: WORTH, why: 'a key above the change' }] : [],
  );
}

/** For each line, counted from 1, the nearest line above that is less indented; 0 if there is none. */
function findParents(lines: readonly string[]): readonly number[] {
  const parents: number[] = [0];
  const open: { readonly line: number; readonly indent: number }[] = [];
  for (const [index, line] of lines.entries()) {
    const indent = line.search(/\S/);
    if (indent >= 0) {
      const depth = depthOf(line, indent);
      while (open.length > 0 && (open.at(-1)?.indent ?? 0) >= depth) {
        open.pop();
      }
      parents.push(open.at(-1)?.line ?? 0);
      open.push({ line: index + 1, indent: depth });
    } else {
      parents.push(open.at(-1)?.line ?? 0);
    }
  }
  return parents;
}

/** A table of TOML is above all that follows. A list of YAML may be indented as little as its key. */
function depthOf(line: string, indent: number): number {
  return /^\[{1,2}[^\]]/.test(line) ? 0 : indent * 2 + (line.startsWith('- ', indent) ? 2 : 1);
}

/** `name:`, `"name": {`, `- item:`, `[table]`; not a bracket alone. */
function isKey(line: string): boolean {
  return line.length <= MAX_CHARACTERS && /[\p{L}\p{N}]/u.test(line);
}
