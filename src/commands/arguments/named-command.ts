import { usageError } from '../../errors.ts';
import { suggestionFor } from '../../options/problems.ts';
import { OPTIONS } from '../../options/options.ts';
import { COMMANDS, type CommandName } from './command-table.ts';
import { FLAGS } from './flags.ts';

/** Reads the name of a command. Throws a `UserError` that names the nearest one, or what does the same here. */
export function readCommand(word: string | undefined): CommandName | undefined {
  if (word === undefined) {
    return undefined;
  }
  const names = COMMANDS.map((command) => command.name);
  const command = names.find((name) => name === word);
  if (command === undefined) {
    throw usageError(
      'unknown-command',
      `Unknown command \`${word}\``,
      OTHER_NAMES.get(word) ??
        suggestApart(word, names) ??
        suggestionFor(word, names, '`housestyle help` lists the commands.'),
    );
  }
  return command;
}

/** A script that quotes the whole command line gives one word: `"review --staged"`. */
function suggestApart(word: string, names: readonly string[]): string | undefined {
  const [first = ''] = word.split(' ', 1);
  return word.includes(' ') && names.includes(first)
    ? `It was given as one argument. Write \`housestyle ${word}\` without quotes around it.`
    : undefined;
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

/** Throws a `UserError` for a format or operand that the command does not have. */
export function checkValues(
  command: CommandName | undefined,
  operands: readonly string[],
  format: string | undefined,
): void {
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

function suggestForOperand(command: CommandName | undefined, operand: string | undefined): string {
  if (operand === 'true' || operand === 'false') {
    return `Write the value of a flag after \`=\`, as in \`--verify=${operand}\`.`;
  }
  const flag = findMeantFlag(operand ?? '');
  if (flag !== undefined) {
    return flag;
  }
  if (/^#?\d+$|\/(?:pull|merge_requests)\/\d+/.test(operand ?? '')) {
    return OF_PULL_REQUESTS;
  }
  const hint = command === undefined ? undefined : OPERAND_HINTS[command];
  return (
    hint?.replace('…', () => operand ?? '…') ??
    'To name revisions, use `--base` and `--head`; `--paths` limits the files.'
  );
}

/** `base=main` without its dashes, or `—base`, with the dash that word processors write. */
function findMeantFlag(operand: string): string | undefined {
  const [, dash = '', name = '', value = ''] = /^([–—-]?)([a-z][a-z-]*)(=.*)?$/u.exec(operand) ?? [];
  const isFlag = [...OPTIONS, ...FLAGS].some((spec) => spec.name === name);
  if (!isFlag || (dash === '' && value === '')) {
    return undefined;
  }
  return `Did you mean \`--${name}${value}\`${dash === '' ? '' : ', with two hyphens'}?`;
}

/** What to do with a pull request on the command line. */
export const OF_PULL_REQUESTS =
  'For a pull request, check it out (`gh pr checkout NUMBER`), or review its diff: `gh pr diff NUMBER | housestyle review --diff -`.';

const TO_ANOTHER_FOLDER = 'To name another folder, use `--repo`.';
/** What somebody meant who gave an operand, `…`, to a command that takes none or fewer. */
const OPERAND_HINTS: Readonly<Partial<Record<CommandName, string>>> = {
  why: 'Put the words of a rule in quotes.',
  agents: '`--agent …` names one agent, and `--message` shows who would answer a text.',
  guidelines: '`--for …` shows what counts for a file.',
  rules: 'Name one rule at a time.',
  completion: 'Name one shell at a time.',
  publish: 'Name the one folder that has the results of all jobs.',
  fleet: 'Write `--owner …`.',
  doctor: TO_ANOTHER_FOLDER,
  init: TO_ANOTHER_FOLDER,
  learn: TO_ANOTHER_FOLDER,
  lsp: 'The editor names the folders.',
};
