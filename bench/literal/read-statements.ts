import { readCommandLine } from '../../src/commands/arguments/command-line.ts';
import { readCommandOptions } from '../../src/commands/arguments/command-options.ts';
import { localGuidance } from '../../src/commands/open/guidance.ts';
import { chooseGuidance } from '../../src/jobs/choose/choose-guidance.ts';
import { openNamedFiles } from '../../src/jobs/open/open-named-files.ts';
import { listStatementsOfRepository } from '../../src/jobs/statements.ts';
import { readOwners } from '../../src/literal/ownership/read-owners.ts';
import { readSwitches } from '../../src/options/read-switches.ts';
import type { StatementReport } from '../../src/reports/guidance/statements.ts';
import { concealedWorkspace } from '../../src/workspace/concealed.ts';
import { openRepository } from '../../src/workspace/git/open-repository.ts';
import { revisionWorkspace } from '../../src/workspace/git/revision.ts';

/** The statements of a commit, and the texts of their files and of the named ones. A file that is missing has no text. */
export interface CommitStatements {
  readonly statements: readonly StatementReport[];
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * Lists what `housestyle guidelines --statements` lists in a checkout of a commit, without a checkout and in this process:
 * to check out 200 repositories and start the command in each takes longer than everything else.
 *
 * @param folder a clone, whose working tree may be empty
 * @param named paths of files whose text is asked for as well
 * @throws {Error} if the clone lacks the commit
 */
export async function readCommitStatements(
  folder: string,
  commit: string,
  named: readonly string[] = [],
): Promise<CommitStatements> {
  const opened = await openRepository(folder);
  if (opened.kind === 'problem') {
    throw new Error(opened.message);
  }
  const { repository } = opened;
  try {
    const id = await repository.resolve(commit);
    if (id === undefined) {
      throw new Error(`${folder} has no commit ${commit}`);
    }
    const workspace = revisionWorkspace(repository, id, `commit ${commit.slice(0, 7)}`);
    const line = readCommandLine(['guidelines', '--statements', '--repo', folder]);
    const change = await openNamedFiles(workspace, undefined);
    const options = await readCommandOptions(line, workspace);
    const guidance = await localGuidance(concealedWorkspace(workspace), workspace, options, undefined);
    const { guidelines } = await chooseGuidance({ ...change, guidance, description: undefined }, options);
    const paths = change.changes.files.map(({ path }) => path);
    const owners = await readOwners(workspace, paths);
    const statements = listStatementsOfRepository(guidelines.applicable, readSwitches(options), owners);
    const texts = new Map<string, string>();
    for (const path of new Set([...named, ...statements.map(({ source }) => source)])) {
      const file = await workspace.read(path);
      if (file.kind === 'file') {
        texts.set(path, Buffer.from(file.bytes).toString('utf8'));
      }
    }
    return { statements, texts };
  } finally {
    repository.close();
  }
}
