import type { Statement } from '../guidelines/statements/statements.ts';
import type { NotCompiled } from './types.ts';

/** Ways to word a rule, by what kept it from being checked. */
const BY_REASON: readonly (readonly [reason: RegExp, hint: string])[] = [
  [
    /only introduces/,
    'the items below it are read one by one: put a rule of its own into a sentence that ends with a full stop',
  ],
  [/is a question/, 'say what must or must not be done'],
  [/not complete/, 'write the whole sentence on one line'],
  [/two places/, 'name one place in the sentence, or write a sentence for each place'],
  [/marks such as/, 'put what is wrong and what is right into lines of their own'],
  [
    /do not agree|below words that forbid|after a mark that forbids/,
    'begin with "Never", or move it out of what is forbidden',
  ],
  [
    /lock file|whether somebody/,
    'a model can compare it with the description of the change; a program sees only the files',
  ],
  [/a part of it limits/, 'name a path or language as the limit: "Never use `x` in `src/api/`"'],
  [/may contain an exception/, 'put the exception as "…, except in tests"'],
  [/takes something back/, 'put the exception into the sentence: "…, except in tests"'],
  [/cell of its table/, 'put one thing into each cell, below the header "Instead of | Use"'],
];

const NUMBER = /\b\d+\b/;
const NAMES = /\b(?:nam(?:e[ds]?|ing)|prefix|suffix|case)\b/i;

/** Every rule that is not checked says how to word it: what has no hint of its own gets one by its reason or its words. */
export function withHint({ reason, hint }: NotCompiled, statement: Statement): NotCompiled {
  return { reason, hint: hint ?? BY_REASON.find(([words]) => words.test(reason))?.[1] ?? hintByWords(statement) };
}

function hintByWords({ text, parts }: Statement): string {
  if (parts.some(({ kind }) => kind === 'code')) {
    return 'say what is not used, or in place of what: "Never use `x`", "Use `a` instead of `b`", "Do not edit `dist/`"';
  }
  if (NUMBER.test(text)) {
    return 'say what is counted and where: "Functions must not exceed 40 lines"';
  }
  return NAMES.test(text)
    ? 'say which names and which form: "Name files in kebab-case", "Prefix interfaces with `I`"'
    : 'quote the code, path or name that a program can look for; a model judges what takes judgement';
}
