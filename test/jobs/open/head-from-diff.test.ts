import { describe, expect, it } from 'vitest';
import { readGivenDiff } from '../../../src/changes/diff/read-diff.ts';
import { buildHeadWorkspace, headReaderFromDiff } from '../../../src/jobs/open/head-from-diff.ts';
import { memoryWorkspace } from '../../../src/workspace/memory.ts';
import { readText } from '../../../src/workspace/read-text.ts';
import { diffOf } from '../stage-dump.ts';

const BASE = {
  'a.ts': 'one\ntwo\n',
  'gone.ts': 'x\n',
  'same.ts': 's\n',
  'old.ts': 'moved\n',
  'logo.png': '\0',
  'icon.png': '\0',
};
const DIFF = [
  diffOf(BASE, { 'a.ts': 'one\nthree\n', 'gone.ts': null, 'new.ts': 'n\n' }),
  'diff --git a/old.ts b/moved.ts\nsimilarity index 100%\nrename from old.ts\nrename to moved.ts\n',
  'diff --git a/logo.png b/logo.png\ndeleted file mode 100644\nBinary files a/logo.png and /dev/null differ\n',
  'diff --git a/icon.png b/icon.png\nBinary files a/icon.png and b/icon.png differ\n',
].join('');

function headOf(base: Readonly<Record<string, string>>) {
  const workspace = memoryWorkspace(base);
  const changes = readGivenDiff(new TextEncoder().encode(DIFF));
  return buildHeadWorkspace(workspace, changes, headReaderFromDiff(workspace, changes, 1_000));
}

describe('the head made from the base and a diff', () => {
  it.each([
    ['a changed file', 'a.ts', 'one\nthree\n'],
    ['an added file', 'new.ts', 'n\n'],
    ['a file that did not change', 'same.ts', 's\n'],
    ['a renamed file', 'moved.ts', 'moved\n'],
  ])('has %s', async (_name, path, text) => {
    expect(await readText(headOf(BASE), path)).toMatchObject({ kind: 'text', source: { text } });
  });

  it.each([
    ['a removed file', 'gone.ts'],
    ['the old name of a renamed file', 'old.ts'],
    ['a removed binary file', 'logo.png'],
  ])('no longer has %s', async (_name, path) => {
    expect(await headOf(BASE).read(path)).toEqual({ kind: 'missing' });
  });

  it('keeps a changed binary file as it is in the base', async () => {
    expect((await headOf(BASE).read('icon.png')).kind).toBe('file');
  });

  it('does not have a file to which the diff does not apply', async () => {
    expect(await headOf({ ...BASE, 'a.ts': 'something else\n' }).read('a.ts')).toEqual({ kind: 'missing' });
  });

  it('lists its files', async () => {
    const entries = await headOf(BASE).list('');
    expect(entries.map(({ path }) => path)).toEqual(['a.ts', 'icon.png', 'moved.ts', 'new.ts', 'same.ts']);
  });
});
