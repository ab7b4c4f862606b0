import { splitEntries, type EntryText } from './entry-text.ts';
import { problemAt } from './problems.ts';
import { nowhere, type FrontmatterEntries } from './types.ts';
import { lineAt } from '../line.ts';
import { readLooseValue } from './loose-value.ts';
import type { SourceText, TextRange } from '../source-text.ts';
import type { YamlProblem } from '../yaml/problems.ts';
import type { ValuePath } from '../yaml/tree.ts';
import { readYaml } from '../yaml/yaml.ts';
import { isRecord } from '../record.ts';

/** Reads the block as strict YAML. If that fails, reads it as Copilot does. */
export function readEntries(source: SourceText, block: TextRange): FrontmatterEntries {
  const { value, problems, rangeOf, rangeOfKey } = readYaml(source, block);
  const errors = problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) {
    return readLoosely(source, block, errors);
  }
  if (value === undefined || value === null || isRecord(value)) {
    return { data: isRecord(value) ? value : {}, problems, rangeOf, rangeOfKey };
  }
  const { start } = rangeOf([]) ?? block;
  return { data: {}, problems: [problemAt('not-a-map', lineAt(source.text, start))], rangeOf, rangeOfKey };
}

/** The most entries that are parsed one by one. No client has half as many keys. */
const MAX_ENTRIES = 100;

/**
 * Copilot reads a small part of YAML in its own way: a plain value may begin with `*` or contain `: `, so
 * `applyTo: *.ts,*.js` and `description: a: b` work there. Each top-level entry is parsed alone. If that fails, a
 * one-line value or a list of such values is read as plain text. If all entries could be read in this way, the errors
 * of strict YAML become warnings.
 */
function readLoosely(source: SourceText, block: TextRange, errors: readonly YamlProblem[]): FrontmatterEntries {
  const { entries, isWhole } = splitEntries(source, block);
  if (entries.length > MAX_ENTRIES) {
    return { data: {}, problems: errors, rangeOf: nowhere, rangeOfKey: nowhere };
  }
  const read = entries.flatMap((entry) => readEntry(source, entry) ?? []);
  const byKey = new Map(read.toReversed().map((entry) => [entry.key, entry]));
  const isComplete =
    isWhole &&
    read.length === entries.length &&
    byKey.size === entries.length &&
    read.some((entry) => entry.errors.length > 0);
  return {
    data: Object.fromEntries(read.map((entry) => [entry.key, byKey.get(entry.key)?.value])),
    problems: isComplete ? read.flatMap((entry) => entry.errors.map(needsQuotes)) : errors,
    rangeOf: (path) => byKey.get(String(path[0]))?.rangeOf(path),
    rangeOfKey: (path) => byKey.get(String(path[0]))?.rangeOfKey(path),
  };
}

function needsQuotes(error: YamlProblem): YamlProblem {
  return {
    ...error,
    code: 'yaml-needs-quotes',
    severity: 'warning',
    hint: 'Put the value in double quotes. Copilot reads it as it is, but strict YAML readers reject the file.',
  };
}

interface Entry {
  readonly key: string;
  readonly value: unknown;
  /** The errors that strict YAML reports in this entry. */
  readonly errors: readonly YamlProblem[];
  readonly rangeOf: (path: ValuePath) => TextRange | undefined;
  readonly rangeOfKey: (path: ValuePath) => TextRange | undefined;
}

function readEntry(source: SourceText, entry: EntryText): Entry | undefined {
  const { key, keyRange, rest } = entry;
  const strict = readYaml(source, { start: keyRange.start, end: rest.end });
  if (isRecord(strict.value)) {
    return { key, value: strict.value[key], errors: [], rangeOf: strict.rangeOf, rangeOfKey: strict.rangeOfKey };
  }
  const loose = readLooseValue(source.text, rest);
  return (
    loose && {
      key,
      value: loose.value,
      errors: strict.problems.filter((problem) => problem.severity === 'error'),
      rangeOf: (path) =>
        path.length === 1
          ? loose.range
          : typeof path[1] === 'number' && path.length === 2
            ? loose.items?.[path[1]]
            : undefined,
      rangeOfKey: (path) => (path.length === 1 ? keyRange : undefined),
    }
  );
}
