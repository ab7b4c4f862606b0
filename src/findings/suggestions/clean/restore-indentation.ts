import { blankCommentsAndStrings } from '../../../text/languages/code-mask.ts';
import { pairLines } from '../similar-lines.ts';
import { replacedLines, type Target } from '../replacement.ts';
import type { Unclear } from './cleaned.ts';
import { adoptStyle, indentOf, readIndentStyle } from './indent-style.ts';

/**
 * Gives the lines the indentation of those that they replace: all lines are moved by the same distance, or only the first
 * line, where models lose it most often. Tabs and blanks become those of the file.
 */
export function restoreIndentation(given: readonly string[], target: Target): readonly string[] | Unclear {
  const model = findModel(target);
  const lines = withoutSignBlank(given, indentOf(model ?? ''));
  const first = lines.find((line) => line.trim() !== '');
  if (model === undefined || first === undefined) {
    return lines;
  }
  if (lines.some(mixesIndent) || replacedLines(target).some(mixesIndent)) {
    return hasKnownIndents(lines, target) ? lines : UNCLEAR;
  }
  const expected = indentOf(model);
  const style = readIndentStyle(target);
  const width = style?.width ?? DEFAULT_WIDTH;
  const kept = new Set(replacedLines(target));
  // A line that stays as it is may be indented in another style than most: code within Markdown.
  const styled =
    style === undefined
      ? lines
      : adoptStyle(lines, style, expected).map((line, at) => (kept.has(lines[at] ?? '') ? (lines[at] ?? '') : line));
  const own = indentOf(styled.find((line) => line.trim() !== '') ?? '');
  const isFlat = styled.filter((line) => line.trim() !== '').every((line) => indentOf(line) === own);
  if (own === expected) {
    return isFlat && (losesDepth(styled, target) || countFaults(styled, target, width) > 0) ? UNCLEAR : styled;
  }
  if (own.length > 1) {
    // The lines were not moved to the edge, so they are indented as lines elsewhere are.
    return UNCLEAR;
  }
  const readings = [likePartners(styled, target), moveAll(styled, own, expected), moveFirst(styled, expected)];
  const scored = readings
    .filter((one) => one !== undefined)
    .map((reading) => {
      const faults = countFaults(reading, target, width);
      return { reading, faults, rank: faults + countMoved(reading, target) };
    });
  const [best] = scored.toSorted((a, b) => a.rank - b.rank);
  return best === undefined || best.faults >= 1 ? UNCLEAR : best.reading;
}

/** A tab after blanks is as wide as an editor makes it, so its depth is not known. */
function mixesIndent(line: string): boolean {
  return / \t/.test(indentOf(line));
}

/** Whether each line is indented exactly as one of the replaced lines. */
function hasKnownIndents(lines: readonly string[], target: Target): boolean {
  const known = new Set(replacedLines(target).map(indentOf));
  return lines.every((line) => line.trim() === '' || known.has(indentOf(line)));
}

/** Whether lines at one depth stand for as many lines at several depths. */
function losesDepth(lines: readonly string[], target: Target): boolean {
  const solid = replacedLines(target).filter((line) => line.trim() !== '');
  const isDeep = solid.some((line) => indentOf(line) !== indentOf(solid[0] ?? ''));
  return isDeep && lines.filter((line) => line.trim() !== '').length === solid.length;
}

/** Removes the blank that people write after the sign of a diff, if all lines have just that blank more. */
function withoutSignBlank(lines: readonly string[], expected: string): readonly string[] {
  const solid = lines.filter((line) => line.trim() !== '');
  const hasBlank = indentOf(solid[0] ?? '') === ` ${expected}` && solid.every((line) => line.startsWith(' '));
  return hasBlank ? lines.map((line) => line.replace(/^ /, '')) : lines;
}

const UNCLEAR: Unclear = { unclear: 'its indentation is not that of the lines' };
const DEFAULT_WIDTH = 4;

/** Each line with the indentation of the replaced line that it corresponds to. Undefined if one has no such line. */
function likePartners(lines: readonly string[], target: Target): readonly string[] | undefined {
  const replaced = replacedLines(target);
  if (replaced.length * lines.length > MAX_PAIRED) {
    return undefined;
  }
  const partners = new Map(pairLines(replaced, lines).map(({ from, to }) => [to, replaced[from] ?? '']));
  const result = lines.map((line, at) => {
    const partner = partners.get(at);
    return line.trim() === '' ? line : partner === undefined ? undefined : indentOf(partner) + line.trimStart();
  });
  return result.every((line) => line !== undefined) ? result : undefined;
}

