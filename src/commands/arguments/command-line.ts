import { parseArgs } from 'node:util';
import { DIAGNOSTIC_SEVERITIES, type DiagnosticSeverity } from '../../diagnostics/diagnostic.ts';
import { usageError } from '../../errors.ts';
import { OPTIONS, REVIEW_FAIL_ON, VALIDATE_FAIL_ON } from '../../options/options.ts';
import { suggestionFor } from '../../options/problems.ts';
import type { GivenOptions, GivenValue } from '../../options/given.ts';
import { listNames } from '../../reports/list-names.ts';
import { COMMANDS, type CommandName } from './command-table.ts';
import { commandFlags, commandOptions, FLAGS } from './flags.ts';
import { findOptionUse } from './option-commands.ts';
import { refuseMixedFlags } from './validate-flags.ts';

/** The checked command line. */
export interface CommandLine {
  readonly command: CommandName | undefined;
  readonly operands: readonly string[];
  readonly options: GivenOptions;
  readonly base: string | undefined;
  readonly head: string | undefined;
  readonly staged: boolean;
  readonly workingTree: boolean;
  readonly diff: string | undefined;
  readonly repo: string | undefined;
  readonly userFolder: string | undefined;
  readonly message: string | undefined;
  readonly attach: readonly string[];
  readonly compare: string | undefined;
  /** Files to show the guidelines for. */
  readonly forFiles: readonly string[];
  readonly statements: boolean;
  readonly inForce: boolean;
  /** fleet: whose repositories are read, which part of them, and the parts to join. */
  readonly owner: string | undefined;
  readonly part: string | undefined;
  readonly merge: readonly string[];
  /** learn: show what the file says, and write nothing. */
  readonly report: boolean;
  /** How many merged changes to look at, as written. */
  readonly history: string | undefined;
  /** The account that posts the reviews. */
  readonly postedBy: string | undefined;
  /** `suggest`: show the changes that a person has to decide, and write nothing. */
  readonly fix: 'safe' | 'suggest' | undefined;
  /** Ids of the rules whose findings are reported; empty for all rules. */
  readonly rules: readonly string[];
  /** The lowest severity that is reported. */
  readonly severity: DiagnosticSeverity | undefined;
  readonly summary: boolean;
  readonly writeBaseline: boolean;
  readonly config: string | undefined;
  readonly format: string | undefined;
  readonly output: string | undefined;
  readonly quiet: boolean;
  readonly color: string;
  readonly progress: string;
  /** `all`: with a description of every flag. */
  readonly help: 'usual' | 'all' | undefined;
  readonly version: boolean;
}

/** Reads the arguments after `housestyle`; throws a `UserError` that names the nearest valid word. */
export function readCommandLine(args: readonly string[]): CommandLine {
  const table = flagTable();
  const { tokens } = parseArgs({
    args: [...args],
    options: table,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const words = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []));
  const asksForHelp = words[0] === 'help';
  const asksForVersion = words[0] === 'version';
  const operands = asksForHelp || asksForVersion ? words.slice(1) : words;
  const command = readCommand(operands[0]);
  const given = new Map<string, GivenValue>();
  for (const token of tokens) {
    if (token.kind === 'option') {
      addFlag(given, { rawName: token.rawName, value: token.value }, { command, table });
    }
  }
  const line = makeCommandLine(command, operands.slice(1), given);
  return { ...line, help: line.help ?? (asksForHelp ? 'usual' : undefined), version: line.version || asksForVersion };
}

type FlagTable = Readonly<Record<string, { readonly type: 'string' | 'boolean'; readonly short?: string }>>;

