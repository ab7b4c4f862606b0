import { regex } from '../../../../text/regex.ts';

/** A word, number, string or sign of code. */
export interface Token {
  readonly kind: 'word' | 'number' | 'string' | 'sign';
  /** As written; of a string, what is between its quotes. */
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** A text in quotes, as the grammar found it. */
export interface QuotedText {
  readonly column: number;
  readonly end: number;
  readonly value: string;
}

const TOKEN = regex('gu')`
  (?<word>[\p{L}_$][\p{L}\p{N}_$]*)|(?<number>\d[\w.]*)|"(?<double>(?:[^"\\]|\\.)*)"|'(?<single>(?:[^'\\]|\\.)*)'
  |(?<sign>\.\.\.|…|===|!==|<=>|\?\?=|:=|==|!=|<=|>=|=>|->|::|\?\.|\?\?|&&|\|\||\+\+|--|[-+*/|&]=|!!|\*\*|\S)
`;

/** Divides a piece of code into its words, numbers, strings and signs. */
export function tokenize(code: string): readonly Token[] {
  return [...code.matchAll(TOKEN)].map(({ index, groups = {} }) => tokenOf(groups, 1, index));
}

/**
 * The same for a line of a file in which everything but code is blanked out. Its strings are given by their places: a token
 * stands for the whole string, unless code stands in it.
 */
export function tokenizeLine(text: string, line: number, strings: readonly QuotedText[]): readonly Token[] {
  const tokens: Token[] = [];
  const kept: string[] = [];
  let from = 0;
  for (const { column, end, value } of strings.toSorted((a, b) => a.column - b.column)) {
    if (column >= from) {
      tokens.push({ kind: 'string', text: value, line, column });
      kept.push(text.slice(from, column), ' '.repeat(end - column));
      from = end;
    }
  }
  const rest = kept.join('') + text.slice(from);
  for (const { index, groups = {} } of rest.matchAll(TOKEN)) {
    tokens.push(tokenOf(groups, line, index));
  }
  return strings.length === 0 ? tokens : tokens.toSorted((a, b) => a.column - b.column);
}

function tokenOf(groups: Record<string, string | undefined>, line: number, column: number): Token {
  const { word, number, double, single, sign } = groups;
  if (word !== undefined || number !== undefined) {
    return { kind: word === undefined ? 'number' : 'word', text: word ?? number ?? '', line, column };
  }
  return sign === undefined
    ? { kind: 'string', text: double ?? single ?? '', line, column }
    : { kind: 'sign', text: sign === '…' ? '...' : sign, line, column };
}
