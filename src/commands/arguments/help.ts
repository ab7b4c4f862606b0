import type { OptionSpec } from '../../options/options.ts';
import { COMMANDS, type CommandName, type CommandSpec } from './command-table.ts';
import { commandFlags, commandOptions, type FlagSpec } from './flags.ts';
import { findOptionUse, OPTION_GROUPS } from './option-commands.ts';

/** Draws the help text of one command, or the list of commands. No line is longer than 100 characters. */
export function drawHelp(command: CommandName | undefined): string {
  const spec: CommandSpec | undefined = COMMANDS.find(({ name }) => name === command);
  const lines = spec === undefined ? listCommands() : describeCommand(spec, command);
  return `${[...lines, '', ...EXIT_CODES].join('\n')}\n`;
}

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

function describeCommand(
  { name, description, operands, formats, examples }: CommandSpec,
  command: CommandName | undefined,
): readonly string[] {
  const options = commandOptions(command);
  const groups = OPTION_GROUPS.flatMap((group) => {
    const own = options.filter((option) => findOptionUse(option.name)?.group === group);
    return own.length === 0 ? [] : ['', `${group}:`, ...own.flatMap((option) => optionRow(option, command))];
  });
  return [
    `Usage: housestyle ${name}${operands === undefined ? '' : ` ${operands}`} [FLAGS]`,
    '',
    ...wrap(`${description.charAt(0).toUpperCase()}${description.slice(1)}.`, WIDTH),
    '',
    'Examples:',
    ...examples.flatMap(([line, meaning]) => [`  ${line}`, ...wrap(meaning, WIDTH - 6).map((text) => `      ${text}`)]),
    '',
    'Flags:',
    ...commandFlags(command)
      .filter(({ name: flag }) => formats.length > 0 || flag !== 'format')
      .flatMap((flag) => (flag.name === 'format' ? row('--format …', formats.join(', ')) : flagRow(flag, command))),
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
