import { expect, it } from 'vitest';
import { noteSparse } from '../../../src/jobs/open/note-sparse.ts';
import { openRepository } from '../../../src/workspace/git/open-repository.ts';
import { makeRepository } from '../../harness/repository.ts';

const FILES = {
  '.github/housestyle.yml': 'full: true\n',
  'AGENTS.md': 'Be kind.\n',
  'CLAUDE.md': 'Be kind.\n',
  'src/a.js': 'a();\n',
  'docs/b.md': 'Words.\n',
};

it.each<[string, readonly string[], string | RegExp | undefined]>([
  ['a whole checkout', [], undefined],
  ['a sparse checkout that has them', ['/*', '!/docs/'], undefined],
  ['a sparse checkout without one', ['/*', '!/AGENTS.md'], /^Not read: `AGENTS\.md`, which is not on the disk/],
  [
    'a sparse checkout without the configuration',
    ['/*', '!/.github/'],
    /^Not read: `\.github\/housestyle\.yml`, which is/,
  ],
  [
    'a sparse checkout without any',
    ['/src/'],
    /^Not read: `\.github\/housestyle\.yml`, `AGENTS\.md`, `CLAUDE\.md`, which are not on the disk/,
  ],
])('names the instruction files that are not on the disk: %s', async (_name, patterns, expected) => {
  const { directory, git } = await makeRepository({ commits: [{ message: 'Files', files: FILES }] });
  if (patterns.length > 0) {
    await git('sparse-checkout', 'set', '--no-cone', ...patterns);
  }
  const note = await noteSparse(await openRepository(directory));
  expect(note ?? 'nothing').toMatch(expected ?? /^nothing$/);
});

it('says nothing of a folder that is no clone', async () => {
  expect(await noteSparse(await openRepository('/'))).toBeUndefined();
});
