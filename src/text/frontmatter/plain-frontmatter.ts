import { cutBetween, FENCE, findFences, isOpening, BYTE_ORDER_MARK, MAX_BLOCK_CHARACTERS } from './fence.ts';
import { noFrontmatter, type Frontmatter } from './types.ts';
import { lineAt } from '../line.ts';
import { readTopMap } from './plain-block.ts';
import { rangeOfKey, rangeOfValue } from './plain-node.ts';
import type { SourceText } from '../source-text.ts';
import { MAX_NESTING } from '../yaml/limits.ts';

/**
 * Reads a file's frontmatter if it is plain: closed, without a fault, and of the small part of YAML that nearly all
 * files keep to. What it answers is what the full reader would, ranges included; of anything else it says nothing.
 * It needs no package, so that most files are read without loading one.
 */
export function readPlainFrontmatter({ text }: SourceText): Frontmatter | undefined {
  if (text.startsWith(BYTE_ORDER_MARK)) {
    return undefined;
  }
  if (!isOpening(text, 0)) {
    return noFrontmatter(text, 0, []);
  }
  const opening = lineAt(text, 0);
  const { closing, loose } = opening.end === FENCE.length ? findFences(text, opening) : {};
  if (closing === undefined || loose !== undefined) {
    return undefined;
  }
  const block = cutBetween(text, opening, closing);
  if (block.end - block.start > MAX_BLOCK_CHARACTERS) {
    return undefined;
  }
  const top = isSuspect(text.slice(block.start, block.end)) ? undefined : readTopMap(text, block);
  return (
    top && {
      present: true,
      data: top.value,
      body: { start: closing.next, end: text.length },
      block,
      problems: [],
      rangeOf: (path) => rangeOfValue(top, path),
      rangeOfKey: (path) => rangeOfKey(top, path),
    }
  );
}

/** Whether a block may hold what only the full reader looks for. */
function isSuspect(block: string): boolean {
  return (
    UNUSUAL_CHARACTER.test(block) ||
    LONG_LEAD.test(block) ||
    block.split(OPENING_BRACKET, MAX_NESTING + 1).length > MAX_NESTING
  );
}

/**
 * Tabs, which may not indent; a carriage return that ends no line; and control characters and byte order marks, of
 * which the `yaml` package takes some for signs of its own.
 */
const UNUSUAL_CHARACTER = /[\0-\x09\v\f\x0e-\x1f\uFEFF]|\r(?!\n)/;
/** The full reader refuses deep indentation and many open brackets, wherever they stand; these are less of them. */
const LONG_LEAD = /^[ ?-]{128}/m;
const OPENING_BRACKET = /[[{]/;
