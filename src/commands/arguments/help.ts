import { COMMANDS, FLAGS, commandOptions, type CommandName, type CommandSpec } from './command-table.ts';

/** Draws the help text of one command, or of all. */
export function drawHelp(command: CommandName | undefined): string {
  const commands: readonly CommandSpec[] = COMMANDS.filter((spec) => command === undefined || spec.name === command);
  const flags = FLAGS.filter(
    (flag) => command === undefined || flag.commands === 'all' || flag.commands.includes(command),
  );
  const usage = commands.map((spec) =>
    row(
      `housestyle ${spec.name}${spec.operands === undefined ? '' : ` ${spec.operands}`}`,
      `${spec.description} (${spec.formats.join(', ')})`,
    ),
  );
  return [
    'Usage:',
    ...usage,
    '',
    'Flags:',
    ...flags.map((flag) => row(`--${flag.name}${flag.type === 'switch' ? '' : ' …'}`, flag.description)),
    '',
    'Options (also inputs of the Action and keys of .github/housestyle.yml):',
    ...commandOptions().map((spec) =>
      row(
        `--${spec.name}${spec.type === 'boolean' ? '' : ' …'}`,
        `${spec.description}${spec.default === undefined ? '' : ` (${spec.default})`}`,
      ),
    ),
    '',
    'Exit codes: 0 success; 1 findings or problems at or above --fail-on; 2 wrong usage or configuration; 3 the run failed.',
    '',
  ].join('\n');
}

const NAME_COLUMN = 28;

function row(name: string, description: string): string {
  return `  ${name.padEnd(NAME_COLUMN)} ${description}`;
}
