import { describe, expect, it } from 'vitest';
import { readCommandLine, type CommandLine } from '../../../src/commands/arguments/command-line.ts';
import { COMMANDS } from '../../../src/commands/arguments/command-table.ts';
import { commandFlags, commandOptions } from '../../../src/commands/arguments/flags.ts';
import { findOptionUse } from '../../../src/commands/arguments/option-commands.ts';
import { UserError } from '../../../src/errors.ts';
import { OPTIONS } from '../../../src/options/options.ts';

function valueOf(line: CommandLine, name: string): unknown {
  return line.options.get(name)?.value;
}

/** The message and the hint of the error that a command line leads to. */
function refusal(...args: readonly string[]): string {
  try {
    readCommandLine(args);
  } catch (error) {
    if (error instanceof UserError) {
      return `${error.message}. ${error.hint ?? ''}`;
    }
    throw error;
  }
  return 'accepted';
}

describe('help and version', () => {
  it.each([
    ['-h', ['-h'], { help: 'usual', command: undefined }],
    ['--help', ['--help'], { help: 'usual', command: undefined }],
    ['help', ['help'], { help: 'usual', command: undefined }],
    ['help with a command', ['help', 'review'], { help: 'usual', command: 'review' }],
    ['-h after a command', ['review', '-h'], { help: 'usual', command: 'review' }],
    ['--help=all', ['review', '--help=all'], { help: 'all', command: 'review' }],
    ['--help=all after help', ['help', 'review', '--help=all'], { help: 'all', command: 'review' }],
    ['help help', ['help', 'help'], { help: 'usual', command: undefined }],
    ['-v', ['-v'], { version: true }],
    ['version with anything behind it', ['version', 'extra'], { version: true }],
    ['version', ['version'], { version: true }],
  ] as const)('%s is understood', (_name, args, expected) => {
    expect(readCommandLine(args)).toMatchObject(expected);
  });
});

it.each([
  ['a misspelled command is named', 'valdate', 'Unknown command `valdate`. Did you mean `validate`?'],
  ['a name from other tools leads to our command', 'lint', 'Unknown command `lint`. Use `housestyle validate`.'],
  ['any other word leads to the list', 'zzz', 'Unknown command `zzz`. `housestyle help` lists the commands.'],
])('%s', (_name, word, expected) => {
  expect(refusal(word)).toBe(expected);
});

describe('--no-NAME', () => {
  it.each([
    ['sets an option to false', ['review', '--no-verify'], 'verify', 'false'],
    ['loses to a later flag', ['review', '--no-verify', '--verify'], 'verify', 'true'],
    ['wins over an earlier flag', ['review', '--verify', '--no-verify'], 'verify', 'false'],
  ])('%s', (_name, args, name, expected) => {
    expect(valueOf(readCommandLine(args), name)).toBe(expected);
  });

  it('takes a switch back', () => {
    expect(readCommandLine(['review', '--staged', '--no-staged']).staged).toBe(false);
  });

  it('switches colors off', () => {
    expect(readCommandLine(['rules', '--no-color']).color).toBe('never');
  });

  it.each([
    [
      'a flag with a text',
      ['review', '--no-base'],
      '`--no-base` cannot be used. Write `--base VALUE`, or leave it out.',
    ],
    [
      'a value',
      ['review', '--no-verify=true'],
      '`--no-verify` cannot be used. Write `--verify VALUE`, or leave it out.',
    ],
    [
      'an unknown flag',
      ['review', '--no-nothing-like-it'],
      'Unknown flag `--no-nothing-like-it`. `housestyle help review` lists the flags.',
    ],
  ])('cannot have %s', (_name, args, expected) => {
    expect(refusal(...args)).toBe(expected);
  });
});

it('an empty value of an input gives none, as in the Action: the variable of a shell may not exist', () => {
  expect(valueOf(readCommandLine(['review', '--api-key', '', '--model', 'x']), 'api-key')).toBeUndefined();
});

