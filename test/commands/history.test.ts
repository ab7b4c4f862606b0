import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runCommand } from '../../src/commands/run.ts';
import { makeRepository } from '../harness/repository.ts';

function run(...args: readonly string[]): Promise<number> {
  return runCommand(['guidelines', '--quiet', ...args], new AbortController().signal);
}

it('prints what each statement was good for as JSON', async () => {
  const { directory } = await makeRepository({
    commits: [
      { message: 'Start', files: { 'AGENTS.md': '- Never use `eval()`.\n', 'a.js': 'let a = 1;\n' } },
      { message: 'Evaluate (#1)', files: { 'a.js': 'let a = eval("1");\n' } },
    ],
  });
  const output = join(directory, 'history.json');
  await run('--repo', directory, '--history', '5', '--format', 'json', '--output', output);
  const json: unknown = JSON.parse(await readFile(output, 'utf8'));
  expect(json).toMatchObject({
    changes: 1,
    unread: [{ reason: 'it has no parent in this clone' }],
    statements: [{ source: 'AGENTS.md', line: 1, kind: 'checked', changes: 1, files: 1, checked: 1, findings: 1 }],
  });
});

it.each(['0', '1001', 'all', ''])('refuses %j as a number of changes', async (written) => {
  await expect(run('--history', written)).rejects.toThrow('`--history` must be a number from 1 to 1000');
});

it('leaves the option of the same name to other commands', async () => {
  await expect(
    runCommand(
      ['dump', '--quiet', '--history', '/no/such/file', '--diff', '/no/such/diff'],
      new AbortController().signal,
    ),
  ).rejects.toThrow('/no/such/diff');
});
