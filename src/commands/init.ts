import { EXIT, usageError } from '../errors.ts';
import { INSTRUCTIONS_PATH, writeInstructions } from '../jobs/init/write-instructions.ts';
import { openFolder } from '../jobs/open/open-folder.ts';
import { instructionsText } from '../reports/guidance/first-instructions.ts';
import { jsonText } from '../text/json/json-text.ts';
import { readText } from '../workspace/read-text.ts';
import type { CommandLine } from './arguments/command-line.ts';
import { readCommandOptions } from './arguments/command-options.ts';
import type { Terminal } from './output/terminal.ts';
import { writeFiles } from './output/write-files.ts';

/** Files that a client reads as instructions for the whole repository. */
const INSTRUCTIONS = [INSTRUCTIONS_PATH, 'AGENTS.md', 'CLAUDE.md'];

/** `housestyle init`: writes first instructions from what the repository's own configuration says. It overwrites nothing. */
export async function runInit(line: CommandLine, terminal: Terminal): Promise<number> {
  const { root, workspace } = await openFolder(line.repo);
  const { dryRun } = await readCommandOptions(line, workspace);
  const first = await writeInstructions(workspace);
  if (!dryRun) {
    for (const path of INSTRUCTIONS) {
      if ((await readText(workspace, path)).kind === 'text') {
        throw usageError(
          'instructions-exist',
          `The repository has instructions in \`${path}\`, so nothing was written`,
          'See what `init` would write with `--dry-run`.',
        );
      }
    }
  }
  if (first.rules.length === 0) {
    terminal.say(
      `Found no configuration to read rules from. Write \`${INSTRUCTIONS_PATH}\` by hand, one rule a bullet.`,
    );
    return EXIT.done;
  }
  if (!dryRun) {
    await writeFiles(root, new Map([[INSTRUCTIONS_PATH, first.text]]));
  }
  const json = { path: INSTRUCTIONS_PATH, isWritten: !dryRun, ...first };
  await terminal.print(line.format === 'json' ? jsonText(json) : instructionsText(json, terminal.paint));
  return EXIT.done;
}
