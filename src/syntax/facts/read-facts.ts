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
    isAnyWanted: prepareRange(lines),
    isForAll: lines.length === 0,
    inside: undefined,
  };
  const declarations = collectDeclarations(walk.grammar);
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

function prepareRange(lines: readonly number[]): Walk['isAnyWanted'] {
  const sorted = lines.toSorted((a, b) => a - b);
  const least = sorted[0] ?? Number.POSITIVE_INFINITY;
  const most = sorted.at(-1) ?? 0;
  return (first, last) => {
    if (last < least || first > most) {
      return false;
    }
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
