import type { FileSources } from '../files/file-sources.ts';
import { createCodeSearch, type FoundCode } from './code-search.ts';
import { readResultCount, requiredText } from '../calls/given-arguments.ts';
import type { SymbolIndex } from '../../../symbols/symbol-index.ts';
import { findDeclaringLines, type DeclaringLines } from '../symbols/declaring-lines.ts';
import { drawLinesAround } from './lines-around.ts';
import type { Tool } from '../tool.ts';

const RESULTS = 8;
const MAX_RESULTS = 20;

/** The tool that finds code by words. It is exclusive, because the first call reads much of the repository. */
export function semanticSearchTool(sources: FileSources, symbols: SymbolIndex, now: () => number): Tool {
  const search = createCodeSearch(sources, now);
  return {
    name: 'semantic_search',
    description: `Finds code of the repository, as it is with the change, by words that may stand in it: names, parts of names, words of comments. Rare words count most, and so does what is near to the change. Gives the ${RESULTS} best files with their best lines, marked ">"; the declaration of a name comes first.`,
    isExclusive: true,
    parameters: {
      type: 'object',
      properties: {
        query: { type: 'string', minLength: 1, description: 'Words that describe what is looked for.' },
        maxResults: { type: 'integer', description: `Files, at most ${MAX_RESULTS}.` },
      },
      required: ['query'],
    },
    run: async (given, signal) => {
      const query = requiredText(given, 'query').slice(0, MAX_QUERY_CHARACTERS);
      const most = readResultCount(given, RESULTS, MAX_RESULTS);
      const { found: byWords, extent } = await search.find(query, most, signal);
      const found = await declaringFirst(
        sources,
        byWords,
        await findDeclaringLines(symbols, sources, query, signal),
        most,
      );
      const files = found.length === 1 ? '1 file' : `${found.length} files`;
      const head =
        found.length === 0
          ? 'No file has any of these words; try others, or grep_search.'
          : `${files}, the best first:`;
      const searched =
        extent.indexed < extent.files
          ? [`(${extent.indexed} of ${extent.files} files were searched, the nearest to the change)`]
          : [];
      return { kind: 'text', text: [head, ...searched, ...found.flatMap(drawFound)].join('\n') };
    },
  };
}

/** Puts files first that declare a name of the query, and the declaring lines before their other lines. */
async function declaringFirst(
  sources: FileSources,
  found: readonly FoundCode[],
  declaring: readonly DeclaringLines[],
  most: number,
): Promise<readonly FoundCode[]> {
  const declared: FoundCode[] = [];
  for (const { path, lines } of declaring) {
    const file = await sources.read(path, 'head');
    const known = found.find((one) => one.path === path);
    if (file.kind === 'text') {
      const others = known?.lines.filter((line) => !lines.includes(line)) ?? [];
      declared.push({
        path,
        text: file.text,
        lines: [...lines, ...others].slice(0, Math.max(lines.length, LINES_A_FILE)),
      });
    }
  }
  const others = found.filter(({ path }) => !declared.some((one) => one.path === path));
  return [...declared, ...others].slice(0, most);
}

const LINES_A_FILE = 3;
/** Maximum length of a query. */
const MAX_QUERY_CHARACTERS = 2_000;

function drawFound({ path, text, lines }: FoundCode): readonly string[] {
  return ['', `File: ${path}`, ...drawLinesAround(text, lines)];
}
