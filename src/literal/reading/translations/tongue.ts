import { createExpressionIndex, type ExpressionIndex } from '../../../text/expressions/expression-index.ts';

/** A sentence with the things `a`, `b` and `n`, and the same in English. */
type Frame = readonly [form: RegExp, english: string];

/** A language other than English. */
export interface Tongue {
  /** Letters or words that show the language. */
  readonly shows: RegExp;
  readonly frames: ExpressionIndex<Frame>;
  /** Things in lower case, and their English names. */
  readonly things: Readonly<Record<string, string>>;
  /** What separates two things, as an expression. */
  readonly and: RegExp;
  /** Words before a thing that say nothing of it: articles, `all`. */
  readonly idle: RegExp;
}

/** `a` and `b` stand for things, `n` for what the sentence is about, `#` for a number with its unit. */
export function frames(rows: readonly (readonly [form: string, english: string])[]): ExpressionIndex<Frame> {
  const all = rows.map(([form, english]): Frame => [
    new RegExp(
      `^${form
        .replaceAll('<a>', '(?<a>.+?)')
        .replaceAll('<b>', '(?<b>.+?)')
        .replaceAll('<n>', '(?<n>.+?)')
        .replaceAll('<#>', '(?<count>\\d+)')
        .replaceAll('_', '\\s*')}$`,
      'u',
    ),
    english,
  ]);
  return createExpressionIndex(all, ([form]) => [form]);
}
