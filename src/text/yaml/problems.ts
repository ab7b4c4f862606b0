import { lineAt } from '../line.ts';
import type { TextRange } from '../source-text.ts';
import { YAML_MESSAGES, type YamlMessage, type YamlProblemCode } from './messages.ts';
import type { ParserError } from './tree.ts';
import { quote } from '../shown/quote.ts';

/** A part of a text that is not valid YAML or, as a warning, that YAML readers read differently. */
export interface YamlProblem {
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly hint: string;
  readonly range: TextRange;
}

/**
 * Creates a problem. `range` is relative to the text that was read; `base` is the range of that text in the file.
 */
export function problemAt(code: YamlProblemCode, range: TextRange, base: TextRange, text = ''): YamlProblem {
  const { message, hint }: YamlMessage = YAML_MESSAGES[code];
  const moved = { start: range.start + base.start, end: range.end + base.start };
  return {
    code,
    severity: 'error',
    message: message(quoteOrEnd(text.slice(range.start, range.end))),
    hint,
    range: moved,
  };
}

/** Turns an error of the parser into a problem with our own wording. */
export function describeError(error: ParserError, text: string, base: TextRange): YamlProblem {
  const { start, end } = error.range;
  const value = valueStart(text, start);
  if (text.charAt(value) === '*') {
    return problemAt('yaml-alias', lineAt(text, value), base, text);
  }
  const code = chooseCode(error, text);
  const isWholeValue = code === 'yaml-colon' || code === 'yaml-bad-start';
  const problem = problemAt(code, isWholeValue ? lineAt(text, start) : withinLine(text, start, end), base, text);
  return { ...problem, severity: error.severity };
}

function chooseCode(error: ParserError, text: string): YamlProblemCode {
  const { start } = error.range;
  const code = CODES[error.code] ?? 'yaml-syntax';
  if (code === 'yaml-indent' && start >= text.trimEnd().length) {
    return 'yaml-missing';
  }
  const rest = lineAt(text, start);
  // A value that continues on deeper lines with a colon is an indentation problem.
  return code === 'yaml-colon' && !/:\s/.test(text.slice(rest.start, rest.end)) ? 'yaml-indent' : code;
}

/** Returns where the value begins on the line of an offset: after `key:`, `-` or the indentation. */
function valueStart(text: string, offset: number): number {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const lead = /[ \t]*(?:-[ \t]+)*(?:[\w.-]+[ \t]*:[ \t]+)?/y;
  lead.lastIndex = lineStart;
  lead.test(text);
  return lead.lastIndex;
}

function withinLine(text: string, start: number, end: number): TextRange {
  const lineEnd = lineAt(text, start).end;
  return { start, end: Math.max(start, Math.min(end, lineEnd)) };
}

/** The parser's codes (its type `ErrorCode`) that have their own wording here. */
const CODES: Readonly<Record<string, YamlProblemCode>> = {
  BAD_ALIAS: 'yaml-alias',
  BAD_DQ_ESCAPE: 'yaml-escape',
  BAD_INDENT: 'yaml-indent',
  BAD_SCALAR_START: 'yaml-bad-start',
  BLOCK_AS_IMPLICIT_KEY: 'yaml-colon',
  MISSING_CHAR: 'yaml-missing',
  MULTIPLE_DOCS: 'yaml-many-documents',
  TAB_AS_INDENT: 'yaml-tab',
  TAG_RESOLVE_FAILED: 'yaml-tag',
};

function quoteOrEnd(text: string): string {
  return text.trim() === '' ? 'the end of the line' : quote(text);
}
