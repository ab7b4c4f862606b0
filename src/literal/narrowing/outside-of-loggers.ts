import { unmaskCodeSpans } from '../../guidelines/statements/code-spans.ts';
import type { Check, Place } from '../types.ts';

/** What writes to a terminal. */
const PRINTS = /\bconsole\b|\bprint(?:ln|f)?\b|\bSystem\.(?:out|err)\b|\bDebug\.WriteLine\b|\bputs\b|\bvar_dump\b/i;
/** What is used in its place: `a structured logger`, `` `logger.info()` ``, `logging`, `` `logError()` ``, `` `ILogger` ``. */
const LOGS = /\blogg(?:er|ing)\b|\blog\b|\blog[A-Z]|\bI?Log(?:ger|Service)?\b/;
/** Files in which a logger is made, which has to write somewhere: `logger.ts`, `logging/setup.py`. */
const LOGGERS: readonly Place[] = ['logger', 'logging'].map((name) => ({ kind: 'folder', name }));
/** Scripts and tools, such as those in `.github/` and `.claude/`, which are not part of the product and have to print their results. */
const SCRIPTS: readonly Place[] = [
  { kind: 'folder', name: 'scripts' },
  { kind: 'paths', globs: ['.*/**', 'bin/**', 'tools/**', '**/cli.*', '**/seed.*'] },
];
const OF_PRODUCT = /\b(?:production|prod|library|application|app|product) code\b|\bdebug(?:ging)?\b/i;
const SAYS_WHERE = /\b(?:scripts?|tools|cli|command[- ]line|everywhere|any code|all code|anywhere)\b/i;

/**
 * Leaves out where a ban on printing cannot be followed, or is not meant. "Use the logger, never `console.log`" does not count in
 * the files that make the logger, and "No `print()` in production code" not in scripts, unless the rule names them.
 */
export function outsideOfLoggers(check: Check): Check {
  const { clause } = check;
  const { statement, polarity, object, instead = '', codes, scope } = clause;
  const read = (words: string): string => unmaskCodeSpans(words, codes);
  if (polarity !== 'forbidden' || !PRINTS.test(read(object))) {
    return check;
  }
  const hasLogger = LOGS.test(read(instead));
  const isOfProduct = OF_PRODUCT.test(statement.text);
  const said = [...statement.headings.map(({ title }) => title), ...statement.leadIns, statement.text].join('\n');
  const isAnywhere = scope.inside.length === 0 && !SAYS_WHERE.test(said);
  const added = [...(hasLogger ? LOGGERS : []), ...(isOfProduct && isAnywhere ? SCRIPTS : [])];
  return added.length === 0
    ? check
    : { ...check, clause: { ...clause, scope: { ...scope, outside: [...scope.outside, ...added] } } };
}
