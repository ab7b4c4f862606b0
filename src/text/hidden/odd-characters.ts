import { isInPlace } from './odd-in-place.ts';
import type { OddCharacters, OddKind } from './odd-kinds.ts';

export type { OddCharacters, OddKind } from './odd-kinds.ts';

/** Of each kind; where a text has more, the first ones say so. */
const MAX_OF_A_KIND = 50;

/** With what the odd characters of ASCII begin. */
// oxlint-disable-next-line no-control-regex
export const ASCII_CONTROL = /[\0-\x08\x0B\x0E-\x1F\x7F]/;
/**
 * With what all others begin, by UTF-16 units: `\uDB40` leads tags and all selectors but sixteen. One selector alone is
 * ordinary, and so is a Greek or Cyrillic letter that stands beside no Latin one. An expression takes much longer that
 * has not all of its letters, as ranges, in front.
 */
const BEYOND_ASCII =
  // oxlint-disable-next-line no-misleading-character-class -- a range of letters has marks among them
  /[\x80-\x9F\xAD\u0370-\u052F\u061C\u115F\u1160\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uDB40\uFE00-\uFE0F\uFEFF\uFFA0\uFFF9-\uFFFB\uFFFD](?<=[^\u0370-\u052F\uFE00-\uFE0F]|[\uFE00-\uFE0F](?=[\uFE00-\uFE0F\uDB40])|[\u0370-\u052F](?=[A-Za-z_])|[A-Za-z_].)/;
const ODD = new RegExp(`${ASCII_CONTROL.source}|${BEYOND_ASCII.source}`, 'g');

/**
 * Finds odd characters where they have no business: joiners within emoji and in scripts that need them, marks of
 * direction in texts that are written from right to left, one selector behind its character and the flags of parts of
 * countries are ordinary. Takes time in proportion to the text's length.
 */
export function findOddCharacters(text: string): readonly OddCharacters[] {
  const found: OddCharacters[] = [];
  if (!BEYOND_ASCII.test(text) && !ASCII_CONTROL.test(text)) {
    return found;
  }
  const counts = new Map<OddKind, number>();
  ODD.lastIndex = 0;
  for (let match = ODD.exec(text); match !== null; match = ODD.exec(text)) {
    const run = runAt(text, match.index);
    ODD.lastIndex = run.end;
    if ((counts.get(run.kind) ?? 0) <= MAX_OF_A_KIND && !isInPlace(text, run)) {
      add(found, run, counts);
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
