import type { CodePattern } from '../code-pattern.ts';
import { findInTokens } from './match-snippet.ts';
import { readSnippet, type Part } from './read-snippet.ts';
import { tokenize } from './tokens.ts';

/** A snippet with the search of a single line, for files without a grammar. */
export interface CompiledSnippet {
  readonly snippet: readonly Part[];
  readonly pattern: CodePattern;
  readonly needsLanguage?: true;
}

/** Several languages have `_ = f()`, with different meanings. */
const IN_SEVERAL_LANGUAGES = /^_ ?=/;

/** Compiles quoted code whose syntax is meant. Undefined if it is not certain which names stand for any other. */
export function compileSnippet(code: string): CompiledSnippet | undefined {
  const snippet = readSnippet(code);
  return snippet === undefined
    ? undefined
    : {
        snippet,
        pattern: {
          code,
          place: snippet.some(({ kind }) => kind === 'string') ? 'anywhere' : 'code',
          word: false,
          call: false,
          find: (line) => findInTokens(snippet, tokenize(line))[0]?.column ?? -1,
        },
        ...(IN_SEVERAL_LANGUAGES.test(code) ? { needsLanguage: true } : {}),
      };
}