/** Adds one flag to those that are given. `--no-NAME` means `--NAME=false`; a later flag replaces an earlier one. */
function addFlag(
  given: Map<string, GivenValue>,
  { rawName, value }: { readonly rawName: string; readonly value: string | undefined },
  { command, table }: { readonly command: CommandName | undefined; readonly table: FlagTable },
): void {
  const { name, isNegated } = nameFlag(rawName, table);
  const type = table[name]?.type;
  if (type === undefined) {
    throw usageError('unknown-flag', `Unknown flag \`${rawName}\``, suggestForFlag(name, command));
  }
  checkCommand(name, command);
  if (isNegated) {
    negate(given, name, value);
    return;
  }
  if (type === 'string' && value === undefined) {
    throw usageError('flag-value', `\`--${name}\` needs a value`);
  }
  checkChoice(name, value);
  checkThreshold(value, { name, command });
  const earlier = given.get(name)?.value;
  const list = isList(name) ? [...(Array.isArray(earlier) ? earlier : []), value ?? ''] : undefined;
  given.set(name, { value: list ?? value ?? 'true', where: { kind: 'named', name: `--${name}` } });
}

/** The name of a flag as it is written: `-h` is `help`, and `--no-verify` is `verify`, negated. */
function nameFlag(rawName: string, table: FlagTable): { readonly name: string; readonly isNegated: boolean } {
  const written = rawName.replace(/^--?/, '');
  const isShort = !rawName.startsWith('--');
  const name = isShort ? Object.keys(table).find((key) => table[key]?.short === written) : written;
  const positive = written.startsWith('no-') ? written.slice('no-'.length) : '';
  const isNegated = !isShort && !Object.hasOwn(table, written) && Object.hasOwn(table, positive);
  return { name: isNegated ? positive : (name ?? written), isNegated };
}

function negate(given: Map<string, GivenValue>, name: string, value: string | undefined): void {
  const isOption = OPTIONS.some((spec) => spec.name === name && spec.type === 'boolean');
  const isSwitch = FLAGS.some((flag) => flag.name === name && (flag.type === 'switch' || flag.type === 'optional'));
  if (value !== undefined || (!isOption && !isSwitch && name !== 'color')) {
    throw usageError('flag-value', `\`--no-${name}\` cannot be used`, `Write \`--${name} VALUE\`, or leave it out.`);
  }
  given.delete(name);
  if (!isSwitch) {
    const negated = name === 'color' ? 'never' : 'false';
    given.set(name, { value: negated, where: { kind: 'named', name: `--no-${name}` } });
  }
}

function suggestForFlag(name: string, command: CommandName | undefined): string {
  const names = [...commandFlags(command), ...commandOptions(command)].map((spec) => `--${spec.name}`);
  return suggestionFor(
    `--${name}`,
    names,
    `\`housestyle help${command === undefined ? '' : ` ${command}`}\` lists the flags.`,
  );
}

/** Throws for a threshold that only the other command has: severities of findings and of problems have different names. */
function checkThreshold(
  value: string | undefined,
  { name, command }: { readonly name: string; readonly command: CommandName | undefined },
): void {
  const words: readonly string[] = command === 'validate' ? VALIDATE_FAIL_ON : REVIEW_FAIL_ON;
  if (name === 'fail-on' && (command === 'review' || command === 'validate') && !words.includes(value ?? '')) {
    const names = listNames(
      words.map((word) => `\`${word}\``),
      'or',
    );
    throw usageError('flag-value', `\`--fail-on\` of \`${command}\` must be ${names}, not "${value ?? ''}"`);
  }
}

