import { createContext, Script } from 'node:vm';
import { messageOf } from '../../errors.ts';
import { writeCount } from '../../text/write-count.ts';

/** A regular expression for the start of a file, or why it is none. */
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
    // The one error there is: the text is no regular expression.
    return { kind: 'invalid', reason: messageOf(error) };
  }
}

export type ContentVerdict = 'match' | 'no match' | 'unfinished';

/** Says whether an expression matches somewhere in a text. */
export type ContentTest = (expression: RegExp, text: string) => ContentVerdict;

/** An expression for 1,024 bytes ends within microseconds, or else hardly ever. */
const MAX_MILLISECONDS = 250;
const MAX_UNFINISHED = 4;

/**
 * A test that always ends: the expressions are the team's, but a stranger's file can make one of them try without an
 * end. One that was given up on so often is not tried again.
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
      // It ran out of time, or of memory to try in: all that a search can throw.
      unfinished.set(expression, failures + 1);
      return 'unfinished';
    }
  };
}
