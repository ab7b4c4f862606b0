import { isInPlace } from './odd-in-place.ts';
import type { OddCharacters, OddKind } from './odd-kinds.ts';
import { codePointAt } from '../code-point.ts';
import { regex } from '../regex.ts';

export type { OddCharacters, OddKind } from './odd-kinds.ts';

/** Maximum for each kind. If a text has more, the first ones are enough to report it. */
const MAX_OF_A_KIND = 50;

/** Odd characters within ASCII. */
// oxlint-disable-next-line no-control-regex
const ASCII_CONTROL = /[\0-\x08\x0B\x0E-\x1F\x7F]/;
/**
 * The first UTF-16 units of all other odd characters. `\uDB40` leads tags and all selectors except sixteen. A single
 * selector is ordinary, and so is a Greek or Cyrillic letter that is not next to a Latin one. The expression is much
 * slower if it does not begin with all of its letters, as ranges.
 */
const BEYOND_ASCII =
  // oxlint-disable-next-line no-misleading-character-class -- a range of letters has marks among them
  regex()`
    [\x80-\x9F\xAD\u0370-\u052F\u061C\u115F\u1160\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uDB40\uFE00-\uFE0F\uFEFF\uFFA0\uFFF9-\uFFFB\uFFFD]
      (?<=
        [^\u0370-\u052F\uFE00-\uFE0F]|[\uFE00-\uFE0F](?=[\uFE00-\uFE0F\uDB40])|[\u0370-\u052F](?=[A-Za-z_])
        |[A-Za-z_].
      )
  `;
const ODD = new RegExp(`${ASCII_CONTROL.source}|${BEYOND_ASCII.source}`, 'g');

/**
 * Finds odd characters where they have no purpose. These are ordinary: joiners within emoji and in scripts that need
 * them, marks of direction in texts that are written from right to left, one selector after its character, and the
 * flags of parts of countries. It takes time in proportion to the text's length.
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

/** The first one above the maximum is counted but not kept. */
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

/** Invisible characters are taken one by one, because each may have its own reason. */
function runAt(text: string, start: number): OddCharacters {
  const kind = kindOf(codePointAt(text, start));
  const end = start + lengthAt(text, start);
  return { kind, start, end: kind === 'invisible' || kind === 'look-alike' ? end : endOfRun(text, end, kind) };
}

function endOfRun(text: string, start: number, kind: OddKind): number {
  let end = start;
  while (end < text.length && kindOf(codePointAt(text, end)) === kind) {
    end += lengthAt(text, end);
  }
  return end;
}

function lengthAt(text: string, at: number): number {
  return codePointAt(text, at) > 0xffff ? 2 : 1;
}

/** The kind of a character that is odd. For other characters the result is only used for comparison. */
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

/** All control characters except tab, line feed, form feed and carriage return. */
function isControl(code: number): boolean {
  return code < 0x20 ? ![0x09, 0x0a, 0x0c, 0x0d].includes(code) : code >= 0x7f && code <= 0x9f;
}
