import { expect, it } from 'vitest';
import type { ReviewSubject } from '../../../src/jobs/choose/choose-guidance.ts';
import { readCheckedChange } from '../../../src/jobs/gather/read-checked-change.ts';
import { memoryWorkspace } from '../../../src/workspace/memory.ts';
import { listedFile } from '../../literal/families/check-change.ts';

const FILES = ['M a.ts', 'M dist/a.js', 'M docs/a.md'].map(listedFile);

function read(commits?: NonNullable<ReviewSubject['readers']>['commits']): ReturnType<typeof readCheckedChange> {
  const sides = { base: memoryWorkspace({}), head: memoryWorkspace({ 'docs/a.md': '' }) };
  // Nothing else of a subject is read.
  const subject = {
    changes: { files: FILES, leftOut: [], source: 'git' },
    description: { title: 'A title', body: 'Why.' },
    branch: 'feat/a',
    readers: commits === undefined ? {} : { commits },
    sides,
  } as unknown as ReviewSubject;
  return readCheckedChange(subject, {
    applied: [],
    guidelines: { applicable: [], leftOut: [], decisions: [], notes: [] },
    excluded: [
      { path: 'dist/a.js', kind: 'generated', reason: '' },
      { path: 'docs/a.md', kind: 'ignored', reason: '' },
    ],
  });
}

it('keeps generated files, and leaves out those that the settings leave out', () => {
  expect(read()).toMatchObject({
    allFiles: FILES,
    ignored: new Set(['docs/a.md']),
    title: 'A title',
    description: 'Why.',
    branch: 'feat/a',
  });
});

it('reads the first lines of messages', async () => {
  const commits = (): Promise<readonly { message: string }[]> =>
    Promise.resolve([{ message: 'One\n\nMore' }, { message: '' }]);
  expect(await read(commits).readCommits?.()).toEqual(['One', '']);
});

it.each([
  ['nobody can read them', undefined],
  ['they cannot be read', (): Promise<never> => Promise.reject(new Error('GitHub refused'))],
])('knows no commits if %s', async (_name, commits) => {
  expect(await read(commits).readCommits?.()).toBeUndefined();
});

it('looks for files in the head', async () => {
  const { exists } = read();
  expect([await exists?.('docs/a.md'), await exists?.('a.md')]).toEqual([true, false]);
});
