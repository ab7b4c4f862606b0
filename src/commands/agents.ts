import { EXIT, UserError } from '../errors.ts';
import { discoverCustomizations } from '../customizations/discover.ts';
import { noteSparse } from '../jobs/open/note-sparse.ts';
import { openFolder } from '../jobs/open/open-folder.ts';
import { chooseAgent } from '../jobs/choose/choose-agent.ts';
import { customizationReader } from '../customizations/read-customization.ts';
import { chooseGuidance } from '../jobs/choose/choose-guidance.ts';
import { listAgents } from '../jobs/agents.ts';
import { agentsText, type AgentsReport } from '../reports/review/agents.ts';
import { agentsJson } from '../reports/review/agents-json.ts';
import type { CommandLine } from './arguments/command-line.ts';
import { noteConfigFault, readCommandOptions } from './arguments/command-options.ts';
import { followExtends } from './open/follow-extends.ts';
import { localGuidance } from './open/guidance.ts';
import { withChange } from './open/open-change.ts';
import type { Terminal } from './output/terminal.ts';
import { jsonText } from '../text/json/json-text.ts';
import { listOnce } from '../workspace/listed-workspace.ts';

/** `housestyle agents`: prints every agent, and for a message or a change who would review it and why. */
export async function runAgents(line: CommandLine, terminal: Terminal): Promise<number> {
  const report = await makeReport(line, terminal);
  await terminal.print(
    line.format === 'json' ? jsonText(agentsJson(report)) : agentsText(report, terminal.paint, terminal.columns),
  );
  return EXIT.done;
}

async function makeReport(line: CommandLine, terminal: Terminal): Promise<AgentsReport> {
  if (namesChange(line)) {
    return reportOnChange(line, terminal);
  }
  if (line.message === undefined) {
    return reportOnFolder(line, terminal);
  }
  try {
    return await reportOnChange(line, terminal);
  } catch (error) {
    // Expected if there is no change to read: the message alone can still be matched with the agents.
    if (!(error instanceof UserError && WITHOUT_CHANGE.has(error.code))) {
      throw error;
    }
    terminal.say(`Only the message is used, because there is no change: ${error.message}`);
    return reportOnFolder(line, terminal);
  }
}

const WITHOUT_CHANGE: ReadonlySet<string> = new Set([
  'no-commit',
  'no-default-base',
  'not-a-repository',
  'bare-repository',
  'git-missing',
]);

function namesChange({ base, head, staged, workingTree, diff }: CommandLine): boolean {
  return base !== undefined || head !== undefined || staged || workingTree || diff !== undefined;
}

function reportOnChange(line: CommandLine, terminal: Terminal): Promise<AgentsReport> {
  return withChange(line, terminal, async ({ subject, options }) => {
    const chosen = await chooseGuidance(subject, options);
    const asked = { message: line.message ?? '', chosen };
    return listAgents(chosen.customizations, subject.guidance, asked, options);
  });
}

/** The agents as they are on disk. */
async function reportOnFolder(line: CommandLine, terminal: Terminal): Promise<AgentsReport> {
  const { workspace: disk, around } = await openFolder(line.repo);
  const workspace = await listOnce(disk);
  const follow = followExtends(line, terminal);
  const unread = await noteConfigFault(line, workspace, follow);
  [unread?.sentence, await noteSparse(around)].forEach((note) => {
    if (note !== undefined) {
      terminal.say(note);
    }
  });
  const options = await readCommandOptions(line, workspace, follow);
  const guidance = await localGuidance(workspace, workspace, options, line.userFolder);
  const { compatibility, workspaceFolders } = options;
  const customizations = await discoverCustomizations({ ...guidance, compatibility, workspaceFolders });
  // Throws for a name that no agent has.
  await chooseAgent(options.agent, customizations, customizationReader(guidance));
  const asked = line.message === undefined ? undefined : { message: line.message };
  return listAgents(customizations, guidance, asked, options);
}
