import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { completionScript } from '../../src/commands/completion.ts';
import { runCommand } from '../../src/commands/run.ts';
import { readSmallNow } from '../harness/small-process.ts';

/** What bash offers for the words of a command line; the last one is incomplete. */
function completeInBash(...words: readonly string[]): readonly string[] {
  const script = `${completionScript('bash')}
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=()
_housestyle
printf '%s\\n' "\${COMPREPLY[@]}"`;
  const env = { PATH: process.env['PATH'] };
  return readSmallNow('bash', ['-c', script, 'bash', 'housestyle', ...words], { env })
    .toString('utf8')
    .split('\n')
    .filter((word) => word !== '');
}

describe('in bash', () => {
  it.each([
    ['a command', ['rev'], ['review']],
    ['a command after help', ['help', 'val'], ['validate']],
    ['a shell', ['completion', 'f'], ['fish']],
    ['a group of rules', ['rules', 'editor-rules'], ['editor-rules']],
    ['a rule', ['rules', 'skill-name-f'], ['skill-name-format']],
    ['a flag', ['review', '--max-co'], ['--max-comments', '--max-cost']],
    ['a format of the command', ['review', '--format', 'j'], ['json', 'junit']],
    ['a format after an equals sign', ['validate', '--format', '=', 'git'], ['github', 'gitlab']],
    ['every value, right after the equals sign', ['plan', '--format', '='], ['text', 'json']],
    ['a threshold of reviews', ['review', '--fail-on', ''], ['never', 'low', 'medium', 'high']],
    ['a threshold of validations', ['validate', '--fail-on', 'w'], ['warning']],
    ['a provider', ['dump', '--provider', 'a'], ['auto', 'azure-openai', 'anthropic']],
    ['no flag of another command', ['rules', '--max'], []],
    ['file names, which are left to the shell', ['validate', 'src/'], []],
  ])('%s is completed', (_name, words, expected) => {
    expect(completeInBash(...words)).toEqual(expected);
  });
});

it('the script for zsh loads the one for bash', () => {
  expect(completionScript('zsh')).toMatch(/^#compdef housestyle\n.*bashcompinit\n_housestyle_values\(\)/);
});

const hasFish = spawnSync('fish', ['--version']).status === 0;

it('the script for fish has a line for each command and flag, with quoted descriptions', () => {
  const lines = completionScript('fish').trimEnd().split('\n');
  expect(lines).toContain("complete -c housestyle -n '__fish_seen_subcommand_from review' -l staged");
  expect(lines).toContain("complete -c housestyle -n '__fish_seen_subcommand_from plan' -l format -x -a 'text json'");
  expect(
    lines.filter(
      (line) => !/^complete -c housestyle -n (?:\w+|'[\w -]+') (?:-l [\w-]+(?: -x -a '[\w -]+')?|-f -a .*)$/.test(line),
    ),
  ).toEqual([]);
  expect(lines.find((line) => line.includes('-a review'))).toContain("the repository\\'s own guidelines");
});

it.skipIf(!hasFish)('fish accepts its script', () => {
  expect(spawnSync('fish', ['--no-execute', '-c', completionScript('fish')]).status).toBe(0);
});

it.each([
  [[], '`completion` needs a shell'],
  [['tcsh'], 'There is no completion for the shell "tcsh"'],
])('refuses %j', async (operands, message) => {
  await expect(runCommand(['completion', ...operands], new AbortController().signal)).rejects.toThrow(message);
});
