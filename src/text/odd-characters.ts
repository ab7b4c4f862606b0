import { isInPlace } from './odd-in-place.ts';
import type { TextRange } from './source-text.ts';

/** Characters that a person does not see, or sees in another place than a program, and those that stand for lost ones. */
export type OddKind = 'bidi' | 'control' | 'invisible' | 'replacement' | 'selectors' | 'tag';

/** Odd characters of one kind that follow each other. */
export interface OddCharacters extends TextRange {
  readonly kind: OddKind;
}

/** Of each kind; where a text has more, the first ones say so. */
const MAX_OF_A_KIND = 50;

/** The UTF-16 units with which odd characters begin; `\uDB40` leads tags and all selectors but sixteen. */
const FIRST_UNIT =
  // oxlint-disable-next-line no-control-regex
  /[\0-\u0008\u000B\u000E-\u001F\u007F-\u009F\u00AD\u061C\u115F\u1160\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF9-\uFFFB\uFFFD\uDB40]/g;

/**
 * Finds odd characters where they have no business: joiners within emoji and in scripts that need them, marks of
 * direction in texts that are written from right to left, one selector behind its character and the flags of parts of
 * countries are ordinary. Takes time in proportion to the text's length.
 */
export function findOddCharacters(text: string): readonly OddCharacters[] {
  const found: OddCharacters[] = [];
  const counts: Record<OddKind, number> = { bidi: 0, control: 0, invisible: 0, replacement: 0, selectors: 0, tag: 0 };
  FIRST_UNIT.lastIndex = 0;
  for (let hit = FIRST_UNIT.exec(text); hit !== null; hit = FIRST_UNIT.exec(text)) {
    const run = runAt(text, hit.index);
    FIRST_UNIT.lastIndex = run.end;
    if (counts[run.kind] < MAX_OF_A_KIND && !isInPlace(text, run)) {
      const last = found.at(-1);
      if (last?.kind === run.kind && last.end === run.start) {
        found[found.length - 1] = { ...last, end: run.end };
      } else {
        counts[run.kind] += 1;
        found.push(run);
      }
    }
  }
  return found;
}

/** Invisible characters are taken one by one, as each may have a reason of its own. */
function runAt(text: string, start: number): OddCharacters {
  const kind = kindOf(text.codePointAt(start) ?? 0);
  let end = start + lengthAt(text, start);
  while (kind !== 'invisible' && end < text.length && kindOf(text.codePointAt(end) ?? 0) === kind) {
    end += lengthAt(text, end);
  }
  return { kind, start, end };
}

function lengthAt(text: string, at: number): number {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}

/** Of a character that is odd, or to compare with one that is. */
function kindOf(code: number): OddKind {
  if (code <= 0x9f) {
    return isControl(code) ? 'control' : 'invisible';
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