/** Throws for a value that the flag does not have. */
function checkChoice(name: string, value: string | undefined): void {
  const flag = FLAGS.find((spec) => spec.name === name);
  const choices = flag?.choices ?? [];
  const needsNone = flag?.type === 'optional' && value === undefined;
  if (flag !== undefined && choices.length > 0 && !needsNone && !choices.includes(value ?? '')) {
    throw usageError(
      'flag-value',
      `\`--${name}\` must be ${listNames(
        choices.map((choice) => `\`${choice}\``),
        'or',
      )}, not "${value ?? ''}"`,
    );
  }
}

function suggestForOperand(command: CommandName | undefined, operand: string | undefined): string {
  if (operand === 'true' || operand === 'false') {
    return `Write the value of a flag after \`=\`, as in \`--verify=${operand}\`.`;
  }
  if (command === 'why') {
    return 'Put the words of a rule in quotes.';
  }
  if (command === 'agents') {
    return `\`--agent ${operand ?? 'NAME'}\` names one agent, and \`--message\` shows who would answer a text.`;
  }
  if (command === 'guidelines') {
    return '`--for FILE` shows what counts for a file.';
  }
  return command === 'rules' ? 'Name one rule at a time.' : 'To name revisions, use `--base` and `--head`.';
}

function makeCommandLine(
  command: CommandName | undefined,
  operands: readonly string[],
  given: ReadonlyMap<string, GivenValue>,
): CommandLine {
  const text = (name: string): string | undefined => {
    const value = given.get(name)?.value;
    return typeof value === 'string' ? value : undefined;
  };
  const list = (name: string): readonly string[] => {
    const value = given.get(name)?.value;
    return Array.isArray(value) ? value.map(String) : [];
  };
  const format = text('format');
  const color = text('color') ?? 'auto';
  checkValues(command, operands, format);
  const line: CommandLine = {
    command,
    operands,
    options: new Map(
      [...given].filter(([name]) => OPTIONS.some((spec) => spec.name === name) && !isFlag(name, command)),
    ),
    base: text('base'),
    head: text('head'),
    staged: given.has('staged'),
    workingTree: given.has('working-tree'),
    diff: text('diff'),
    repo: text('repo'),
    userFolder: text('user-folder'),
    message: text('message'),
    attach: list('attach'),
    compare: text('compare'),
    forFiles: list('for'),
    statements: given.has('statements'),
    inForce: given.has('in-force'),
    owner: text('owner'),
    part: text('part'),
    merge: list('merge'),
    report: given.has('report'),
    history: isFlag('history', command) ? text('history') : undefined,
    postedBy: text('posted-by'),
    fix: text('fix') === 'suggest' ? 'suggest' : given.has('fix') ? 'safe' : undefined,
    rules: list('rule'),
    severity: DIAGNOSTIC_SEVERITIES.find((severity) => severity === text('severity')),
    summary: given.has('summary'),
    writeBaseline: given.has('write-baseline'),
    config: text('config'),
    format,
    output: text('output'),
    quiet: given.has('quiet'),
    color,
    progress: text('progress') ?? 'auto',
    help: given.has('help') ? (text('help') === 'all' ? 'all' : 'usual') : undefined,
    version: given.has('version'),
  };
  refuseMixedSources(line);
  if (command === 'validate' && !line.help) {
    refuseMixedFlags(given);
  }
  return line;
}

/** Throws a `UserError` for a format or operand that the command does not have. */
function checkValues(command: CommandName | undefined, operands: readonly string[], format: string | undefined): void {
  const formats: readonly string[] = COMMANDS.find((spec) => spec.name === command)?.formats ?? [];
  if (command !== undefined && format !== undefined && !formats.includes(format)) {
    throw usageError(
      'unknown-format',
      `\`${command}\` has no format \`${format}\``,
      `Its formats are ${formats.join(', ')}.`,
    );
  }
  if (operands.length > mostOperands(command)) {
    throw usageError(
      'unexpected-operand',
      `\`${command ?? ''}\` takes ${['no operand', 'one operand', 'two operands'][mostOperands(command)] ?? ''}, but "${operands.at(-1) ?? ''}" was given`,
      suggestForOperand(command, operands.at(-1)),
    );
  }
}

function mostOperands(command: CommandName | undefined): number {
  return (command === undefined ? undefined : MOST_OPERANDS[command]) ?? 0;
}

