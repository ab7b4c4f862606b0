import type { OptionSpec } from '../../options/options.ts';
import { COMMANDS, type CommandName, type CommandSpec } from './command-table.ts';
import { commandFlags, commandOptions, FLAGS, type FlagSpec } from './flags.ts';
import { findOptionUse, OPTION_GROUPS } from './option-commands.ts';

/**
 * Draws the help text of one command, or the list of commands. No line is longer than 100 characters. A text that would
 * be longer than a person reads describes the common flags, and only names the others, unless all are asked for.
 */
export function drawHelp(command: CommandName | undefined, isComplete = false): string {
  const spec: CommandSpec | undefined = COMMANDS.find(({ name }) => name === command);
  const whole = spec === undefined ? listCommands() : describeCommand(spec, command);
  const isLong = whole.length > READABLE_LINES && !isComplete;
  const lines = isLong && spec !== undefined ? describeBriefly(spec, command) : whole;
  return `${[...lines, '', ...EXIT_CODES].join('\n')}\n`;
}

const OWN_NAMES: ReadonlySet<string> = new Set(FLAGS.map(({ name }) => name));

/** A longer help text is shortened. */
const READABLE_LINES = 60;

/** The flags that a short help text describes, in this order. */
const COMMON = [
  'base',
  'head',
  'staged',
  'working-tree',
  'diff',
  'all-files',
  'for',
  'statements',
  'in-force',
  'history',
  'purpose',
  'message',
  'shards',
  'shard',
  'commit-message',
  'agent',
  'provider',
  'model',
  'price',
  'api-key',
  'max-cost',
  'paths',
  'fix',
  'rule',
  'severity',
  'config',
  'min-severity',
  'fail-on',
  'format',
  'output',
  'help',
];

const EXIT_CODES = [
  'Exit codes: 0 done; 1 findings or problems at or above --fail-on; 2 wrong use or configuration;',
  '3 the run could not be done; 130 interrupted.',
];

function listCommands(): readonly string[] {
  return [
    "Housestyle reviews changes by your team's instruction files, checks these files, and shows prompts.",
    '',
    'Usage: housestyle COMMAND [FLAGS]',
    '',
    ...COMMANDS.flatMap(({ name, description }) => row(name, description)),
    '',
    'Flags of every command:',
    ...commandFlags()
      .filter(({ commands }) => commands === 'all')
      .flatMap((flag) => flagRow(flag, undefined)),
    '',
    '`housestyle help COMMAND` shows the flags of a command, with examples.',
  ];
}

/** The common flags with what they do, and the names of the others by group. */
function describeBriefly(spec: CommandSpec, command: CommandName | undefined): readonly string[] {
  const flags = commandFlags(command).filter((flag) => spec.formats.length > 0 || flag.name !== 'format');
  const options = commandOptions(command);
  const rows = COMMON.flatMap((name) => {
    const flag = flags.find((one) => one.name === name);
    // `--history` of `guidelines` and `plan` is common, the option of that name in a review is not.
    const option = OWN_NAMES.has(name) ? undefined : options.find((one) => one.name === name);
    return flag === undefined ? (option === undefined ? [] : optionRow(option, command)) : ownRow(flag, spec, command);
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
    ...beginning(spec),
    ...rows,
    '',
    `More flags; \`housestyle ${spec.name} --help=all\` describes them:`,
    ...groups.flatMap(([group, members]) =>
      members.length === 0 ? [] : row(group, members.map(({ name }) => `--${name}`).join(' ')),
    ),
  ];
}

function beginning({ name, description, operands, examples }: CommandSpec): readonly string[] {
  return [
    `Usage: housestyle ${name}${operands === undefined ? '' : ` ${operands}`} [FLAGS]`,
    '',
    ...wrap(`${description.charAt(0).toUpperCase()}${description.slice(1)}.`, WIDTH),
    '',
    'Examples:',
    ...examples.flatMap(([line, meaning]) => [`  ${line}`, ...wrap(meaning, WIDTH - 6).map((text) => `      ${text}`)]),
    '',
    'Flags:',
  ];
}

function describeCommand(spec: CommandSpec, command: CommandName | undefined): readonly string[] {
  const options = commandOptions(command);
  const groups = OPTION_GROUPS.flatMap((group) => {
    const own = options.filter((option) => findOptionUse(option.name)?.group === group);
    return own.length === 0 ? [] : ['', `${group}:`, ...own.flatMap((option) => optionRow(option, command))];
  });
  return [
    ...beginning(spec),
    ...commandFlags(command)
      .filter(({ name }) => spec.formats.length > 0 || name !== 'format')
      .flatMap((flag) => ownRow(flag, spec, command)),
    ...groups,
    ...(groups.length === 0
      ? []
      : [
          '',
          'Flags in groups are also inputs of the Action and keys of .github/housestyle.yml.',
          '`--no-NAME` sets a flag that is on by default to false.',
        ]),
  ];
}

function ownRow(flag: FlagSpec, { formats }: CommandSpec, command: CommandName | undefined): readonly string[] {
  return flag.name === 'format' ? row('--format …', formats.join(', ')) : flagRow(flag, command);
}

function flagRow(
  { name, type, short, choices, description, inCommand }: FlagSpec,
  command: CommandName | undefined,
): readonly string[] {
  const value = type === 'switch' ? '' : type === 'optional' ? `[=${choices?.join('|') ?? '…'}]` : ' …';
  return row(
    `${short === undefined ? '' : `-${short}, `}--${name}${value}`,
    (command && inCommand?.[command]) ?? description,
  );
}

function optionRow(option: OptionSpec, command: CommandName | undefined): readonly string[] {
  const given = option.default === undefined ? '' : ` (${option.default})`;
  return row(
    `--${option.name}${option.type === 'boolean' ? '' : ' …'}`,
    `${(command && findOptionUse(option.name)?.inCommand?.[command]) ?? option.description}${given}`,
  );
}

const WIDTH = 100;
const NAME_COLUMN = 26;

function row(name: string, description: string): readonly string[] {
  const lines = wrap(description, WIDTH - NAME_COLUMN - 3);
  const indented = lines.map((line) => `${' '.repeat(NAME_COLUMN + 3)}${line}`);
  return name.length <= NAME_COLUMN
    ? [`  ${name.padEnd(NAME_COLUMN)} ${lines[0] ?? ''}`, ...indented.slice(1)]
    : [`  ${name}`, ...indented];
}

/** Breaks a text at spaces into lines of at most so many characters; a longer word gets a line of its own. */
function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}
