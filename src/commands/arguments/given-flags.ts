import { usageError } from '../../errors.ts';
import type { GivenValue } from '../../options/given.ts';
import { OPTIONS, REVIEW_FAIL_ON, VALIDATE_FAIL_ON } from '../../options/options.ts';
import { suggestionFor } from '../../options/problems.ts';
import { listNames } from '../../text/shown/list-names.ts';
import { COMMANDS, type CommandName } from './command-table.ts';
import { commandFlags, commandOptions, FLAGS, isFlagOf } from './flags.ts';
import { OF_PULL_REQUESTS } from './named-command.ts';
import { findOptionUse } from './option-commands.ts';

type FlagTypes = Readonly<Record<string, { readonly type: 'string' | 'boolean'; readonly short?: string }>>;

/** All flags of all commands, as `parseArgs` takes them. */
export function listFlagTypes(): FlagTypes {
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

/** A flag as it was given. */
export interface GivenFlag {
  readonly rawName: string;
  readonly value: string | undefined;
  /** The whole argument that has the flag: `-base` is read as the flags `-b`, `-a`, `-s` and `-e`. */
  readonly argument: string;
  /** Whether the value is an argument of its own, as in `--base main`. */
  readonly isApart: boolean;
}

/**
 * Adds one flag to those that are given. `--no-NAME` means `--NAME=false`; a later flag replaces an earlier one. Throws a
 * `UserError` for a flag or a value that the command does not have.
 */
export function addFlag(
  given: Map<string, GivenValue>,
  { rawName, value, argument, isApart }: GivenFlag,
  { command, table }: { readonly command: CommandName | undefined; readonly table: FlagTypes },
): void {
  const { name, isNegated } = nameFlag(rawName, table);
  const type = table[name]?.type;
  if (type === undefined) {
    const written = argument.startsWith('--') ? rawName : (argument.split('=', 1)[0] ?? rawName);
    throw usageError('unknown-flag', `Unknown flag \`${written}\``, suggestForFlag(written, command));
  }
  checkCommand(name, command);
  if (isNegated) {
    negate(given, name, value);
    return;
  }
  if (type === 'string' && value === undefined) {
    throw usageError('flag-value', `\`--${name}\` needs a value`, describeValue(name, command));
  }
  if (type === 'string' && isApart) {
    refuseSwallowed(name, value ?? '', table);
  }
  checkChoice(name, value);
  checkThreshold(value, { name, command });
  const earlier = given.get(name)?.value;
  const list = isList(name) ? [...(Array.isArray(earlier) ? earlier : []), value ?? ''] : undefined;
  given.set(name, { value: list ?? value ?? 'true', where: { kind: 'named', name: `--${name}` } });
}

/** Throws for `--output --quiet`, which would write a file with the name of the second flag, and for `--base = main`. */
function refuseSwallowed(name: string, value: string, table: FlagTypes): void {
  const [flag = ''] = value.split('=', 1);
  if (flag.startsWith('-') && Object.hasOwn(table, nameFlag(flag, table).name)) {
    throw usageError(
      'flag-value',
      `\`--${name}\` needs a value, but the flag \`${flag}\` follows`,
      `Write the value before \`${flag}\`. If it is the value, write \`--${name}=${value}\`.`,
    );
  }
  if (value.startsWith('=')) {
    throw usageError(
      'flag-value',
      `The value of \`--${name}\` is "${value}"`,
      `Write \`--${name} VALUE\` or \`--${name}=VALUE\`, without a space before \`=\`.`,
    );
  }
}

/** What the value of a flag is, in the words of the help. */
function describeValue(name: string, command: CommandName | undefined): string {
  const own = FLAGS.find((spec) => spec.name === name && (command === undefined || isFlagOf(spec, command)));
  const words =
    (command === undefined ? undefined : (own ?? findOptionUse(name))?.inCommand?.[command]) ??
    (own ?? OPTIONS.find((spec) => spec.name === name))?.description ??
    '';
  return `\`--${name}\`: ${words}.`;
}

/** The name of a flag as it is written: `-h` is `help`, and `--no-verify` is `verify`, negated. */
function nameFlag(rawName: string, table: FlagTypes): { readonly name: string; readonly isNegated: boolean } {
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

function suggestForFlag(written: string, command: CommandName | undefined): string {
  const name = written.replace(/^--?/, '');
  const [beforeColon, afterColon] = splitOnce(name, ':');
  if (afterColon !== undefined && [...OPTIONS, ...FLAGS].some((spec) => spec.name === beforeColon)) {
    return `Write \`--${beforeColon}=${afterColon}\`.`;
  }
  if (command === undefined && COMMANDS.some((spec) => spec.name === name)) {
    return `Write \`housestyle ${name}\`: a command has no dashes.`;
  }
  const formats: readonly string[] = COMMANDS.find((spec) => spec.name === command)?.formats ?? [];
  if (formats.includes(name)) {
    return `Write \`--format ${name}\`.`;
  }
  const names = [...commandFlags(command), ...commandOptions(command)].map((spec) => `--${spec.name}`);
  const byLetter = name.length === 1 ? suggestForLetter(name, names) : undefined;
  return (
    byLetter ??
    suggestionFor(
      name.length === 1 ? name : `--${name}`,
      names,
      `\`housestyle help${command === undefined ? '' : ` ${command}`}\` lists the flags.`,
    )
  );
}

function splitOnce(text: string, mark: string): readonly [string, string?] {
  const at = text.indexOf(mark);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + mark.length)];
}

/** Only the commonest flags have a letter. Other programs have `-o` and `-q`. */
function suggestForLetter(letter: string, names: readonly string[]): string | undefined {
  const found = names.filter((name) => name.startsWith(`--${letter.toLowerCase()}`)).map((name) => `\`${name}\``);
  return found.length === 0 || found.length > MAX_NAMED
    ? undefined
    : `Write the whole name: ${listNames(found, 'or')}.`;
}

/** Most flags that a hint names. */
const MAX_NAMED = 6;

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

/** What does on a command line what an input does in the Action. */
const ON_A_COMMAND_LINE: ReadonlyMap<string, string> = new Map([['pull-request', ` ${OF_PULL_REQUESTS}`]]);

/** Throws for a flag that the command does not read. */
function checkCommand(name: string, command: CommandName | undefined): void {
  if (command === undefined || isFlag(name, command) || commandOptions(command).some((spec) => spec.name === name)) {
    return;
  }
  const readBy = FLAGS.find((spec) => spec.name === name)?.commands ?? 'all';
  const message = `\`${command}\` has no flag \`--${name}\``;
  if (readBy !== 'all' && 'allBut' in readBy) {
    throw usageError('flag-of-another-command', message, 'It would have no effect; leave it out.');
  }
  const readers = readBy === 'all' ? (findOptionUse(name)?.commands ?? []) : readBy;
  throw usageError(
    'flag-of-another-command',
    message,
    readers.length === 0
      ? `\`${name}\` is an input of the Action, and has no effect on the command line.${ON_A_COMMAND_LINE.get(name) ?? ''}`
      : `\`--${name}\` is a flag of ${readers.join(', ')}.`,
  );
}

/** Whether a name is a flag of the command. The command's own flag hides an option of the same name. */
export function isFlag(name: string, command: CommandName | undefined): boolean {
  return FLAGS.some(
    (flag) => flag.name === name && (flag.commands === 'all' || (command !== undefined && isFlagOf(flag, command))),
  );
}

function isList(name: string): boolean {
  return [...OPTIONS, ...FLAGS].some((spec) => spec.name === name && spec.type === 'list');
}
