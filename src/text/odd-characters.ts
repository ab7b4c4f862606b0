import { LOOK_ALIKES } from './look-alikes.ts';
import { isInPlace } from './odd-in-place.ts';
import type { TextRange } from './source-text.ts';

/**
 * Characters that a person does not see, or sees in another place or as another one than a program, and those that stand
 * for lost ones.
 */
export type OddKind = 'bidi' | 'look-alike' | 'control' | 'invisible' | 'replacement' | 'selectors' | 'tag';

/** Odd characters of one kind that follow each other. */
export interface OddCharacters extends TextRange {
  readonly kind: OddKind;
}

/** Of each kind; where a text has more, the first ones say so. */
const MAX_OF_A_KIND = 50;

/** The UTF-16 units with which odd characters begin; `\uDB40` leads tags and all selectors but sixteen. */
const FIRST_UNITS: readonly (readonly [first: number, last: number])[] = [
  [0x00, 0x08],
  [0x0b, 0x0b],
  [0x0e, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x180e, 0x180e],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0x3164, 0x3164],
  [0xdb40, 0xdb40],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff9, 0xfffb],
  [0xfffd, 0xfffd],
];

/** By unit, as the question is asked of each one of a text: an expression takes thirty times as long. */
const IS_FIRST = new Uint8Array(0x10000);
for (const [first, last] of FIRST_UNITS) {
  IS_FIRST.fill(1, first, last + 1);
}
for (const letter of LOOK_ALIKES) {
  IS_FIRST[letter.charCodeAt(0)] = 1;
}

/**
 * Finds odd characters where they have no business: joiners within emoji and in scripts that need them, marks of
 * direction in texts that are written from right to left, one selector behind its character and the flags of parts of
 * countries are ordinary. Takes time in proportion to the text's length.
 */
export function findOddCharacters(text: string): readonly OddCharacters[] {
  const found: OddCharacters[] = [];
  const counts = new Map<OddKind, number>();
  for (let at = 0; at < text.length; at += 1) {
    if (IS_FIRST[text.charCodeAt(at)] === 1) {
      const run = runAt(text, at);
      at = run.end - 1;
      if ((counts.get(run.kind) ?? 0) <= MAX_OF_A_KIND && !isInPlace(text, run)) {
        add(found, run, counts);
      }
    }
  }
  return found;
}

/** The one too many is counted and not kept. */
function add(found: OddCharacters[], run: OddCharacters, counts: Map<OddKind, number>): void {
  const last = found.at(-1);
  if (last?.kind === run.kind && last.end === run.start) {
    found[found.length - 1] = { ...last, end: run.end };
    return;
  }
  const count = (counts.get(run.kind) ?? 0) + 1;
  counts.set(run.kind, count);
  if (count <= MAX_OF_A_KIND) {
    found.push(run);
  }
}

/** Invisible characters are taken one by one, as each may have a reason of its own. */
function runAt(text: string, start: number): OddCharacters {
  const kind = kindOf(text.codePointAt(start) ?? 0);
  const end = start + lengthAt(text, start);
  return { kind, start, end: kind === 'invisible' || kind === 'look-alike' ? end : endOfRun(text, end, kind) };
}

function endOfRun(text: string, start: number, kind: OddKind): number {
  let end = start;
  while (end < text.length && kindOf(text.codePointAt(end) ?? 0) === kind) {
    end += lengthAt(text, end);
  }
  return end;
}

function lengthAt(text: string, at: number): number {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}

/** Of a character that is odd, or to compare with one that is. */
function kindOf(code: number): OddKind {
  if (code <= 0x9f) {
    return isControl(code) ? 'control' : 'invisible';
  }
  if (code >= 0x370 && code <= 0x52f) {
    return 'look-alike';
  }
  if ((code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069)) {
    return 'bidi';
  }
  if ((code >= 0xfe00 && code <= 0xfe0f) || (code >= 0xe0100 && code <= 0xe01ef)) {
    return 'selectors';
  }
  if (code >= 0xe0000 && code <= 0xe007f) {
    return 'tag';
  }
  return code === 0xfffd ? 'replacement' : 'invisible';
}

/** All but tab, line feed, form feed and carriage return. */
function isControl(code: number): boolean {
  return code < 0x20 ? ![0x09, 0x0a, 0x0c, 0x0d].includes(code) : code >= 0x7f && code <= 0x9f;
}
