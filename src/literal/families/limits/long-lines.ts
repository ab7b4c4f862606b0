import type { CodeFacts } from '../../../syntax/facts/types.ts';
import type { TextSubject, Violation } from '../../types.ts';
import { regex } from '../../../text/regex.ts';

/** Lines that linters leave out as well: they cannot be divided, or tools write them. */
const UNDIVIDED = regex()`
  :\/\/|^\s*(?:import|export|from|use|using|#include|require|\/\/\/?\s*<reference|package)\b|\brequire\(
  |(?:
    eslint|oxlint|biome|prettier|noqa|\b(?:type|ty|pyrefly|basedpyright): ?ignore|pyright:|mypy:|pylint|rubocop|NOLINT
    |\/\/ ?nolint|ts-(?:ignore|expect-error)|nosec\b|NOSONAR|swiftlint:|ktlint-disable|phpstan-ignore|psalm-suppress
    |phpcs:|(?:istanbul|c8|v8) ignore|pragma: no cover
  )
`;

/** Finds added lines of code that are longer than the limit and could be divided, outside of texts of several lines. */
export function findLongLines(file: TextSubject, max: number, inTexts: ReadonlySet<number>): readonly Violation[] {
  const removed = new Set(
    file.file.hunks.flatMap(({ lines }) =>
      lines.flatMap((line) => (line.kind === 'removed' ? [line.text.trim()] : [])),
    ),
  );
  return file.added.flatMap(({ number, text }): readonly Violation[] => {
    const length = text.length <= max ? 0 : [...text.trimEnd()].length;
    const isLong =
      length > max &&
      !UNDIVIDED.test(text) &&
      !removed.has(text.trim()) &&
      !inTexts.has(number) &&
      isDivisible(text, max);
    return isLong
      ? [
          {
            path: file.file.path,
            line: number,
            found: `a line of ${length} characters`,
            note: `This line has ${length} characters; the limit is ${max}.`,
          },
        ]
      : [];
  });
}

/** Lines that begin or end within a text of several lines, whose breaks count. */
export function linesInTexts({ strings }: Pick<CodeFacts, 'strings'>): ReadonlySet<number> {
  const inside = new Set<number>();
  for (const { line, endLine } of strings.filter((one) => one.endLine > one.line)) {
    for (let at = line; at <= endLine; at += 1) {
      inside.add(at);
    }
  }
  return inside;
}

/** The same by the marks around such texts, in languages without a grammar. */
export function linesBetween(mark: string, text: string): ReadonlySet<number> {
  const inside = new Set<number>();
  let isInside = false;
  for (const [index, line] of text.split('\n').entries()) {
    const isMarked = line.includes(mark);
    if (isInside || isMarked) {
      inside.add(index + 1);
    }
    isInside = isInside !== (isMarked && line.split(mark).length % 2 === 0);
  }
  return inside;
}

/** Texts in quotes with the letters before them (`f"…"`, `@"…"`), which nobody divides for their length, and words. */
const UNITS = /(?<![\w@$])[A-Za-z@$]{0,2}(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)|[^\s"'`]+|["'`]/g;
/** How many more characters a long word or text needs on a line of its own: a step of indentation, a bracket and a comma. */
const AROUND_UNIT = 6;

/** Whether a line would fit in several lines: no text and no word of it is alone too long. */
function isDivisible(line: string, max: number): boolean {
  const indentation = line.length - line.trimStart().length;
  const longest = line.match(UNITS)?.reduce((most, { length }) => Math.max(most, length), 0) ?? 0;
  return indentation + longest + AROUND_UNIT <= max;
}
