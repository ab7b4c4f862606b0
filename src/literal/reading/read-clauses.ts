import { maskCodeSpans } from '../../guidelines/code-spans.ts';
import { plainWords, readDirective } from '../../guidelines/polarity.ts';
import type { Statement } from '../../guidelines/statements.ts';
import { EVERYWHERE, type Clause, type NotCompiled } from '../types.ts';

/** The clauses of a statement, or what kept them from being read. */
export type Reading =
  | { readonly kind: 'clauses'; readonly clauses: readonly Clause[] }
  | { readonly kind: 'unread'; readonly why: NotCompiled };

/** What a statement stands beside. */
export interface Surroundings {
  /** The statement after it in the same guideline, which may take something back. */
  readonly next?: Statement | undefined;
}

/** Reads what a statement requires and forbids. */
export function readClauses(statement: Statement, _surroundings: Surroundings = {}): Reading {
  const { words, codes } = maskCodeSpans(statement.parts);
  const plain = plainWords(words).replace(/[.!]+$/, '');
  const directive = readDirective(plain);
  const rest = directive?.rest ?? plain;
  const [, verb = '', object = ''] = /^([a-z-]+) (.*)$/.exec(rest) ?? [];
  const clause: Clause = {
    statement,
    strength: 'must',
    polarity: directive?.polarity ?? 'required',
    subject: '',
    verb: directive?.asks === 'thing' ? '' : verb,
    object: directive?.asks === 'thing' ? rest : object,
    codes,
    scope: EVERYWHERE,
    examples: [],
  };
  return { kind: 'clauses', clauses: [clause] };
}
