import { compileGlob } from '../../../text/globs/glob.ts';
import type { WorkspaceEntry } from '../../../workspace/workspace.ts';
import { nameOf } from '../../../workspace/paths.ts';
import type { FileSources } from '../files/file-sources.ts';
import { readResultCount, readRevision, REVISION_PROPERTY, requiredText } from '../calls/given-arguments.ts';
import type { Tool, ToolOutcome } from '../tool.ts';

const RESULTS = 20;
const MAX_RESULTS = 100;

/** The tool that finds files by a glob or a part of their path. */
export function fileSearchTool(sources: FileSources): Tool {
  return {
    name: 'file_search',
    description: `Finds files of the repository by a glob from its root, as **/*.test.ts or src/**, or by a part of their path, in any case. Gives paths, the nearest to the change first; ${RESULTS} unless maxResults says otherwise.`,
    parameters: {
      type: 'object',
      properties: {
        query: { type: 'string', minLength: 1, description: 'A glob, a name, or a part of a path.' },
        maxResults: { type: 'integer', description: `At most ${MAX_RESULTS}.` },
        revision: REVISION_PROPERTY,
      },
      required: ['query'],
    },
    run: async (given) => {
      const revision = readRevision(given);
      const query = requiredText(given, 'query')
        .trim()
        .replaceAll('\\', '/')
        .replace(/^(?:\.?\/)+/, '');
      const entries = await sources.nearestFirst(revision);
      const found = /[*?[\]{}]/.test(query) ? findByGlob(entries, query) : findByPart(entries, query);
      if (typeof found === 'string') {
        return { kind: 'refused', reason: found };
      }
      const { isComplete } = await sources.list(revision);
      return draw(found, query, readResultCount(given, RESULTS, MAX_RESULTS), isComplete);
    },
  };
}

/** The matching paths, or why the glob is invalid. */
function findByGlob(entries: readonly WorkspaceEntry[], query: string): readonly string[] | string {
  const glob = compileGlob(query);
  if (glob.kind === 'invalid') {
    return `That glob cannot be read: ${glob.reason}.`;
  }
  const found = matching(entries, glob.matches);
  // Many models expect `*.ts` to match files in all folders.
  const deep = found.length === 0 ? compileGlob(`**/${query}`) : glob;
  return deep.kind === 'glob' && deep !== glob ? matching(entries, deep.matches) : found;
}

function matching(entries: readonly WorkspaceEntry[], isMatch: (path: string) => boolean): readonly string[] {
  return entries.filter(({ path }) => isMatch(path)).map(({ path }) => path);
}

/** First files with exactly this path or name, then those with it in their name, then in their path. */
function findByPart(entries: readonly WorkspaceEntry[], query: string): readonly string[] {
  const part = query.toLowerCase();
  const ranks: string[][] = [[], [], []];
  for (const { path } of entries) {
    const folded = path.toLowerCase();
    if (folded.includes(part)) {
      const name = nameOf(folded);
      ranks[folded === part || name === part ? 0 : name.includes(part) ? 1 : 2]?.push(path);
    }
  }
  return ranks.flat();
}

function draw(found: readonly string[], query: string, most: number, isComplete: boolean): ToolOutcome {
  const shown = found.slice(0, most);
  const head =
    found.length === 0
      ? `No file of the repository matches ${JSON.stringify(query)}.`
      : found.length === shown.length
        ? `${found.length === 1 ? '1 file matches' : `${found.length} files match`}:`
        : `${found.length} files match, the nearest to the change are:`;
  const note = isComplete ? [] : ['(the repository is too large to be listed completely: there may be more)'];
  return { kind: 'text', text: [head, ...shown, ...note].join('\n') };
}
