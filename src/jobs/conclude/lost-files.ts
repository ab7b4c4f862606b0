import { findRuleReason } from '../../changes/review-scope.ts';
import type { Options } from '../../options/options.ts';
import { groupBy } from '../../structures/group-by.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { readTrustedRules } from '../choose/read-scope-rules.ts';

/** A version of the files and options that decide what is reviewed. */
export interface ScopeVersion {
  readonly workspace: Workspace;
  readonly options: Pick<Options, 'paths' | 'ignore' | 'contentExclusion'>;
}

/** Files that would not be reviewed any more, for one reason. */
export interface LostFiles {
  /** `ignored by `**``, with the line of the file that says so if there is one. */
  readonly reason: string;
  readonly paths: readonly string[];
}

export interface LostFilesSearch {
  readonly lost: readonly LostFiles[];
  /** The number of files that were looked at, and whether the repository has more. */
  readonly files: number;
  readonly isComplete: boolean;
}

/** Most files of the repository to look at: each is matched with all patterns, twice. */
const MAX_FILES = 5_000;

/**
 * Finds the files of the repository that are reviewed by the rules of one version and not by those of the other. Only what
 * somebody wrote into a configuration counts, not what a file looks like.
 *
 * @param paths files to look at in any case: those of the change
 */
export async function findLostFiles(
  before: ScopeVersion,
  after: ScopeVersion,
  { paths, repository }: { readonly paths: readonly string[]; readonly repository: string | undefined },
): Promise<LostFilesSearch> {
  const { entries, isComplete } = await after.workspace.find({ endings: [''], deep: [''], shallow: [] });
  const known = [...new Set([...paths, ...entries.filter(({ kind }) => kind === 'file').map(({ path }) => path)])];
  const looked = known.slice(0, MAX_FILES);
  const [old, next] = [await reasonFinder(before, looked, repository), await reasonFinder(after, looked, repository)];
  const lost: { readonly path: string; readonly reason: string }[] = [];
  for (const path of looked) {
    const reason = (await old(path)) === undefined ? await next(path) : undefined;
    if (reason !== undefined) {
      lost.push({ path, reason });
    }
  }
  const groups = [...groupBy(lost, ({ reason }) => reason)];
  return {
    lost: groups.map(([reason, files]) => ({ reason, paths: files.map(({ path }) => path) })),
    files: looked.length,
    isComplete: isComplete && looked.length === known.length,
  };
}

async function reasonFinder(
  { workspace, options }: ScopeVersion,
  paths: readonly string[],
  repository: string | undefined,
): Promise<(path: string) => Promise<string | undefined>> {
  const trusted = await readTrustedRules(
    workspace,
    paths.map((path) => ({ path })),
    { named: options.contentExclusion, repository },
  );
  // Rules about content are left out: reading every file of a repository would take too long.
  const rules: Parameters<typeof findRuleReason>[1] = {
    ...options,
    ...trusted,
    readHead: () => Promise.resolve(''),
  };
  return async (path) => (await findRuleReason(path, rules))?.reason;
}
