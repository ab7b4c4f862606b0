import { openFolder } from '../jobs/open/open-folder.ts';
import { listAhead } from '../workspace/listed-workspace.ts';
import type { CommandLine } from './arguments/command-line.ts';
import type { Terminal } from './output/terminal.ts';

/** `housestyle validate`: git finds the repository and lists its files while the rules are loaded. */
export async function startValidation(line: CommandLine, terminal: Terminal): Promise<number> {
  const opening = openFolder(line.repo).then((opened) => ({ ...opened, workspace: listAhead(opened.workspace) }));
  const [folder, { runValidate }] = await Promise.all([opening, import('./validate.ts')]);
  return runValidate(line, folder, terminal);
}
