import { blankCommentsAndStrings } from '../../../text/languages/code-mask.ts';
import { applyLines, type Target } from '../replacement.ts';
import { indentOf } from '../clean/indent-style.ts';
import { wordSet } from '../../../structures/words-in.ts';

/** Languages in which the indentation of a line decides to what it belongs. */
const BY_INDENTATION: ReadonlySet<string> = wordSet(`
  python starlark yaml dockercompose coffeescript nim haskell elm purescript fsharp sass stylus jade gdscript
  restructuredtext makefile
`);
const PYTHON: ReadonlySet<string> = new Set(['python', 'starlark', 'gdscript']);

/**
 * Whether the lines below still belong to the same lines as before, where indentation decides that, and no line is
 * indented in a way that Python refuses.
 */
export function keepsStructure(lines: readonly string[], target: Target): boolean {
  if (!BY_INDENTATION.has(target.language)) {
    return true;
  }
  const after = applyLines(target, lines);
  if (!sameParents(lines, target, after)) {
    return false;
  }
  return !PYTHON.has(target.language) || countPythonFaults(after, target) <= countPythonFaults(target.known, target);
}

/** An open block: the depth of the line that begins it, and whether that line is one of the changed ones. */
interface Parent {
  readonly depth: number;
  readonly isChanged: boolean;
}

/** Whether each line below has the same parents as before. A parent that was edited counts as the same. */
function sameParents(lines: readonly string[], { known, start, end }: Target, after: readonly string[]): boolean {
  const before = parentsAt(known, start, end);
  const now = parentsAt(after, start, start + lines.length);
  const least = Math.min(...known.slice(start, end).map(depthOf), ...lines.map(depthOf));
  for (let at = end; at < known.length; at += 1) {
    const depth = depthOf(known[at] ?? '');
    if (depth === Infinity) {
      continue;
    }
    if (drawParents(before, depth) !== drawParents(now, depth)) {
      return false;
    }
    if (depth <= least) {
      return true;
    }
    pushParent(before, { depth, isChanged: false });
    pushParent(now, { depth, isChanged: false });
  }
  return true;
}

function drawParents(parents: readonly Parent[], depth: number): string {
  return parents
    .filter((parent) => parent.depth < depth)
    .map((parent) => `${parent.depth}${parent.isChanged ? '*' : ''}`)
    .join(' ');
}

/** A line without text has no depth. */
function depthOf(line: string): number {
  return line.trim() === '' ? Infinity : indentOf(line).replaceAll('\t', ' '.repeat(8)).length;
}

/** The blocks that are open after the changed lines, the outermost first. */
function parentsAt(lines: readonly string[], start: number, end: number): Parent[] {
  const parents: Parent[] = [];
  let least = Infinity;
  for (let at = end - 1; at >= 0 && least > 0; at -= 1) {
    const depth = depthOf(lines[at] ?? '');
    if (depth < least) {
      parents.unshift({ depth, isChanged: at >= start });
      least = depth;
    }
  }
  return parents;
}

function pushParent(parents: Parent[], parent: Parent): void {
  while ((parents.at(-1)?.depth ?? -1) >= parent.depth) {
    parents.pop();
  }
  parents.push(parent);
}

/** Counts the lines that Python refuses: deeper without a colon before, not deeper after one, back to no open depth. */
function countPythonFaults(lines: readonly string[], { language, isWholeHead }: Target): number {
  const text = lines.join('\n');
  const masked = (blankCommentsAndStrings(text, language) ?? text).split('\n');
  const stack: Parent[] = [];
  let faults = 0;
  let brackets = 0;
  let opens = false;
  let continues = false;
  masked.forEach((code, at) => {
    // A string of many lines, or a comment, is blank in the mask; its first line is not.
    const isText = code.trim() === '' && !/^\s*(?:[rbuf]{0,2}["'])/i.test(lines[at] ?? '');
    if (!isText && brackets === 0 && !continues) {
      const depth = depthOf(lines[at] ?? '');
      faults += stepFault(stack, depth, opens, isWholeHead);
      pushParent(stack, { depth, isChanged: false });
    }
    if (code.trim() !== '') {
      for (const [bracket] of code.matchAll(/[()[\]{}]/g)) {
        brackets = Math.max(0, brackets + ('([{'.includes(bracket) ? 1 : -1));
      }
    }
    if (!isText) {
      opens = brackets === 0 && /:\s*$/.test(code);
      continues = /\\\s*$/.test(code);
    }
  });
  return faults;
}

function stepFault(stack: readonly Parent[], depth: number, opens: boolean, isWholeHead: boolean): number {
  const last = stack.at(-1)?.depth;
  if (last === undefined) {
    return 0;
  }
  if (depth > last) {
    return opens ? 0 : 1;
  }
  const isKnown = stack.some((parent) => parent.depth === depth) || (!isWholeHead && depth < (stack[0]?.depth ?? 0));
  return (opens ? 1 : 0) + (isKnown ? 0 : 1);
}