/** Commands that are not here take no operand. */
const MOST_OPERANDS: Readonly<Partial<Record<CommandName, number>>> = {
  validate: Infinity,
  why: 2,
  rules: 1,
  completion: 1,
  publish: 1,
};

function refuseMixedSources(
  line: Pick<CommandLine, 'base' | 'head' | 'staged' | 'workingTree' | 'diff' | 'forFiles'>,
): void {
  const chosen = [
    ...(line.head === undefined ? [] : ['--head']),
    ...(line.staged ? ['--staged'] : []),
    ...(line.workingTree ? ['--working-tree'] : []),
    ...(line.diff === undefined ? [] : ['--diff']),
    ...(line.forFiles.length === 0 ? [] : ['--for', ...(line.base === undefined ? [] : ['--base'])]),
  ];
  if (chosen.length > 1) {
    throw usageError(
      'mixed-sources',
      `${chosen.map((name) => `\`${name}\``).join(' and ')} cannot be given together`,
      'Choose one of them.',
    );
  }
}

function readCommand(word: string | undefined): CommandName | undefined {
  if (word === undefined) {
    return undefined;
  }
  const names = COMMANDS.map((command) => command.name);
  const command = names.find((name) => name === word);
  if (command === undefined) {
    throw usageError(
      'unknown-command',
      `Unknown command \`${word}\``,
      OTHER_NAMES.get(word) ?? suggestionFor(word, names, '`housestyle help` lists the commands.'),
    );
  }
  return command;
}

/** What people who know other tools type, and what they look for. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['audit', 'Use `housestyle review --all-files`.'],
  ['check', 'Use `housestyle validate` for instruction files, or `housestyle review` for a change.'],
  ['diff', 'Use `housestyle changes`, or `housestyle review --diff FILE`.'],
  ['explain', 'Use `housestyle rules ID` for a rule of the validator, or `housestyle why RULE FILE` for one of yours.'],
  ['fix', 'Use `housestyle validate --fix`.'],
  ['lint', 'Use `housestyle validate`.'],
  ['list', 'Use `housestyle guidelines`.'],
  ['prompt', 'Use `housestyle dump`.'],
]);

/** Throws for a flag that the command does not read. */
function checkCommand(name: string, command: CommandName | undefined): void {
  if (command === undefined || isFlag(name, command) || commandOptions(command).some((spec) => spec.name === name)) {
    return;
  }
  const flag = FLAGS.find((spec) => spec.name === name);
  const readers = flag === undefined || flag.commands === 'all' ? (findOptionUse(name)?.commands ?? []) : flag.commands;
  throw usageError(
    'flag-of-another-command',
    `\`${command}\` has no flag \`--${name}\``,
    readers.length === 0
      ? `\`${name}\` is an input of the Action, and has no effect on the command line.`
      : `\`--${name}\` is a flag of ${readers.join(', ')}.`,
  );
}

/** Whether a name is a flag of the command. The command's own flag hides an option of the same name. */
function isFlag(name: string, command: CommandName | undefined): boolean {
  return FLAGS.some(
    (flag) =>
      flag.name === name && (flag.commands === 'all' || (command !== undefined && flag.commands.includes(command))),
  );
}

function isList(name: string): boolean {
  return [...OPTIONS, ...FLAGS].some((spec) => spec.name === name && spec.type === 'list');
}

function flagTable(): Record<string, { type: 'string' | 'boolean'; short?: string }> {
  const own = FLAGS.map(
    (flag) =>
      [
        flag.name,
        {
          type: flag.type === 'switch' || flag.type === 'optional' ? ('boolean' as const) : ('string' as const),
          ...(flag.short === undefined ? {} : { short: flag.short }),
        },
      ] as const,
  );
  const shared = OPTIONS.map(
    (spec) => [spec.name, { type: spec.type === 'boolean' ? ('boolean' as const) : ('string' as const) }] as const,
  );
  return Object.fromEntries([...shared, ...own]);
}
