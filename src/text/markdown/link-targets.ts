import { readAddress, readTarget } from './target.ts';
import type { TextRange } from '../source-text.ts';
import { findLineEnd } from '../line.ts';

/** The target of a link or a picture that is not an address on the web. */
export interface LocalTarget extends TextRange {
  readonly isPicture: boolean;
}

/** Nobody reads more of them in one file. */
const MAX_TARGETS = 500;

/**
 * The targets of links, definitions and pictures in a part of a text that do not begin with `https:`. This is nearly
 * free, but it also finds links in code; `readCodeRanges` must confirm the results.
 */
export function findLocalTargets(text: string, part: TextRange): readonly LocalTarget[] {
  const targets: LocalTarget[] = [];
  addTargets(targets, text, part, '](', inlineTarget);
  addTargets(targets, text, part, ']:', definedTarget);
  return targets;
}

type ReadTarget = (text: string, bracket: number, lineEnd: number) => LocalTarget | undefined;

function addTargets(
  targets: LocalTarget[],
  text: string,
  { start, end }: TextRange,
  sign: string,
  read: ReadTarget,
): void {
  let lineEnd = 0;
  for (let at = text.indexOf(sign, start); at >= 0 && at < end; at = text.indexOf(sign, at + sign.length)) {
    if (!isAddress(text, at + sign.length) && targets.length < MAX_TARGETS) {
      lineEnd = at < lineEnd ? lineEnd : findLineEnd(text, at);
      const target = read(text, at, lineEnd);
      if (target !== undefined) {
        targets.push(target);
      }
    }
  }
}

function isAddress(text: string, at: number): boolean {
  return text.startsWith('http', at) || text.startsWith('mailto:', at);
}

/** Brackets further away belong to another link. */
const MAX_TEXT_CHARACTERS = 500;

function inlineTarget(text: string, bracket: number, lineEnd: number): LocalTarget | undefined {
  if (text[bracket - 1] === '\\') {
    return undefined;
  }
  const address = readAddress(text, bracket + 2, lineEnd);
  if (address === undefined || !/[)\s]/.test(text.charAt(address.end))) {
    return undefined;
  }
  const before = text.slice(Math.max(0, bracket - MAX_TEXT_CHARACTERS), bracket);
  return { ...address.target, isPicture: before.charAt(before.lastIndexOf('[') - 1) === '!' };
}

/** Reads `[label]: target` on a line of its own. GitHub's footnotes, `[^1]:`, are texts and have no target. */
function definedTarget(text: string, bracket: number, lineEnd: number): LocalTarget | undefined {
  const before = text.slice(Math.max(0, bracket - MAX_TEXT_CHARACTERS), bracket);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const address = /^[ \t>]*\[[^\]^[][^\][]*$/.test(line) ? readTarget(text, bracket + 2, lineEnd) : undefined;
  return address === undefined ||
    isAddress(text, address.target.start) ||
    text.slice(address.end, lineEnd).trim() !== ''
    ? undefined
    : { ...address.target, isPicture: false };
}
