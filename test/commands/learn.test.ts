import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../../src/commands/run.ts';
import { makeRepository } from '../harness/repository.ts';

const LEARNED = '.github/housestyle-learned.json';

async function learn(directory: string): Promise<number> {
  return runCommand(
    ['learn', '--quiet', '--repo', directory, '--github-token', 'test-token'],
    new AbortController().signal,
  );
}

describe('`learn`, where no merged change names its pull request,', () => {
  it('writes no file, and says what is missing', async () => {
    const repository = await makeRepository({ commits: [{ message: 'Rebased', files: { 'a.js': 'a();\n' } }] });
    await repository.git('remote', 'add', 'origin', 'https://github.com/acme/shop.git');
    await expect(learn(repository.directory)).rejects.toMatchObject({
      code: 'no-pull-requests',
      hint: expect.stringContaining('fetch-depth: 0'),
    });
    expect(existsSync(join(repository.directory, LEARNED))).toBe(false);
  });

  it('keeps what was learned before', async () => {
    const repository = await makeRepository({ commits: [{ message: 'Squashed', files: { [LEARNED]: 'kept' } }] });
    await repository.git('remote', 'add', 'origin', 'https://github.com/acme/shop.git');
    await expect(learn(repository.directory)).rejects.toThrow('nothing is learned');
    expect(await readFile(join(repository.directory, LEARNED), 'utf8')).toBe('kept');
  });
});

describe('`learn`, where the server is not known,', () => {
  it.each([
    ['names a missing remote', undefined, 'has no remote', 'git remote add origin'],
    ['names a remote elsewhere', 'https://ghe.example/acme/shop.git', 'is not on github.com', 'GITHUB_API_URL'],
  ])('%s, and says what to do', async (_name, remote, message, hint) => {
    const repository = await makeRepository({ commits: [{ message: 'Add a (#1)', files: { 'a.js': 'a();\n' } }] });
    if (remote !== undefined) {
      await repository.git('remote', 'add', 'origin', remote);
    }
    await expect(learn(repository.directory)).rejects.toMatchObject({
      code: 'no-server',
      message: expect.stringContaining(message),
      hint: expect.stringContaining(hint),
    });
  });
});
