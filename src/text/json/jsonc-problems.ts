import type { TextRange } from '../source-text.ts';
import { quote } from '../shown/quote.ts';

export interface JsoncProblem {
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly hint: string;
  readonly range: TextRange;
}

/** Describes a syntax error by jsonc-parser's name for it. */
export function describeError(name: string, range: TextRange, text: string): JsoncProblem {
  const { code, message, hint } = WORDINGS[name] ?? SYNTAX;
  return { code, severity: 'error', message: message(quoteOrEnd(text.slice(range.start, range.end))), hint, range };
}

export function describeRepeatedKey(key: string, range: TextRange): JsoncProblem {
  return {
    code: 'duplicate-key',
    severity: 'warning',
    message: `The key ${quote(key)} appears twice; the last one is used`,
    hint: 'Keep one of them.',
    range,
  };
}

export function describeDeepNesting(maxNesting: number, range: TextRange): JsoncProblem {
  return {
    code: 'too-deep',
    severity: 'error',
    message: `More than ${maxNesting} lists and objects are nested`,
    hint: 'Nest fewer values.',
    range,
  };
}

/** The first comment of a file stands for all of its comments. */
export function describeComment(range: TextRange, count: number): JsoncProblem {
  return {
    code: 'json-comment',
    severity: 'error',
    message: `A plain JSON file cannot contain comments${count === 1 ? '' : `, and this one has ${count}`}`,
    hint: count === 1 ? 'Remove it.' : 'Remove them.',
    range,
  };
}

export function describeLastComma(range: TextRange): JsoncProblem {
  return {
    code: 'json-last-comma',
    severity: 'error',
    message: 'Plain JSON does not allow a comma before a closing bracket',
    hint: 'Remove the comma.',
    range,
  };
}

function quoteOrEnd(text: string): string {
  return text.trim() === '' ? 'the end of the file' : quote(text);
}

interface Wording {
  readonly code: string;
  readonly message: (quoted: string) => string;
  readonly hint: string;
}

const SYNTAX: Wording = {
  code: 'syntax',
  message: (quoted) => `${quoted} is not allowed here`,
  hint: 'Remove it, or put it in double quotes if it is text.',
};

function missing(what: string, sign: string): Wording {
  return {
    code: 'missing-sign',
    message: (quoted) => `${what} is missing before ${quoted}`,
    hint: `Write \`${sign}\` there.`,
  };
}

/** The wordings by jsonc-parser's names of its errors. */
const WORDINGS: Readonly<Record<string, Wording>> = {
  CloseBraceExpected: missing('A closing brace', '}'),
  CloseBracketExpected: missing('A closing bracket', ']'),
  ColonExpected: missing('A colon', ':'),
  CommaExpected: missing('A comma', ','),
  EndOfFileExpected: {
    code: 'text-after-end',
    message: (quoted) => `${quoted} follows the end of the value`,
    hint: 'A file contains one value; remove the rest.',
  },
  InvalidCharacter: {
    code: 'string',
    message: (quoted) => `A character in ${quoted} must be escaped`,
    hint: 'Write a tab as \\t and other control characters as \\u00….',
  },
  InvalidEscapeCharacter: {
    code: 'string',
    message: (quoted) => `An escape in ${quoted} is unknown`,
    hint: 'Double the backslash if it is part of the text.',
  },
  InvalidNumberFormat: {
    code: 'number',
    message: (quoted) => `${quoted} is not a number`,
    hint: 'Write digits, with a full stop for decimals.',
  },
  InvalidUnicode: {
    code: 'string',
    message: (quoted) => `An escape in ${quoted} is incomplete`,
    hint: 'Write \\u with four hexadecimal digits.',
  },
  PropertyNameExpected: {
    code: 'key',
    message: (quoted) => `A key in double quotes is expected, not ${quoted}`,
    hint: 'Write each entry as "key": value.',
  },
  UnexpectedEndOfComment: { code: 'comment', message: () => 'The comment is not closed', hint: 'End it with */.' },
  UnexpectedEndOfNumber: {
    code: 'number',
    message: (quoted) => `The number ${quoted} is incomplete`,
    hint: 'Write a digit after the point or the exponent.',
  },
  UnexpectedEndOfString: {
    code: 'string',
    message: (quoted) => `The text ${quoted} is not closed on its line`,
    hint: 'End it with a double quote; write a line break as \\n.',
  },
  ValueExpected: {
    code: 'value',
    message: (quoted) => `A value is expected, not ${quoted}`,
    hint: 'Write text in double quotes, a number, true, false, null, a list or an object.',
  },
};
