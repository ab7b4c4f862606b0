import { folderOf } from '../../workspace/paths.ts';
import { readText } from '../../workspace/read-text.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { LocatedFile } from './locate-files.ts';

/**
 * Finds each AGENTS.md that Claude Code reads: those of a project without a CLAUDE.md, and those that the CLAUDE.md next to
 * them imports or links to. A CLAUDE.md at the root or in the same folder takes the place of an AGENTS.md.
 *
 * @see https://code.claude.com/docs/en/memory (November 2026; Claude Code 2.1.277 and later)
 */
export async function findAgentsMdForClaude(
  workspace: Workspace,
  located: readonly LocatedFile[],
): Promise<ReadonlySet<string>> {
  const agents = located.filter(({ kind }) => kind === 'agents-md');
  if (agents.length === 0) {
    return new Set();
  }
  const claude = new Map<string, string[]>();
  for (const { kind, path } of located) {
    if (kind === 'claude-md') {
      const folder = folderOf(path).replace(IN_CLAUDE_FOLDER, '');
      claude.set(folder, [...(claude.get(folder) ?? []), path]);
    }
  }
  const read = await Promise.all(
    agents.map(async ({ path, folder }) => {
      const own = claude.get(folderOf(path)) ?? [];
      const isReplaced = own.length > 0 || claude.has(folder) || claude.has('');
      return !isReplaced || (await someLeadsTo(workspace, own)) ? [path] : [];
    }),
  );
  return new Set(read.flat());
}

const IN_CLAUDE_FOLDER = /(?:^|\/)\.claude$/;
const IMPORT = /(?<!\S)@(?:\.{1,2}\/)*AGENTS\.md\b/i;

async function someLeadsTo(workspace: Workspace, paths: readonly string[]): Promise<boolean> {
  for (const path of paths) {
    if ((await workspace.read(path)).kind === 'symlink') {
      return true;
    }
    const read = await readText(workspace, path);
    if (read.kind === 'text' && IMPORT.test(read.source.text)) {
      return true;
    }
  }
  return false;
}