/** The line whose indentation the first new line gets. For a blank line, that is the next line with text. */
function findModel(target: Target): string | undefined {
  const hasText = (line: string): boolean => line.trim() !== '';
  return replacedLines(target).find(hasText) ?? target.known.slice(target.end).find(hasText);
}

function moveAll(lines: readonly string[], own: string, expected: string): readonly string[] | undefined {
  const isBlank = (line: string): boolean => line.trim() === '';
  if (expected.startsWith(own)) {
    const more = expected.slice(own.length);
    return lines.map((line) => (isBlank(line) ? line : more + line));
  }
  const less = own.length - expected.length;
  if (!own.startsWith(expected) || !lines.every((line) => isBlank(line) || indentOf(line).length >= less)) {
    return undefined;
  }
  return lines.map((line) => (isBlank(line) ? line : line.slice(less)));
}

function moveFirst(lines: readonly string[], expected: string): readonly string[] {
  const at = lines.findIndex((line) => line.trim() !== '');
  return lines.map((line, index) => (index === at ? expected + line.trimStart() : line));
}

const OPENS = /[([{:]\s*$|(?:=>|->|\bdo|\bthen)\s*$/;
const CLOSES = /^\s*(?:[)\]}]|end\b|else\b|elif\b|elsif\b|except\b|finally\b|catch\b|rescue\b|ensure\b|when\b|case\b)/;
const CONTINUES = /^\s*(?:[.?:|&+*/<>=-]|&&|\|\|)/;
const GOES_ON = /(?:[,\\=+*/|&?(<-])\s*$/;

/** Lines with more product are not paired: the time would grow with it. */
const MAX_PAIRED = 4_000;

/** The signs that an indentation is not as people write it: the fewer, the more plausible. */
function countFaults(lines: readonly string[], target: Target, width: number): number {
  const code = (blankCommentsAndStrings(lines.join('\n'), target.language) ?? lines.join('\n')).split('\n');
  const solid = lines.flatMap((line, at) => (line.trim() === '' ? [] : [{ line, code: code[at] ?? '' }]));
  const least = indentOf(solid[0]?.line ?? '').length;
  const open: number[] = [least];
  let faults = 0;
  for (let at = 1; at < solid.length; at += 1) {
    const before = solid[at - 1]?.code ?? '';
    const depth = indentOf(solid[at - 1]?.line ?? '').length;
    const here = indentOf(solid[at]?.line ?? '').length;
    faults += stepFault({ before, depth, here, now: solid[at]?.line ?? '', width });
    while ((open.at(-1) ?? 0) > here) {
      open.pop();
    }
    // A line that goes back to a depth that no line before it had.
    faults += here < depth && open.at(-1) !== here ? 1 : 0;
    open.push(here);
  }
  return faults;
}

interface Step {
  readonly before: string;
  readonly depth: number;
  readonly here: number;
  readonly now: string;
  readonly width: number;
}

function stepFault({ before, depth, here, now, width }: Step): number {
  const step = here - depth;
  const isOneLevel = step === width || step === 1;
  if (OPENS.test(before)) {
    return CLOSES.test(now) || step > 0 ? (step > 0 && !isOneLevel ? 0.5 : 0) : 1;
  }
  if (CLOSES.test(now) && step >= 0) {
    return 1;
  }
  if (step > 0 && !CONTINUES.test(now) && !GOES_ON.test(before)) {
    return 1;
  }
  return step > 0 && !isOneLevel ? 0.25 : 0;
}

/** The lines that are the same as before, but at another depth. */
function countMoved(lines: readonly string[], target: Target): number {
  const replaced = replacedLines(target);
  if (replaced.length * lines.length > MAX_PAIRED) {
    return 0;
  }
  return pairLines(replaced, lines).filter(
    ({ from, to, similarity }) =>
      similarity === 1 && indentOf(replaced[from] ?? '') !== indentOf(lines[to] ?? '') && lines[to]?.trim() !== '',
  ).length;
}
