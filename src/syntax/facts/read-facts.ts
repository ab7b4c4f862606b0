import { grammarOf } from '../grammars.ts';
import type { SyntaxNode } from '../syntax-node.ts';
import { collectCodeLines } from './collectors/code-lines.ts';
import { collectComments } from './collectors/comments.ts';
import { collectConstructs } from './collectors/constructs.ts';
import { collectDeclarations } from './collectors/declarations.ts';
import { collectImports } from './collectors/imports.ts';
import { collectStrings } from './collectors/strings.ts';
import { collectTestOnly } from './collectors/test-only.ts';
import { collectUnsound } from './collectors/unsound.ts';
import { collectUses } from './collectors/uses.ts';
import type { CodeFacts } from './types.ts';
import { walkTree, type Walk } from './walk.ts';

/** What is wanted of a text. */
export interface FactsRequest {
  /** VS Code's language id. */
  readonly language: string;
  /** Lines whose uses, literals, comments and constructs are wanted, from 1. */
  readonly lines: readonly number[];
}

/** Reads the facts of a tree in one walk, without recursion. Without any lines, all functions are read. */
export function readFacts(root: SyntaxNode, text: string, { language, lines }: FactsRequest): CodeFacts {
  const wanted = new Set(lines);
  const walk: Walk = {
    text,
    language,
    grammar: grammarOf(language)?.file ?? '',
    isWanted: (line) => wanted.has(line),
    touches: prepareTouches(lines),
    inside: undefined,
  };
  const declarations = collectDeclarations();
  const imports = collectImports(language);
  const uses = collectUses(() => imports.end(walk));
  const strings = collectStrings();
  const comments = collectComments();
  const constructs = collectConstructs();
  const unsound = collectUnsound(lines);
  const code = collectCodeLines(lines);
  const testOnly = collectTestOnly(language);
  // Declarations come first: the others read from the walk which one they are in.
  walkTree(root, walk, [declarations, imports, uses, strings, comments, constructs, unsound, code, testOnly]);
  return {
    imports: imports.end(walk),
    declarations: declarations.end(walk),
    uses: uses.end(walk),
    strings: strings.end(walk),
    comments: comments.end(walk),
    constructs: constructs.end(walk),
    unsound: unsound.end(walk),
    code: code.end(walk),
    testOnly: testOnly.end(walk),
  };
}

function prepareTouches(lines: readonly number[]): Walk['touches'] {
  if (lines.length === 0) {
    return () => true;
  }
  const sorted = lines.toSorted((a, b) => a - b);
  return (first, last) => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? 0) < first) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return (sorted[low] ?? Number.POSITIVE_INFINITY) <= last;
  };
}
