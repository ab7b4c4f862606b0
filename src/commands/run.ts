import { EXIT } from '../errors.ts';
import { VERSION } from '../version.ts';
import { readCommandLine, type CommandLine } from './arguments/command-line.ts';
import { checkFolder, checkWorkingDirectory } from './open/folder.ts';
import { checkServer } from './open/server-address.ts';
import { drawHelp } from './arguments/help.ts';
import { missingCommand } from './arguments/missing-command.ts';
import { openTerminal, type Terminal } from './output/terminal.ts';

/** Runs one command line and returns its exit code; throws a `UserError` if it cannot run. */
export async function runCommand(args: readonly string[], interruption: AbortSignal): Promise<number> {
  const line = readCommandLine(args);
  const terminal = openTerminal(line, interruption);
  if (line.version) {
    await terminal.print(`${VERSION}\n`);
    return EXIT.done;
  }
  if (line.help !== undefined) {
    await terminal.print(drawHelp(line.command, line.help === 'all', terminal.columns));
    return EXIT.done;
  }
  if (line.command === undefined && args.length > 0) {
    throw missingCommand(args);
  }
  if (line.command === undefined) {
    terminal.say(drawHelp(undefined, false, terminal.columns));
    return EXIT.usage;
  }
  checkWorkingDirectory();
  await checkFolder('--repo', line.repo);
  await checkFolder('--user-folder', line.userFolder);
  await checkOutputs(line);
  return runNamed(line, line.command, terminal);
}

/** Before the work begins: nobody should pay for a result that cannot be written. */
async function checkOutputs({ output, options }: CommandLine): Promise<void> {
  const sarifFile = options.get('sarif-file')?.value;
  const named = [
    ['--output', output],
    ['--sarif-file', sarifFile],
  ] as const;
  for (const [flag, path] of named) {
    if (typeof path === 'string') {
      await (await import('./output/write-output.ts')).refuseUnwritable(path, flag);
    }
  }
}

/** Each command loads only what it uses. */
async function runNamed(
  line: CommandLine,
  command: NonNullable<CommandLine['command']>,
  terminal: Terminal,
): Promise<number> {
  switch (command) {
    case 'review':
      return (await import('./review.ts')).runReview(line, terminal);
    case 'plan':
      return (await import('./plan.ts')).runPlan(line, terminal);
    case 'publish':
      return (await import('./publish.ts')).runPublish(line, terminal);
    case 'validate':
      return (await import('./start-validation.ts')).startValidation(line, terminal);
    case 'dump':
      return (await import('./dump.ts')).runDump(line, terminal);
    case 'describe':
      checkServer(process.env);
      return (await import('./describe.ts')).runDescribe(line, terminal);
    case 'guidelines':
      checkServer(process.env);
      return (await import('./guidelines.ts')).runGuidelines(line, terminal);
    case 'why':
      return (await import('./why.ts')).runWhy(line, terminal);
    case 'init':
      return (await import('./init.ts')).runInit(line, terminal);
    case 'agents':
      return (await import('./agents.ts')).runAgents(line, terminal);
    case 'rules':
      return (await import('./rules.ts')).runRules(line, terminal);
    case 'changes':
      return (await import('./changes.ts')).runChanges(line, terminal);
    case 'doctor':
      return (await import('./doctor.ts')).runDoctor(line, terminal);
    case 'completion':
      return (await import('./completion.ts')).runCompletion(line, terminal);
    case 'learn':
      checkServer(process.env);
      return (await import('./learn.ts')).runLearn(line, terminal);
    case 'fleet':
      checkServer(process.env);
      return (await import('./fleet.ts')).runFleet(line, terminal);
    case 'lsp':
      return (await import('./lsp.ts')).runLanguageServer(line, terminal);
  }
}
