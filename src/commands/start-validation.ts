import { openFolder } from '../jobs/open/open-folder.ts';
import { listAhead } from '../workspace/listed-workspace.ts';
import type { CommandLine } from './arguments/command-line.ts';
import type { Terminal } from './output/terminal.ts';

/** `housestyle validate`: lists the files while the rules are loaded, because both take about the same time. */
export async function startValidation(line: CommandLine, terminal: Terminal): Promise<number> {
  const { root, workspace } = await openFolder(line.repo);
  const folder = { root, workspace: listAhead(workspace) };
  const { runValidate } = await import('./validate.ts');
  return runValidate(line, folder, terminal);
}
