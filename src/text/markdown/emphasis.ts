/** A run of `*` or `_`. The characters between `from` and `to` are not used as marks and are plain text. */
import { codePointAt } from '../code-point.ts';
export interface DelimiterRun {
  readonly character: string;
  /** The length as it is written. */
  readonly length: number;
  readonly canOpen: boolean;
  readonly canClose: boolean;
  from: number;
  to: number;
}

/** The run between two offsets. The characters next to it decide whether it can open or close emphasis. */
export function delimiterRun(content: string, from: number, to: number): DelimiterRun {
  const before = characterBefore(content, from);
  const after = String.fromCodePoint(content.codePointAt(to) ?? 0x20);
  const opens = !BLANK.test(after) && (!SIGN.test(after) || BLANK.test(before) || SIGN.test(before));
  const closes = !BLANK.test(before) && (!SIGN.test(before) || BLANK.test(after) || SIGN.test(after));
  const character = content.charAt(from);
  const isInner = character === '_';
  return {
    character,
    length: to - from,
    canOpen: opens && (!isInner || !closes || SIGN.test(before)),
    canClose: closes && (!isInner || !opens || SIGN.test(after)),
    from,
    to,
  };
}

const BLANK = /^\s$/u;
const SIGN = /^[\p{P}\p{S}]$/u;

function characterBefore(content: string, at: number): string {
  const unit = content.charCodeAt(at - 1);
  const isLow = unit >= 0xdc_00 && unit <= 0xdf_ff && at > 1;
  return at === 0 ? ' ' : String.fromCodePoint(codePointAt(content, at - (isLow ? 2 : 1)));
}

/**
 * Removes the marks of emphasis from a list of runs, by the rules of CommonMark
 * (https://spec.commonmark.org/0.31.2/#phase-2-inline-structure). No opener is tried twice without success, so the time
 * grows only with the number of characters.
 */
export function pairRuns(runs: readonly DelimiterRun[]): void {
  const openers: DelimiterRun[] = [];
  const floors = new Map<string, number>();
  for (const run of runs) {
    if (run.canClose) {
      closeRun(run, openers, floors);
    }
    if (run.canOpen && run.to > run.from) {
      openers.push(run);
    }
  }
}

/** `floors` has, for each sort of run, the index below which no opener fits. */
function closeRun(run: DelimiterRun, openers: DelimiterRun[], floors: Map<string, number>): void {
  const sort = `${run.character}${run.length % 3}${run.canOpen}`;
  while (run.to > run.from) {
    const floor = floors.get(sort) ?? 0;
    let at = openers.length - 1;
    while (at >= floor && !fits(openers[at], run)) {
      at -= 1;
    }
    const opener = openers[at];
    if (at < floor || opener === undefined) {
      floors.set(sort, openers.length);
      return;
    }
    const taken = opener.to - opener.from > 1 && run.to - run.from > 1 ? 2 : 1;
    opener.to -= taken;
    run.from += taken;
    openers.length = opener.to > opener.from ? at + 1 : at;
    for (const [key, known] of floors) {
      floors.set(key, Math.min(known, openers.length));
    }
  }
}

/** If one of the two runs could both open and close, lengths with a sum that is a multiple of 3 do not pair. */
function fits(opener: DelimiterRun | undefined, closer: DelimiterRun): boolean {
  if (opener?.character !== closer.character) {
    return false;
  }
  const isAmbiguous = opener.canClose || closer.canOpen;
  return !isAmbiguous || (opener.length + closer.length) % 3 !== 0 || closer.length % 3 === 0;
}
