import { replacedLines, type Target } from '../replacement.ts';
import type { Unclear } from './cleaned.ts';

const HEADER =
  /^(?:\*\*\* (?:Begin|End) Patch|\*\*\* (?:Update|Add) File: |@@$|diff --git |index [0-9a-f]+\.\.|--- |\+\+\+ |@@ )/;
const NO_NEWLINE = /^\\ No newline at end of file$/;

/** Takes the new side of a diff, if its old side is what the suggestion replaces. */
export function takeNewSide(lines: readonly string[], target: Target): readonly string[] | Unclear {
  const hasHunk = lines.some((line) => /^@@ .*@@|^\*\*\* Begin Patch$/.test(line));
  const body = lines.filter((line) => !NO_NEWLINE.test(line) && !(hasHunk && HEADER.test(line)));
  if (!looksLikeDiff(body, target)) {
    return lines;
  }
  const fresh = body.flatMap((line) => (line.startsWith('-') ? [] : [withoutSign(line)]));
  const removed = body.filter((line) => line.startsWith('-')).map(withoutSign);
  const old = body.flatMap((line) => (line.startsWith('+') ? [] : [withoutSign(line)]));
  if (removed.length === 0) {
    // Added lines alone. Context lines around them are neighbours, which are trimmed later.
    return fresh;
  }
  const inFile = findRun(target, old);
  if (inFile !== undefined) {
    return fitToTarget(body, target, inFile);
  }
  return sameLines(removed, replacedLines(target)) && body.every((line) => /^[+-]/.test(line))
    ? fresh
    : { unclear: 'it is a diff that does not fit the lines' };
}

function looksLikeDiff(body: readonly string[], target: Target): boolean {
  const marked = body.filter((line) => line.trim() !== '');
  const added = marked.filter((line) => line.startsWith('+'));
  const removed = marked.filter((line) => line.startsWith('-'));
  const replaced = replacedLines(target);
  if (added.length === 0 || target.language === 'diff' || replaced.some((line) => /^\s*[+]/.test(line))) {
    return false;
  }
  if (removed.length > 0 && replaced.some((line) => /^\s*-/.test(line))) {
    // Items of a list: only a removed line that is in the file as `-` plus itself tells them apart.
    return sameLines(removed.map(withoutSign), replaced);
  }
  return marked.every((line) => /^[+\- ]/.test(line)) || removed.length > 0;
}

/** A sign, and the blank after it if people write one: that is only known when the lines are compared. */
function withoutSign(line: string): string {
  return /^[+\- ]/.test(line) ? line.slice(1) : line;
}

function sameLines(a: readonly string[], b: readonly string[]): boolean {
  const solid = (lines: readonly string[]): readonly string[] =>
    lines.map((line) => line.trim()).filter((line) => line !== '');
  const left = solid(a);
  const right = solid(b);
  return left.length === right.length && left.every((line, at) => line === right[at]);
}

/** The most lines above the replaced ones at which the old side of a diff may begin. */
const MAX_CONTEXT = 8;

/** The index in the file at which the old side begins. Undefined if it does not cover the replaced lines. */
function findRun({ known, start, end }: Target, old: readonly string[]): number | undefined {
  for (let from = start; from >= Math.max(0, start - MAX_CONTEXT); from -= 1) {
    const covers = from + old.length >= end;
    if (covers && old.every((line, at) => known[from + at]?.trim() === line.trim())) {
      return from;
    }
  }
  return undefined;
}

/** The part of the new side that replaces exactly the target's lines. A change outside of them makes the diff unclear. */
function fitToTarget(body: readonly string[], { start, end }: Target, from: number): readonly string[] | Unclear {
  const fresh: string[] = [];
  let at = from;
  for (const line of body) {
    const isInside = at >= start && at < end;
    if (line.startsWith('+')) {
      if (!isInside && at !== end) {
        return { unclear: 'it is a diff that also changes other lines' };
      }
      fresh.push(withoutSign(line));
      continue;
    }
    if (line.startsWith('-') && !isInside) {
      return { unclear: 'it is a diff that also changes other lines' };
    }
    if (!line.startsWith('-') && isInside) {
      fresh.push(withoutSign(line));
    }
    at += 1;
  }
  return fresh;
}
