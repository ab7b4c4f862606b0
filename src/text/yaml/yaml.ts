import { lineAt } from '../line.ts';
import { positionAt, sourceText, type SourceText, type TextRange } from '../source-text.ts';
import { trimRangeEnd } from '../trim-range-end.ts';
import { findDeepNesting, MAX_ALIASES } from './limits.ts';
import { describeError, problemAt, type YamlProblem } from './problems.ts';
import { parseYaml, type ParserError, type ValuePath } from './tree.ts';

export interface YamlDocument {
  /** Plain data: strings, numbers, booleans, null, arrays, objects; absent when empty or with errors. */
  readonly value: unknown;
  /** In the order of the text. */
  readonly problems: readonly YamlProblem[];
  /** The range of the value at a path; absent also for a key without a value. */
  readonly rangeOf: (path: ValuePath) => TextRange | undefined;
  readonly rangeOfKey: (path: ValuePath) => TextRange | undefined;
}

/** A text with more problems is probably not YAML, and a longer list does not help. */
const MAX_PROBLEMS = 100;

/**
 * Reads a part of a text as one YAML 1.2 document (core schema, unique keys, no merge keys). Ranges are offsets into the
 * whole text. Never throws.
 */
export function readYaml(source: SourceText, range: TextRange): YamlDocument {
  const text = source.text.slice(range.start, range.end);
  const tooDeep = findDeepNesting(text);
  if (tooDeep !== undefined) {
    return withoutValue([problemAt('yaml-too-deep', { start: tooDeep, end: tooDeep + 1 }, range)]);
  }
  const tree = parseYaml(text);
  if (tree.aliasCount > MAX_ALIASES) {
    return withoutValue([problemAt('yaml-too-many-aliases', { start: 0, end: 0 }, range)]);
  }
  const problems = oncePerLine(
    [
      ...someOfEachLine(tree.errors, text).map((error) => describeError(error, text, range)),
      ...tree.findUnresolved().map((at) => problemAt('yaml-alias', lineAt(text, at), range, text)),
      ...tree.repeatedKeys.map((key) => problemAt('yaml-duplicate-key', key, range, text)),
    ],
    source,
  );
  const isReadable = problems.every((problem) => problem.severity === 'warning');
  const data = isReadable ? tree.plainData() : undefined;
  if (data?.kind === 'too-many-aliases') {
    return withoutValue([problemAt('yaml-too-many-aliases', { start: 0, end: 0 }, range)]);
  }
  return {
    value: data?.value,
    problems,
    rangeOf: (path) => {
      const found = tree.rangeOf(path);
      // The range of a list, a map or a block of text ends where the next key begins.
      return found && shifted(trimRangeEnd(text, found), range);
    },
    rangeOfKey: (path) => shifted(tree.rangeOfKey(path), range),
  };
}

function shifted(range: TextRange | undefined, base: TextRange): TextRange | undefined {
  return range && { start: range.start + base.start, end: range.end + base.start };
}

function withoutValue(problems: readonly YamlProblem[]): YamlDocument {
  return { value: undefined, problems, rangeOf: () => undefined, rangeOfKey: () => undefined };
}

/** `oncePerLine` keeps one error of a line. It needs a few to choose from, because describing an error moves its range. */
const MAX_ERRORS_OF_A_LINE = 10;

/** Keeps ten errors of each line. A line of brackets has an error for each bracket, and describing one reads the line. */
function someOfEachLine(errors: readonly ParserError[], text: string): readonly ParserError[] {
  const source = sourceText('', text);
  const counts = new Map<number, number>();
  return errors.filter(({ range }) => {
    const { line } = positionAt(source, range.start);
    const count = (counts.get(line) ?? 0) + 1;
    counts.set(line, count);
    return count <= MAX_ERRORS_OF_A_LINE;
  });
}

/** Keeps the first problem of each line, in the order of the text. Later ones are mostly consequences of the first. */
function oncePerLine(problems: readonly YamlProblem[], source: SourceText): readonly YamlProblem[] {
  const lines = new Set<number>();
  const kept: YamlProblem[] = [];
  for (const problem of problems.toSorted((a, b) => a.range.start - b.range.start)) {
    const { line } = positionAt(source, problem.range.start);
    if (!lines.has(line) && kept.length < MAX_PROBLEMS) {
      lines.add(line);
      kept.push(problem);
    }
  }
  return kept;
}
