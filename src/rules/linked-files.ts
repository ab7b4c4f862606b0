import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { groupBy } from '../structures/group-by.ts';
import { resolveLink } from '../workspace/paths.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { CLIENTS } from '../customizations/known/clients.ts';
import type { FileToCheck } from './run/subject.ts';
import type { CheckedFile } from './types.ts';

/** What is known about links before they are read. */
interface Links {
  /** The files that paths below a linked folder lead to. */
  readonly behindPaths: ReadonlyMap<string, string>;
  /** The paths that are links themselves. */
  readonly linkedFiles: ReadonlySet<string>;
}

/** A link to a link to a link is rare; a longer chain may be a loop. */
const MAX_STEPS = 8;

/**
 * Joins files that are one and the same, reached through links: `.claude/skills/x/SKILL.md` if `.claude/skills` is a link
 * to `.agents/skills`. The file is checked once, for all clients that read it under any of its paths. `CLAUDE.md` and
 * `AGENTS.md` are still checked both, because different rules apply to them; see `foldLinked`.
 */
export async function joinLinked(
  workspace: Pick<Workspace, 'read'>,
  files: readonly FileToCheck[],
  links: Links,
): Promise<readonly FileToCheck[]> {
  const isLinked = ({ path }: FileToCheck): boolean => links.linkedFiles.has(path) || links.behindPaths.has(path);
  if (!files.some(isLinked)) {
    return files;
  }
  const real = new Map<FileToCheck, string>();
  for (const file of files) {
    real.set(file, isLinked(file) ? await findRealPath(workspace, file.path, links) : file.path);
  }
  return [...groupBy(files, (file) => real.get(file) ?? file.path)].flatMap(([path, same]) => joinSame(path, same));
}

async function findRealPath(workspace: Pick<Workspace, 'read'>, start: string, links: Links): Promise<string> {
  let path = links.behindPaths.get(start) ?? start;
  for (let step = 0; links.linkedFiles.has(path) && step < MAX_STEPS; step += 1) {
    const read = await workspace.read(path);
    const target = read.kind === 'symlink' ? resolveLink(path, read.target) : undefined;
    if (target?.kind !== 'inside') {
      return start;
    }
    path = links.behindPaths.get(target.path) ?? target.path;
  }
  return path;
}

/** One file of each kind: the one at the real path, or else the first. */
function joinSame(real: string, same: readonly FileToCheck[]): readonly FileToCheck[] {
  const paths = [...new Set(same.map(({ path }) => path))];
  if (paths.length === 1) {
    return paths[0] === real ? same : same.map((file) => ({ ...file, realPath: real }));
  }
  return [...groupBy(same, ({ kind }) => kind).values()].flatMap((ofKind) => {
    const kept = ofKind.find(({ path }) => path === real) ?? ofKind[0];
    const isForAll = ofKind.some(({ clients }) => clients.length === 0);
    const clients = isForAll ? [] : CLIENTS.filter((client) => ofKind.some((file) => file.clients.includes(client)));
    return kept === undefined
      ? []
      : [{ ...kept, clients, realPath: real, otherPaths: paths.filter((path) => path !== kept.path).sort() }];
  });
}

/** Reports each finding in a file with several paths once, at its real path if possible, with the other paths. */
export function foldLinked(findings: readonly Diagnostic[], files: readonly CheckedFile[]): readonly Diagnostic[] {
  const linked = new Map(files.flatMap((file) => (file.otherPaths === undefined ? [] : [[file.path, file]])));
  if (linked.size === 0) {
    return findings;
  }
  const kept = new Map<string, Diagnostic>();
  const others: Diagnostic[] = [];
  for (const finding of findings) {
    const file = linked.get(finding.path);
    if (file === undefined) {
      others.push(finding);
      continue;
    }
    const { rule, start, message } = finding;
    const key = [file.realPath, rule, start.line, start.column, message].join('\n');
    if (!kept.has(key) || finding.path === file.realPath) {
      kept.set(key, { ...finding, otherPaths: file.otherPaths ?? [] });
    }
  }
  return [...others, ...kept.values()];
}
