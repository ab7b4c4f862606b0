import type { LineRange } from '../../syntax/types.ts';
import { isClosingLine } from '../../syntax/lines.ts';

/** A case of a test file, with its decorators. Lines count from 1. */
export interface TestCase extends LineRange {
  /** The line with its name. */
  readonly head: number;
}

/** The ways in which test frameworks begin a case. Groups of cases, such as `describe`, do not count. */
const BEGINNINGS: readonly RegExp[] = [
  // Jest, Vitest, Mocha, AVA, Deno, tap, Minitest, RSpec, ExUnit: `it('…'`, `test.each(…)`, `it "…" do`
  /^\s*(?:it|fit|xit|test|specify|scenario|Deno\.test|bench)(?:\.\w+)*(?:\s*[(`]|\s+['"])/,
  // pytest, unittest, Minitest: `def test_…`
  /^\s*(?:async\s+)?def\s+test(?=[A-Z_(])/,
  // Go, XCTest: `func TestX(t *testing.T)`
  /^\s*func\s+(?:\([^)]{0,100}\)\s*)?(?:Test|Benchmark|Example|Fuzz|test)\w*\s*\(/,
  // PHPUnit: `public function testX()`
  /^\s*(?:public\s+)?function\s+test[A-Z_]/,
  // GoogleTest: `TEST_F(Fixture, Name)`
  /^TEST\w*\s*\(/,
];
/** JUnit, NUnit, xUnit, Rust: a mark above the line with the name. */
const MARK =
  /^\s*(?:@(?:\w+\.)*(?:Parameterized|Repeated)?Test\b|\[(?:Fact|Theory|Test|TestMethod|TestCase)\b|#\[(?:\w+::)?test\b)/;
const OTHER_MARK = /^\s*(?:@\w|\[\w|#\[|\/\/)/;
const MAX_MARKS = 8;

/** A table of parameters above a case with more lines is data. */
const MAX_LINES_ABOVE = 30;
/** Longer lines are data. */
const MAX_LINE_CHARACTERS = 1_000;
/** A file with more cases is generated. */
const MAX_CASES = 2_000;

/**
 * Lists the cases of a test file by the lines that begin them and by indentation, because most frameworks pass a case as
 * an argument, which is not a declaration. A case inside of another one, such as a helper named `test`, is part of it.
 */
export function listTestCases(lines: readonly string[]): readonly TestCase[] {
  const cases: TestCase[] = [];
  let next = 0;
  // The first line after the last case.
  let free = 0;
  while (next < lines.length && cases.length < MAX_CASES) {
    const head = findHead(lines, next);
    if (head === undefined) {
      next += 1;
    } else {
      const end = findEnd(lines, head);
      cases.push({ from: findStart(lines, next, free) + 1, head: head + 1, to: end + 1 });
      next = end + 1;
      free = next;
    }
  }
  return cases;
}

/** The index of the first decorator of a case, such as `@pytest.mark.parametrize(…)`, which may have several lines. */
function findStart(lines: readonly string[], head: number, least: number): number {
  const indentation = indentationOf(lines[head] ?? '');
  let start = head;
  for (let at = head - 1; at >= Math.max(least, head - MAX_LINES_ABOVE); at -= 1) {
    const line = lines[at] ?? '';
    if (line.trim() === '' || indentationOf(line) < indentation) {
      break;
    }
    if (indentationOf(line) === indentation && line.trimStart().startsWith('@')) {
      start = at;
    } else if (indentationOf(line) === indentation && !isClosingLine(line.trim())) {
      break;
    }
  }
  return start;
}

/** The index of the line with the name of a case that begins at a line. */
function findHead(lines: readonly string[], start: number): number | undefined {
  const line = lines[start] ?? '';
  if (line.length > MAX_LINE_CHARACTERS) {
    return undefined;
  }
  if (!MARK.test(line)) {
    return BEGINNINGS.some((beginning) => beginning.test(line)) ? start : undefined;
  }
  let head = start + 1;
  while (head < start + MAX_MARKS && OTHER_MARK.test((lines[head] ?? '').slice(0, MAX_LINE_CHARACTERS))) {
    head += 1;
  }
  return Math.min(head, lines.length - 1);
}

/** The index of the last line of a block: the line that closes it, or the last one with more indentation than its head. */
function findEnd(lines: readonly string[], head: number): number {
  const indentation = indentationOf(lines[head] ?? '');
  let end = head;
  for (let at = head + 1; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const trimmed = line.trim();
    if (trimmed === '') {
      continue;
    }
    if (indentationOf(line) > indentation) {
      end = at;
      continue;
    }
    if (trimmed === '{' || (isClosingLine(trimmed) && /[:{(]$|\bdo$/.test(trimmed))) {
      // The bracket of a body on its own line, or the end of parameters.
      end = at;
      continue;
    }
    return isClosingLine(trimmed) ? at : end;
  }
  return end;
}

function indentationOf(line: string): number {
  return line.length - line.trimStart().length;
}
