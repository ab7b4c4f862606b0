import { parseArgs } from 'node:util';
import { DIAGNOSTIC_SEVERITIES, type DiagnosticSeverity } from '../../diagnostics/diagnostic.ts';
import { usageError } from '../../errors.ts';
import type { GivenOptions, GivenValue } from '../../options/given.ts';
import { OPTIONS } from '../../options/options.ts';
import type { CommandName } from './command-table.ts';
import { addFlag, isFlag, listFlagTypes } from './given-flags.ts';
import { checkValues, readCommand } from './named-command.ts';
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
  /** Words of the rules to list. */
  readonly search: string | undefined;
  readonly writeBaseline: boolean;
  /** The prices of a million input and output tokens, as written: `1.25,10`. */
  readonly price: string | undefined;
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
  const table = listFlagTypes();
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
  // `help help` and `version --format json` ask for no more than `help` and `version`.
  const operands = asksForVersion || (asksForHelp && words[1] === 'help') ? [] : words.slice(asksForHelp ? 1 : 0);
  const command = readCommand(operands[0]);
  const given = new Map<string, GivenValue>();
  for (const token of tokens) {
    if (token.kind === 'option') {
      const { rawName, value, index } = token;
      const isApart = token.inlineValue === false;
      addFlag(given, { rawName, value, argument: args[index] ?? rawName, isApart }, { command, table });
    }
  }
  const line = makeCommandLine(command, operands.slice(1), given);
  return { ...line, help: line.help ?? (asksForHelp ? 'usual' : undefined), version: line.version || asksForVersion };
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
      [...given].filter(
        ([name, { value }]) =>
          // As an input of the Action: `--api-key "$KEY"` gives no key if there is no such variable.
          value !== '' && OPTIONS.some((spec) => spec.name === name) && !isFlag(name, command),
      ),
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
    search: text('search'),
    writeBaseline: given.has('write-baseline'),
    price: text('price'),
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
