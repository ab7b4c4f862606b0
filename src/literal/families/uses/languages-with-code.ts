import type { Target } from './target.ts';

/** Formats of data, which have names of code in texts at most, where they are not reported. */
const DATA: ReadonlySet<string> = new Set([
  'csv',
  'diff',
  'dotenv',
  'ignore',
  'json',
  'json5',
  'jsonc',
  'jsonl',
  'log',
  'tsv',
]);
/** Formats in which expressions may call functions, as `hashFiles()` in a workflow, but where no name has `::`. */
const WITH_EXPRESSIONS: ReadonlySet<string> = new Set([
  'dockercompose',
  'dockerfile',
  'ini',
  'properties',
  'toml',
  'yaml',
]);

/** Formats in which a lower-case word is a key, a value or the name of an element, and no use of code: `@media print`. */
const WITHOUT_PROGRAMS: ReadonlySet<string> = new Set([
  ...WITH_EXPRESSIONS,
  'css',
  'github-actions-workflow',
  'go.mod',
  'go.sum',
  'graphql',
  'less',
  'pip-requirements',
  'plaintext',
  'sass',
  'scss',
  'xml',
]);

/** Words that run code wherever a shell reads them, as in the steps of a workflow. */
const OF_SHELLS: ReadonlySet<string> = new Set(['eval', 'exec', 'source']);

/**
 * Whether a target can be reported in files of a language, for rules of no language: a change of a `package.json` says nothing
 * about calls of `a::b()`, and `print = true` in TOML prints nothing.
 */
export function canHaveCode({ by, code, pattern }: Target, language = ''): boolean {
  if ((by !== 'use' && by !== 'import') || pattern.place === 'anywhere') {
    return true;
  }
  const isPath = /\w::\w/.test(code);
  const isWord = /^[a-z]+$/.test(code) && !OF_SHELLS.has(code);
  return (
    !DATA.has(language) && !(isPath && WITH_EXPRESSIONS.has(language)) && !(isWord && WITHOUT_PROGRAMS.has(language))
  );
}
