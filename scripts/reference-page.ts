import { COMMANDS, type CommandSpec } from '../src/commands/arguments/command-table.ts';
import { OPTIONS, OUTPUTS } from '../src/options/options.ts';

/** Draws `docs/reference.md`: commands, exit codes, inputs and outputs. */
export function drawReferencePage(): string {
  return `${[
    '# Reference',
    '<!-- Generated from src/options/options.ts and src/commands/arguments/command-table.ts by `npm run generate`. -->',
    '## Commands',
    '`npx housestyle COMMAND`, or `housestyle COMMAND` if it is [installed](install.md). `housestyle help COMMAND` lists the flags that a command reads, and `housestyle COMMAND --help=all` describes each of them. Results go to standard output or to `--output FILE`, messages to standard error. [JSON of the commands](json.md) describes what `--format json` prints.',
    table(['command', 'does', 'formats'], COMMANDS.map(commandRow)),
    '### Examples',
    [
      '```',
      ...COMMANDS.flatMap(({ examples }) => examples.flatMap(([line, meaning]) => [`${line}   # ${meaning}`])),
      '```',
    ].join('\n'),
    '### Exit codes',
    table(['code', 'means'], EXIT_CODES),
    '## Inputs',
    'Each input of the Action is also a flag of the commands that use it (`--max-comments 5`, `--no-verify`) and a key in `.github/housestyle.yml`, which is read from the base branch. An input in the workflow overrides the file. A list has one value per line, or is a list in YAML.',
    table(
      ['input', 'default', 'meaning'],
      OPTIONS.map((spec) => [
        `\`${spec.name}\``,
        spec.default === undefined ? '' : `\`${spec.default}\``,
        spec.description,
      ]),
    ),
    '## Outputs',
    table(
      ['output', 'meaning'],
      Object.entries(OUTPUTS).map(([name, description]) => [`\`${name}\``, description]),
    ),
  ].join('\n\n')}\n`;
}

const EXIT_CODES = [
  ['0', 'done'],
  [
    '1',
    '`review`, `publish`, `validate`: findings or problems at or above `fail-on`, or too little was judged (`min-coverage`, `fail-on-unread`); `doctor`: a problem was found; `lsp`: the editor stopped without ending the session; no other command ends with it',
  ],
  ['2', 'wrong use or configuration'],
  ['3', 'the run could not be done'],
  ['130', 'interrupted by Ctrl+C (`SIGINT`)'],
  ['143', 'ended by `SIGTERM`, as schedulers and `kill` do'],
];

function commandRow({ name, operands, description, formats }: CommandSpec): readonly string[] {
  return [
    `\`${[name, operands].filter((part) => part !== undefined).join(' ')}\``,
    description,
    formats.map((format) => `\`${format}\``).join(', '),
  ];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}
