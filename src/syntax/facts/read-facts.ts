import type { SyntaxNode } from '../tree-sitter.ts';
import type { CodeFacts } from './types.ts';

/** What is wanted of a text. */
export interface FactsRequest {
  /** VS Code's language id. */
  readonly language: string;
  /** Lines whose uses, literals, comments and constructs are wanted, from 1. */
  readonly lines: readonly number[];
}

/** Reads the facts of a tree in one walk, without recursion. */
export function readFacts(_root: SyntaxNode, _text: string, _request: FactsRequest): CodeFacts {
  return { imports: [], declarations: [], uses: [], strings: [], comments: [], constructs: [], unsound: [] };
}
