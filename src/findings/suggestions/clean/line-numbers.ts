import { replacedLines, type Target } from '../replacement.ts';
import type { Unclear } from './cleaned.ts';
import { indentOf } from './indent-style.ts';

/** `12 +code` and `12 |code` as the prompt writes lines, and `12: code`, `L12: code`, `12 | code`. */
const NUMBERED = /^[ \t]*L?(?<number>\d{1,7})(?:[ \t]?[+|]|:|\.[ \t]|\t)(?<code>.*)$/;

/** `12 code`. Numbers of code look like this too. */
const WITH_BLANK = /^(?<number>\d{1,7}) (?<code>.*)$/;

/** A number can also be code, so it must be near the replaced lines. */
const MAX_AWAY = 50;

/** Removes the line numbers of the prompt, if every line has one and they count up. */
export function removeNumbers(lines: readonly string[], target: Target): readonly string[] | Unclear {
  const solid = lines.filter((line) => line.trim() !== '');
  const read = solid.map((line) => NUMBERED.exec(line)?.groups);
  const first = Number(read[0]?.['number']);
  const countsUp = read.every((groups, at) => Number(groups?.['number']) === first + at);
  const isNear = Math.abs(first - target.firstLine) <= MAX_AWAY;
  if (solid.length === 0 || !countsUp || !isNear || replacedLines(target).some((line) => NUMBERED.test(line))) {
    return removeBareNumbers(lines, target);
  }
  const codes = lines.map((line) => (line.trim() === '' ? '' : (NUMBERED.exec(line)?.groups?.['code'] ?? line)));
  return hasBlankAfterSign(codes, target) ? codes.map((code) => code.replace(/^ /, '')) : codes;
}

/**
 * Removes numbers that only a blank separates from the code, if they are exactly those of the replaced lines. If they are
 * only near, they may be code.
 */
function removeBareNumbers(lines: readonly string[], target: Target): readonly string[] | Unclear {
  const read = lines.filter((line) => line.trim() !== '').map((line) => WITH_BLANK.exec(line)?.groups);
  const first = Number(read[0]?.['number']);
  const countsUp = read.every((groups, at) => Number(groups?.['number']) === first + at);
  const isNear = Math.abs(first - target.firstLine) <= MAX_AWAY;
  if (!countsUp || !isNear || replacedLines(target).some((line) => /^\s*\d/.test(line))) {
    return lines;
  }
  return first === target.firstLine
    ? lines.map((line) => WITH_BLANK.exec(line)?.groups?.['code'] ?? line)
    : { unclear: 'its lines may begin with line numbers' };
}

/**
 * Whether a blank after the sign belongs to the number. The prompt writes the code right after its sign, so the blank
 * belongs to the code if the first line then has the indentation of the replaced one.
 */
function hasBlankAfterSign(codes: readonly string[], target: Target): boolean {
  const solid = codes.filter((code) => code !== '');
  const first = indentOf(solid[0] ?? '');
  const expected = indentOf(replacedLines(target).find((line) => line.trim() !== '') ?? '');
  return solid.every((code) => code.startsWith(' ')) && first !== expected;
}