describe('flags without effect are refused', () => {
  it.each([
    [
      'of another command',
      ['validate', '--min-severity', 'high'],
      '`validate` has no flag `--min-severity`. `--min-severity` is a flag of review, publish.',
    ],
    [
      'of the Action',
      ['review', '--pull-request', '3'],
      '`review` has no flag `--pull-request`. `pull-request` is an input of the Action, and has no effect on the command line. For a pull request, check it out (`gh pr checkout NUMBER`), or review its diff: `gh pr diff NUMBER | housestyle review --diff -`.',
    ],
    [
      'of nearly every command',
      ['completion', 'bash', '--repo', 'x'],
      '`completion` has no flag `--repo`. It would have no effect; leave it out.',
    ],
    ['that nothing has', ['rules', '--colour', 'never'], 'Unknown flag `--colour`. Did you mean `--color`?'],
    ['with one dash', ['review', '-base', 'main'], 'Unknown flag `-base`. Did you mean `--base`?'],
    ['with one dash that asks for help', ['-help'], 'Unknown flag `-help`. Did you mean `--help`?'],
    ['with one dash and a value', ['review', '-model=x'], 'Unknown flag `-model`. Did you mean `--model`?'],
    ['that is a command', ['--review'], 'Unknown flag `--review`. Write `housestyle review`: a command has no dashes.'],
    [
      'with a letter that other programs have',
      ['validate', '-o', 'x'],
      'Unknown flag `-o`. Write the whole name: `--output`.',
    ],
    ['that is a format', ['validate', '--json'], 'Unknown flag `--json`. Write `--format json`.'],
    ['with one letter', ['review', '-x'], 'Unknown flag `-x`. `housestyle help review` lists the flags.'],
  ])('%s', (_name, args, expected) => {
    expect(refusal(...args)).toBe(expected);
  });
});

it.each([
  ['fleet', 'octocat', 'Write `--owner octocat`.'],
  ['doctor', 'src', 'To name another folder, use `--repo`.'],
  ['guidelines', 'src/a.ts', '`--for src/a.ts` shows what counts for a file.'],
  [
    'review',
    '#12',
    'For a pull request, check it out (`gh pr checkout NUMBER`), or review its diff: `gh pr diff NUMBER | housestyle review --diff -`.',
  ],
  ['review', 'src/a.ts', 'To name revisions, use `--base` and `--head`; `--paths` limits the files.'],
])('an operand of %s that it does not take leads to the flag that was meant', (command, operand, expected) => {
  expect(refusal(command, operand)).toBe(`\`${command}\` takes no operand, but "${operand}" was given. ${expected}`);
});

it.each([
  ['completion bash zsh', '`completion` takes one operand, but "zsh" was given. Name one shell at a time.'],
  ['rules a b', '`rules` takes one operand, but "b" was given. Name one rule at a time.'],
  ['lsp .', '`lsp` takes no operand, but "." was given. The editor names the folders.'],
])('%s says what the operands are', (words, expected) => {
  expect(refusal(...words.split(' '))).toBe(expected);
});

it.each([
  ['review', 'warning', '`--fail-on` of `review` must be `never`, `low`, `medium` or `high`, not "warning". '],
  ['validate', 'high', '`--fail-on` of `validate` must be `never`, `error` or `warning`, not "high". '],
])('`--fail-on` of %s offers its own severities', (command, value, expected) => {
  expect(refusal(command, '--fail-on', value)).toBe(expected);
});

it('every option is a flag of a command, or an input of the Action only', () => {
  const groups = OPTIONS.map(({ name }) => [name, findOptionUse(name) !== undefined]);
  expect(groups.filter(([, isKnown]) => isKnown !== true)).toEqual([]);
  const readers = OPTIONS.filter(({ actionOnly }) => actionOnly).map(({ name }) => findOptionUse(name)?.commands);
  expect(readers.flat()).toEqual([]);
});

it('no command has two flags of one name, except where its own hides an option', () => {
  const doubled = COMMANDS.flatMap(({ name }) =>
    commandOptions(name).filter((option) => commandFlags(name).some((flag) => flag.name === option.name)),
  );
  expect(doubled.map(({ name }) => name)).toEqual([]);
});

describe('a flag without its value is explained', () => {
  it.each([
    ['a flag of one command', ['fleet', '--owner'], '`--owner`: organization or user whose repositories are read.'],
    ['an option', ['review', '--base-url'], '`--base-url`: '],
    ['as the command reads it', ['agents', '--message'], '`--message`: a request, with `@name` for the agent'],
  ])('%s', (_name, args, expected) => {
    expect(refusal(...args)).toContain(`needs a value. ${expected}`);
  });
});
