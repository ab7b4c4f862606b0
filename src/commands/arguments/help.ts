import type { OptionSpec } from '../../options/options.ts';
import { reportWidth, wrapText } from '../../reports/wrap.ts';
import { COMMANDS, type CommandName, type CommandSpec } from './command-table.ts';
import { commandFlags, commandOptions, FLAGS, type FlagSpec } from './flags.ts';
import { findOptionUse, OPTION_GROUPS } from './option-commands.ts';
import { wordsIn } from '../../structures/words-in.ts';

/**
 * Draws the help text of one command, or the list of commands. A text that would be longer than a person reads
 * describes the common flags, and only names the others, unless all are asked for.
 *
 * @param columns - The width of the terminal. Undefined for a file or a pipe.
 */
export function drawHelp(command: CommandName | undefined, isComplete = false, columns?: number): string {
  const width = reportWidth(columns);
  const spec: CommandSpec | undefined = COMMANDS.find(({ name }) => name === command);
  const whole = spec === undefined ? listCommands(width) : describeCommand(spec, command, width);
  const isLong = whole.length > READABLE_LINES && !isComplete;
  const lines = isLong && spec !== undefined ? describeBriefly(spec, command, width) : whole;
  return `${[...lines, '', ...wrapText(exitCodes(spec), width, PLAIN)].join('\n')}\n`;
}

const OWN_NAMES: ReadonlySet<string> = new Set(FLAGS.map(({ name }) => name));

/** A longer help text is shortened. */
const READABLE_LINES = 60;

/** The flags that a short help text describes, in this order. */
const COMMON = wordsIn(`
  base head staged working-tree diff all-files for statements in-force history purpose message shards shard
  commit-message agent provider model price api-key max-cost paths fix rule severity config min-severity fail-on
  format output help
`);

/** The exit codes of a command; the overview has those of all commands. */
function exitCodes(spec: CommandSpec | undefined): string {
  const problems = spec === undefined ? 'findings or problems at or above --fail-on' : spec.problems;
  return `Exit codes: 0 done; ${problems === undefined ? '' : `1 ${problems}; `}2 wrong use or configuration; 3 the run could not be done; 130 interrupted (143 by SIGTERM).`;
}

const PLAIN = { first: '', rest: '' };

function listCommands(width: number): readonly string[] {
  return [
    ...wrapText(
      "Housestyle reviews changes by your team's instruction files, checks these files, and shows prompts.",
      width,
      PLAIN,
    ),
    '',
    'Usage: housestyle COMMAND [FLAGS]',
    '',
    ...COMMANDS.flatMap(({ name, description }) => row(name, description, width)),
    '',
    'Flags of most commands:',
    ...commandFlags()
      .filter(({ commands }) => commands === 'all' || 'allBut' in commands)
      .flatMap((flag) => flagRow(flag, undefined, width)),
    '',
    ...wrapText('`housestyle help COMMAND` shows the flags of a command, with examples.', width, PLAIN),
  ];
}

/** The common flags with what they do, and the names of the others by group. */
function describeBriefly(spec: CommandSpec, command: CommandName | undefined, width: number): readonly string[] {
  const flags = commandFlags(command).filter((flag) => spec.formats.length > 0 || flag.name !== 'format');
  const options = commandOptions(command);
  const rows = COMMON.flatMap((name) => {
    const flag = flags.find((one) => one.name === name);
    // `--history` of `guidelines` and `plan` is common, the option of that name in a review is not.
    const option = OWN_NAMES.has(name) ? undefined : options.find((one) => one.name === name);
    return flag === undefined
      ? option === undefined
        ? []
        : optionRow(option, command, width)
      : ownRow(flag, spec, command, width);
  });
  const isRare = (name: string): boolean => !COMMON.includes(name) || OWN_NAMES.has(name);
  const groups = [
    ['Other', flags.filter(({ name }) => !COMMON.includes(name))] as const,
    ...OPTION_GROUPS.map(
      (group) =>
        [group, options.filter((one) => isRare(one.name) && findOptionUse(one.name)?.group === group)] as const,
    ),
  ];
  return [
    ...beginning(spec, width),
    ...rows,
    '',
    ...wrapText(`More flags; \`housestyle ${spec.name} --help=all\` describes them:`, width, PLAIN),
    ...groups.flatMap(([group, members]) =>
      members.length === 0 ? [] : row(group, members.map(({ name }) => `--${name}`).join(' '), width),
    ),
  ];
}

