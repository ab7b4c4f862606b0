import type { RepositoryView } from '../rules/types.ts';
import { githubGlobs, vscodeGlobs } from '../text/globs/glob.ts';

/** The files that a glob matches, in the two ways in which clients read it. */
export interface GlobCount {
  readonly vscode: readonly string[];
  /** As github.com and Claude Code read it: from the root, in exact letter case. */
  readonly fromRoot: readonly string[];
  /** Whether the workspace has more files than were compared. */
  readonly isCut: boolean;
  /** The reason why it is not a glob. */
  readonly problem?: string;
}

/** Comparing takes about a second for a million files. */
const MAX_COMPARED = 50_000;

/** Counts the files that a glob matches. `root` is the workspace folder to which it is relative. */
export function countGlob(pattern: string, root: string, { entries }: RepositoryView['paths']): GlobCount {
  const fromRoot = githubGlobs([pattern], root);
  const vscode = vscodeGlobs([pattern], root);
  const [invalid] = fromRoot.invalid;
  const compared = entries.length > MAX_COMPARED ? entries.slice(0, MAX_COMPARED) : entries;
  const files = compared.flatMap(({ path, kind }) => (kind === 'file' ? [path] : []));
  return {
    vscode: files.filter((path) => vscode.matches(path) !== undefined),
    fromRoot: files.filter((path) => fromRoot.matches(path) !== undefined),
    isCut: compared.length < entries.length,
    ...(invalid !== undefined && vscode.patterns.length === 0 && { problem: invalid.reason }),
  };
}
