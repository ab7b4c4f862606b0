import { createContext, Script } from 'node:vm';
import { messageOf } from '../../errors.ts';
import { writeCount } from '../../text/shown/write-count.ts';

/** A regular expression for the start of a file, or the reason why the pattern is invalid. */
export type ContentPattern =
  | { readonly kind: 'pattern'; readonly written: string; readonly expression: RegExp }
  | { readonly kind: 'invalid'; readonly reason: string };

const MAX_PATTERN_CHARACTERS = 1_000;

/** Reads a pattern as Copilot's clients do: `/text/flags`, or the text of an expression without flags. */
export function readContentPattern(written: string): ContentPattern {
  if (written === '') {
    return { kind: 'invalid', reason: 'it is empty and would match every file' };
  }
  if (written.length > MAX_PATTERN_CHARACTERS) {
    return { kind: 'invalid', reason: `it has more than ${writeCount(MAX_PATTERN_CHARACTERS)} characters` };
  }
  const [, source = written, flags = ''] = /^\/(.+)\/([dgimsuvy]*)$/s.exec(written) ?? [];
  try {
    return { kind: 'pattern', written, expression: new RegExp(source, flags) };
  } catch (error) {
    // The only possible error: the text is not a regular expression.
    return { kind: 'invalid', reason: messageOf(error) };
  }
}

export type ContentVerdict = 'match' | 'no match' | 'unfinished';

/** Tests whether an expression matches somewhere in a text. */
export type ContentTest = (expression: RegExp, text: string) => ContentVerdict;

/** On 1,024 bytes an expression ends within microseconds, or practically never. */
const MAX_MILLISECONDS = 250;
const MAX_UNFINISHED = 4;

/**
 * A test that always ends. The expressions come from the team, but a file from a stranger can make one of them
 * backtrack without end. An expression that did not finish `MAX_UNFINISHED` times is not tried again.
 */
export function boundedContentTest(): ContentTest {
  const search = new Script('text.search(expression) >= 0');
  const globals = createContext({ expression: /$/, text: '' });
  const unfinished = new Map<RegExp, number>();
  return (expression, text) => {
    const failures = unfinished.get(expression) ?? 0;
    if (failures >= MAX_UNFINISHED) {
      return 'unfinished';
    }
    Object.assign(globals, { expression, text });
    try {
      return search.runInContext(globals, { timeout: MAX_MILLISECONDS }) === true ? 'match' : 'no match';
    } catch {
      // The search ran out of time or of memory. A search cannot fail in any other way.
      unfinished.set(expression, failures + 1);
      return 'unfinished';
    }
  };
}
