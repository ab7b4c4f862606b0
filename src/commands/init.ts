import { EXIT, usageError } from '../errors.ts';
import { CONFIGURATION_PATH, WORKFLOW_PATH, writeFirstConfiguration, writeWorkflow } from '../jobs/init/first-files.ts';
import { INSTRUCTIONS_PATH } from '../jobs/init/rule-guideline.ts';
import { sampleCode } from '../jobs/init/sample-code.ts';
import { SAMPLED_LANGUAGES } from '../jobs/init/usual-rules.ts';
import { writeInstructions, type FirstInstructions } from '../jobs/init/write-instructions.ts';
import type { ScopeSettings } from '../jobs/choose/choose-scope.ts';
import { openFolder } from '../jobs/open/open-folder.ts';
import { firstFilesText, type FirstFile, type InitReport } from '../reports/guidance/first-files.ts';
import { jsonText } from '../text/json/json-text.ts';
import { VERSION } from '../version.ts';
import { openRepository, type OpenedRepository } from '../workspace/git/open-repository.ts';
import { readText } from '../workspace/read-text.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { CommandLine } from './arguments/command-line.ts';
import { noteConfigFault, readCommandOptions } from './arguments/command-options.ts';
import { loadGrammars } from './assets/load-assets.ts';
import { followExtends } from './open/follow-extends.ts';
import type { Terminal } from './output/terminal.ts';
import { writeFiles } from './output/write-files.ts';

/** Files that a client reads as instructions for the whole repository. */
const INSTRUCTIONS = [INSTRUCTIONS_PATH, 'AGENTS.md', 'CLAUDE.md', '.claude/CLAUDE.md', 'GEMINI.md'];

/**
 * `housestyle init`: writes a workflow, a configuration, and first instructions from what the repository's own configuration
 * says and its code follows. It asks nothing, and leaves what is there as it is.
 */
export async function runInit(line: CommandLine, terminal: Terminal): Promise<number> {
  const { root, workspace, around } = await openFolder(line.repo);
  await refuseNoRepository(line.repo);
  await refuseSparse(around);
  const follow = followExtends(line, terminal);
  const unread = await noteConfigFault(line, workspace, follow);
  if (unread !== undefined) {
    terminal.say(unread.sentence);
  }
  const options = await readCommandOptions(line, workspace, follow);
  const { dryRun } = options;
  const hasInstructions = (await findFirst(workspace, INSTRUCTIONS)) !== undefined;
  const first = hasInstructions ? NO_INSTRUCTIONS : await suggestFromCode(root, workspace, options, terminal);
  const planned = await planFiles(workspace, first, VERSION);
  if (!dryRun) {
    await writeFiles(
      root,
      new Map(planned.flatMap(({ path, state, text }) => (state === 'planned' ? [[path, text] as const] : []))),
    );
  }
  const files = dryRun
    ? planned
    : planned.map((file): FirstFile => (file.state === 'planned' ? { ...file, state: 'written' } : file));
  const own = files.find(
    ({ path, state }) => path === INSTRUCTIONS_PATH && (state === 'planned' || state === 'written'),
  );
  const instructions = own && { path: INSTRUCTIONS_PATH, isWritten: !dryRun, ...first };
  await terminal.print(
    line.format === 'json'
      ? jsonText({ path: INSTRUCTIONS_PATH, isWritten: own?.state === 'written', ...first, files } satisfies InitReport)
      : firstFilesText(files, instructions, terminal.paint, terminal.columns),
  );
  return EXIT.done;
}

/** Throws a `UserError` outside of a repository, such as in the home folder, where nobody wants the files. */
async function refuseNoRepository(repo: string | undefined): Promise<void> {
  const opened = await openRepository(repo ?? '.');
  if (opened.kind === 'repository') {
    opened.repository.close();
  } else if (repo === undefined && opened.code === 'not-a-repository') {
    throw usageError(
      opened.code,
      opened.message,
      'Run this in your clone, or run `git init` first. `--repo FOLDER` writes the files into a folder without git.',
    );
  }
}

/** Throws a `UserError` if files that are to be kept may be in the repository, and are not on the disk. */
async function refuseSparse(around: OpenedRepository): Promise<void> {
  const leftOut = around.kind === 'repository' ? await around.repository.leftOutPaths() : [];
  const first = leftOut.find((path) => path.startsWith('.github/') || INSTRUCTIONS.includes(path));
  if (first !== undefined) {
    throw usageError(
      'sparse-checkout',
      `The repository has a file "${first}", which is not on the disk, because this clone is a sparse checkout`,
      'Bring what is there back first: `git sparse-checkout add .github`, or `git sparse-checkout disable` for all files.',
    );
  }
}

const NO_INSTRUCTIONS: FirstInstructions = { text: '', rules: [], broken: [] };

async function suggestFromCode(
  root: string,
  workspace: Workspace,
  settings: ScopeSettings,
  terminal: Terminal,
): Promise<FirstInstructions> {
  terminal.progress('Looking at what the code follows …');
  const sample = await sampleCode(root, SAMPLED_LANGUAGES, settings);
  try {
    return await writeInstructions(workspace, sample, loadGrammars());
  } finally {
    sample?.close();
  }
}

/** Each file with its text, and whether there is one like it already. */
async function planFiles(
  workspace: Workspace,
  first: FirstInstructions,
  version: string,
): Promise<readonly FirstFile[]> {
  const plan = async (path: string, text: string, existing: string | undefined): Promise<FirstFile> => ({
    path,
    text,
    ...(existing === undefined ? { state: text === '' ? 'empty' : 'planned' } : { state: 'kept', existing }),
  });
  return Promise.all([
    plan(INSTRUCTIONS_PATH, first.rules.length === 0 ? '' : first.text, await findFirst(workspace, INSTRUCTIONS)),
    plan(CONFIGURATION_PATH, writeFirstConfiguration(), await findFirst(workspace, [CONFIGURATION_PATH])),
    plan(WORKFLOW_PATH, writeWorkflow(version), await findWorkflow(workspace)),
  ]);
}

/** A path at which there is anything, also a link or a folder. */
async function findFirst(workspace: Workspace, paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) {
    if ((await workspace.read(path)).kind !== 'missing') {
      return path;
    }
  }
  return undefined;
}

/** A workflow that uses this Action already, under any name. */
async function findWorkflow(workspace: Workspace): Promise<string | undefined> {
  const entries = await workspace.list('.github/workflows');
  for (const { path } of entries.filter((entry) => /\.ya?ml$/.test(entry.path))) {
    const read = await readText(workspace, path);
    if (read.kind === 'text' && /^\s*-?\s*uses:\s*\S*\/housestyle@/m.test(read.source.text)) {
      return path;
    }
  }
  return findFirst(workspace, [WORKFLOW_PATH]);
}
