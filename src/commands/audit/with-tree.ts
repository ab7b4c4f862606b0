import type { AuditSubject } from '../../jobs/audit/audit-subject.ts';
import { openAudit } from '../../jobs/audit/open-audit.ts';
import { openFolder } from '../../jobs/open/open-folder.ts';
import { openTree } from '../../jobs/audit/open-tree.ts';
import { chooseModels, type ModelChoice } from '../../models/choose.ts';
import type { Options } from '../../options/options.ts';
import { concealedWorkspace } from '../../workspace/concealed.ts';
import type { CommandLine } from '../arguments/command-line.ts';
import { refuseNamedChange } from '../arguments/named-change.ts';
import { noteConfigFault, readCommandOptions } from '../arguments/command-options.ts';
import { keepHeapTight } from '../../engine.ts';
import { followExtends } from '../open/follow-extends.ts';
import { localGuidance } from '../open/guidance.ts';
import { routingFor } from '../open/model-input.ts';
import type { Terminal } from '../output/terminal.ts';
import { refuseOutputs } from '../output/refuse-outputs.ts';

/** A commit to audit, and the options that it was opened with. */
export interface OpenedTree {
  readonly audited: AuditSubject;
  readonly options: Options;
  readonly choice: ModelChoice;
  /** The folder of the repository. */
  readonly root: string;
}

/** Opens the commit that `--head` names, passes it to `work`, and closes it. */
export async function withTree<T>(
  line: CommandLine,
  terminal: Terminal,
  work: (opened: OpenedTree) => Promise<T>,
): Promise<T> {
  refuseNamedChange(line, {
    instead: '--all-files',
    hint: 'An audit reads all files of one commit, and no change. Name the commit with `--head`.',
    takesHead: true,
  });
  keepHeapTight();
  const { root } = await openFolder(line.repo);
  const tree = await openTree({ repo: root, head: line.head });
  try {
    const { workspace } = tree;
    const follow = followExtends(line, terminal);
    const unread = await noteConfigFault(line, workspace, follow);
    if (unread !== undefined) {
      terminal.say(unread.sentence);
    }
    const options = await readCommandOptions(line, workspace, follow);
    await refuseOutputs(options, options.outputDir ?? '.');
    const guidance = await localGuidance(concealedWorkspace(workspace), workspace, options, line.userFolder);
    const choice = chooseModels(options, terminal.environment);
    const settings = { ...options, ...routingFor(choice, options, line.message) };
    return await work({ audited: await openAudit(tree, guidance, settings), options, choice, root });
  } finally {
    tree.close();
  }
}
