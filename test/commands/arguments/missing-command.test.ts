import { expect, it } from 'vitest';
import { missingCommand } from '../../../src/commands/arguments/missing-command.ts';
import { runCommand } from '../../../src/commands/run.ts';

it.each([
  ['a flag of most commands', ['--repo', '.'], 'housestyle review'],
  ['a flag of one command', ['--fix'], 'housestyle validate'],
  ['a value after `=`', ['--format=json', '--owner=acme'], 'housestyle fleet'],
  ['flags that no command has together', ['--owner', 'acme', '--fix'], 'Name one; `housestyle help` lists all.'],
])('%s leads to a command that has it', (_name, args, expected) => {
  expect(missingCommand(args).hint).toContain(expected);
});

it('a command line of flags only is refused', async () => {
  await expect(runCommand(['--repo', '.'], new AbortController().signal)).rejects.toMatchObject({
    message: 'The command is missing',
    exitCode: 2,
  });
});