function beginning({ name, description, operands, examples }: CommandSpec, width: number): readonly string[] {
  return [
    `Usage: housestyle ${name}${operands === undefined ? '' : ` ${operands}`} [FLAGS]`,
    '',
    ...wrapText(`${description.charAt(0).toUpperCase()}${description.slice(1)}.`, width, PLAIN),
    '',
    'Examples:',
    ...examples.flatMap(([line, meaning]) => [
      `  ${line}`,
      ...wrapText(meaning, width, { first: '      ', rest: '      ' }),
    ]),
    '',
    'Flags:',
  ];
}

function describeCommand(spec: CommandSpec, command: CommandName | undefined, width: number): readonly string[] {
  const options = commandOptions(command);
  const groups = OPTION_GROUPS.flatMap((group) => {
    const own = options.filter((option) => findOptionUse(option.name)?.group === group);
    return own.length === 0 ? [] : ['', `${group}:`, ...own.flatMap((option) => optionRow(option, command, width))];
  });
  return [
    ...beginning(spec, width),
    ...commandFlags(command)
      .filter(({ name }) => spec.formats.length > 0 || name !== 'format')
      .flatMap((flag) => ownRow(flag, spec, command, width)),
    ...groups,
    ...(groups.length === 0
      ? []
      : [
          '',
          ...wrapText(
            'Flags in groups are also inputs of the Action and keys of .github/housestyle.yml.',
            width,
            PLAIN,
          ),
          '`--no-NAME` sets a flag that is on by default to false.',
        ]),
  ];
}

function ownRow(
  flag: FlagSpec,
  { formats }: CommandSpec,
  command: CommandName | undefined,
  width: number,
): readonly string[] {
  return flag.name === 'format' ? row('--format …', formats.join(', '), width) : flagRow(flag, command, width);
}

function flagRow(
  { name, type, short, choices, description, inCommand }: FlagSpec,
  command: CommandName | undefined,
  width: number,
): readonly string[] {
  const value = type === 'switch' ? '' : type === 'optional' ? `[=${choices?.join('|') ?? '…'}]` : ' …';
  return row(
    `${short === undefined ? '' : `-${short}, `}--${name}${value}`,
    (command && inCommand?.[command]) ?? description,
    width,
  );
}

function optionRow(option: OptionSpec, command: CommandName | undefined, width: number): readonly string[] {
  const said = (command && findOptionUse(option.name)?.inCommand?.[command]) ?? option.description;
  return row(
    `--${option.name}${option.type === 'boolean' ? '' : ' …'}`,
    `${said.replace(`${command}: `, '')}${describeDefault(option)}`,
    width,
  );
}

/** A switch that is off by default does not say so. */
function describeDefault({ type, default: given }: OptionSpec): string {
  if (given === undefined || (type === 'boolean' && given === 'false')) {
    return '';
  }
  return type === 'boolean' ? ' (on by default)' : ` (${given})`;
}

const NAME_COLUMN = 26;

function row(name: string, description: string, width: number): readonly string[] {
  const blank = ' '.repeat(NAME_COLUMN + 3);
  return name.length <= NAME_COLUMN
    ? wrapText(description, width, { first: `  ${name.padEnd(NAME_COLUMN)} `, rest: blank })
    : [`  ${name}`, ...wrapText(description, width, { first: blank, rest: blank })];
}
