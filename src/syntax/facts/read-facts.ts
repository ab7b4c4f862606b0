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
import type { CodeFacts, FactKind } from './types.ts';
import { walkTree, type Collector, type Walk } from './walk.ts';

/** What is wanted of a text. */
export interface FactsRequest {
  /** VS Code's language id. */
  readonly language: string;
  /** Lines whose uses, literals, comments and constructs are wanted, from 1. */
  readonly lines: readonly number[];
  /** The kinds of facts that are wanted, all if absent. The others are empty, and take no time. */
  readonly kinds?: readonly FactKind[] | undefined;
}

/** Reads the facts of a tree in one walk, without recursion. Without any lines, all functions are read. */
export function readFacts(root: SyntaxNode, text: string, { language, lines, kinds }: FactsRequest): CodeFacts {
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
  const collectors = chooseCollectors(walk, lines, kinds);
  // Few files contain an error, and only these have unsound lines.
  const collected = FACT_KINDS.filter(
    (kind) => collectors[kind] !== undefined && (kind !== 'unsound' || root.hasError),
  );
  walkTree(
    root,
    walk,
    collected.flatMap((kind) => collectors[kind] ?? []),
    collected,
  );
  const end = <Kind extends FactKind>(kind: Kind): CodeFacts[Kind] | undefined =>
    isWanted(kind, kinds) ? collectors[kind]?.end(walk) : undefined;
  return {
    imports: end('imports') ?? [],
    declarations: end('declarations') ?? [],
    uses: end('uses') ?? [],
    strings: end('strings') ?? [],
    comments: end('comments') ?? [],
    constructs: end('constructs') ?? [],
    unsound: end('unsound') ?? [],
    code: end('code') ?? [],
    testOnly: end('testOnly') ?? [],
  };
}

/** All kinds. Declarations come first: the others read from the walk which one they are in. */
export const FACT_KINDS: readonly FactKind[] = [
  'declarations',
  'imports',
  'uses',
  'strings',
  'comments',
  'constructs',
  'unsound',
  'code',
  'testOnly',
];

type Collectors = { readonly [Kind in FactKind]?: Collector<CodeFacts[Kind]> };

/** The collectors of the wanted kinds, and the one of imports for uses, whose names may be imported. */
function chooseCollectors(
  { grammar, language }: Walk,
  lines: readonly number[],
  kinds: readonly FactKind[] | undefined,
): Collectors {
  const usesImports = isWanted('imports', kinds) || isWanted('uses', kinds);
  const imports = usesImports ? collectImports(language) : undefined;
  return {
    ...(isWanted('declarations', kinds) ? { declarations: collectDeclarations(grammar) } : {}),
    ...(imports === undefined ? {} : { imports }),
    ...(isWanted('uses', kinds) ? { uses: collectUses((walk) => imports?.end(walk) ?? []) } : {}),
    ...(isWanted('strings', kinds) ? { strings: collectStrings() } : {}),
    ...(isWanted('comments', kinds) ? { comments: collectComments() } : {}),
    ...(isWanted('constructs', kinds) ? { constructs: collectConstructs() } : {}),
    ...(isWanted('unsound', kinds) ? { unsound: collectUnsound(lines) } : {}),
    ...(isWanted('code', kinds) ? { code: collectCodeLines(lines) } : {}),
    ...(isWanted('testOnly', kinds) ? { testOnly: collectTestOnly(language) } : {}),
  };
}

function isWanted(kind: FactKind, kinds: readonly FactKind[] | undefined): boolean {
  return kinds === undefined || kinds.includes(kind);
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
