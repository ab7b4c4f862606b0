import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openLocalChange } from '../../../src/jobs/open/open-local-change.ts';
import { makeRepository } from '../../harness/repository.ts';

async function hintFor(repo: string, base: string): Promise<string | undefined> {
  const request = { repo, base, source: { kind: 'revision', head: undefined } } as const;
  const error: unknown = await openLocalChange(request).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 'unknown-revision', message: `The repository has no revision "${base}"` });
  return (error as { readonly hint?: string }).hint;
}

async function makeClone(...flags: readonly string[]): Promise<string> {
  const { directory } = await makeRepository({
    commits: [
      { message: 'One', files: { 'a.txt': 'a\n' } },
      { message: 'Two', files: { 'a.txt': 'b\n' } },
    ],
    branches: { 'fix/prices': { commits: [{ message: 'Fix', files: { 'b.txt': 'b\n' } }] } },
  });
  const folder = await mkdtemp(join(tmpdir(), 'housestyle-clone-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  execFileSync('git', ['clone', '-q', ...flags, pathToFileURL(directory).href, folder]);
  return folder;
}

describe('a revision that does not exist', () => {
  it.each([
    ['is one of the other usual name', 'master', 'Did you mean `main`?'],
    ['is a branch of the remote', 'fix/prices', 'Did you mean `origin/fix/prices`?'],
    ['is misspelt', 'mian', 'Did you mean `main`?'],
    ['may not be fetched yet', 'release-2027', 'Check `--base`. `git fetch` brings what was pushed since.'],
  ])('%s', async (_name, base, expected) => {
    expect(await hintFor(await makeClone(), base)).toBe(expected);
  });

  it('may be missing because the clone is shallow', async () => {
    const folder = await makeClone('--depth=1');
    expect(await hintFor(folder, 'release-2027')).toBe(
      'This clone is shallow, so it may lack it: `git fetch --unshallow` brings the rest.',
    );
  });
});
