import type { SymbolIndex } from '../../../symbols/symbol-index.ts';
import type { FileSources } from '../files/file-sources.ts';
import { regex } from '../../../text/regex.ts';

/** The lines of a file that declare a name which a search looks for. */
export interface DeclaringLines {
  readonly path: string;
  /** From 1, in order. */
  readonly lines: readonly number[];
}

const MAX_NAMES = 3;
const MAX_DECLARATIONS = 3;
const MAX_QUERY_CHARACTERS = 500;

/**
 * Finds the lines that declare the names of a query: of one word, or of several those that are written as names are in
 * code. `findCart` and `MAX_ITEMS` are such names, `find` and `cart` in a sentence are not. It finds none if reading costs
 * requests and not all files can be read, so that the search itself can use them.
 */
export async function findDeclaringLines(
  index: SymbolIndex,
  sources: FileSources,
  query: string,
  signal: AbortSignal,
): Promise<readonly DeclaringLines[]> {
  const names = namesIn(query.slice(0, MAX_QUERY_CHARACTERS));
  if (names.length === 0 || !(await canReadAll(sources))) {
    return [];
  }
  const lines = new Map<string, number[]>();
  for (const name of names) {
    const found = await index.findDeclarations(name, { path: '' }, signal);
    for (const { declaration } of found.slice(0, MAX_DECLARATIONS)) {
      const known = lines.get(declaration.path) ?? [];
      lines.set(declaration.path, [...known, declaration.nameLine]);
    }
  }
  return [...lines].map(([path, all]) => ({ path, lines: [...new Set(all)].toSorted((a, b) => a - b) }));
}

async function canReadAll(sources: FileSources): Promise<boolean> {
  const paths = (await sources.nearestFirst('head')).map(({ path }) => path);
  return (await sources.affordable(paths, 'head')).length === paths.length;
}

function namesIn(query: string): readonly string[] {
  const words = query.match(/[\p{ID_Start}$_][\p{ID_Continue}$]*/gu) ?? [];
  const names = words.length === 1 ? words : words.filter((word) => /\p{Ll}\p{Lu}|[^_]_[^_]/u.test(word));
  return [...new Set(names)].slice(0, MAX_NAMES);
}

const IMPORT_LINE = regex()`
  ^\s*(?:
    import\b|from\s+\S+\s+import\b|export\s+(?:type\s+)?[*{].*\bfrom\b|(?:pub\s+)?use\s+\S+;|using\s+[\w.=\s]+;
    |#\s*include\b|\}\s*from\s+["']|(?:const|let|var)\s.*=\s*require\(
  )
`;

/** Whether a line only imports names or passes them on. */
export function isImportLine(line: string): boolean {
  return IMPORT_LINE.test(line);
}
