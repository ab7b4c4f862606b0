import { unmaskCodeSpans } from '../../guidelines/statements/code-spans.ts';
import type { Check, Place } from '../types.ts';

/** What writes to a terminal. */
const PRINTS = /\bconsole\b|\bprint(?:ln|f)?\b|\bSystem\.(?:out|err)\b|\bDebug\.WriteLine\b|\bputs\b|\bvar_dump\b/i;
/** What is used in its place: `a structured logger`, `` `logger.info()` ``, `logging`. */
const LOGS = /\blogg(?:er|ing)\b|\blog\b/i;
/** Files in which a logger is made, which has to write somewhere: `logger.ts`, `logging/setup.py`. */
const LOGGERS: readonly Place[] = ['logger', 'logging'].map((name) => ({ kind: 'folder', name }));

/** The logger itself has to write somewhere: "Use the logger, never `console.log`" does not count in the files that make it. */
export function outsideOfLoggers(check: Check): Check {
  const { clause } = check;
  const { polarity, object, instead = '', codes, scope } = clause;
  const read = (words: string): string => unmaskCodeSpans(words, codes);
  return polarity === 'forbidden' && PRINTS.test(read(object)) && LOGS.test(read(instead))
    ? { ...check, clause: { ...clause, scope: { ...scope, outside: [...scope.outside, ...LOGGERS] } } }
    : check;
}
