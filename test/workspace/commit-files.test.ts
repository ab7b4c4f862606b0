import { describe, expect, it } from 'vitest';
import { commitFiles } from '../../src/workspace/commit-files.ts';
import { openRepository } from '../../src/workspace/git/open-repository.ts';
import type { RemoteRepository } from '../../src/workspace/remote/remote.ts';
import { makeRepository } from '../harness/repository.ts';

const FILES = { 'a.md': 'A\n', 'b/c.md': 'C\n' };

/** A server with one commit of these files, which counts its requests. */
function serverOf(blobs: Readonly<Record<string, { readonly id: string; readonly text: string }>>) {
  const asked: string[] = [];
  const remote: RemoteRepository = {
    tree: () => {
      asked.push('tree');
      const entries = Object.entries(blobs).map(([path, { id }]) => ({ path, mode: '100644', type: 'blob', sha: id }));
      return Promise.resolve({ truncated: false, entries });
    },
    blob: (id) => {
      asked.push(id);
      const found = Object.values(blobs).find((blob) => blob.id === id);
      return Promise.resolve(Buffer.from(found?.text ?? ''));
    },
  };
  return { remote, asked };
}

async function checkoutOf(files: Readonly<Record<string, string>>) {
  const repository = await makeRepository({ commits: [{ message: 'One', files }] });
  const opened = await openRepository(repository.directory);
  if (opened.kind === 'problem') {
    throw new Error(opened.message);
  }
  const { repository: trees } = opened;
  return { repository, checkout: { trees, blobs: trees } };
}

describe('the files of a commit', () => {
  it('come only from the checkout if it has the commit', async () => {
    const { repository, checkout } = await checkoutOf(FILES);
    const { remote, asked } = serverOf({});
    const files = await commitFiles(remote, checkout)(await repository.sha('main'), 'the head');
    const read = await files.read('b/c.md');
    checkout.trees.close();
    expect([files.name, read, asked]).toEqual(['the head', { kind: 'file', bytes: Buffer.from('C\n') }, []]);
  });

  it('come from the checkout if another commit has the same blobs, and otherwise from the server, once', async () => {
    const { repository, checkout } = await checkoutOf(FILES);
    const other = '1'.repeat(40);
    const { remote, asked } = serverOf({
      'x.md': { id: await repository.sha('main:a.md'), text: 'not asked for' },
      'y.md': { id: other, text: 'Y\n' },
    });
    const open = commitFiles(remote, checkout);
    const files = await open('2'.repeat(40), 'the head');
    const read = [await files.read('x.md'), await files.read('y.md')];
    await (await open('3'.repeat(40), 'the base')).read('y.md');
    checkout.trees.close();
    expect(read.map((file) => (file.kind === 'file' ? Buffer.from(file.bytes).toString() : file.kind))).toEqual([
      'A\n',
      'Y\n',
    ]);
    expect(asked).toEqual(['tree', other, 'tree']);
  });

  it('come from the server if the checkout has only names', async () => {
    const { repository, checkout } = await checkoutOf(FILES);
    const id = await repository.sha('main:a.md');
    const { remote, asked } = serverOf({ 'a.md': { id, text: 'A\n' } });
    const blobs = { readBlob: () => Promise.reject(new Error('git ended')) };
    const files = await commitFiles(remote, { ...checkout, blobs })(await repository.sha('main'), 'the head');
    const read = await files.read('a.md');
    checkout.trees.close();
    expect([read, asked]).toEqual([{ kind: 'file', bytes: Buffer.from('A\n') }, [id]]);
  });

  it('come from the server if there is no checkout, up to a limit whose message says what to do', async () => {
    const blobs = Object.fromEntries(
      Array.from({ length: 900 }, (_, index) => [
        `f${index}`,
        { id: index.toString(16).padStart(40, '0'), text: `${index}` },
      ]),
    );
    const files = await commitFiles(serverOf(blobs).remote, undefined)('2'.repeat(40), 'the head');
    const read = async (): Promise<void> => {
      for (const path of Object.keys(blobs)) {
        await files.read(path);
      }
    };
    await expect(read()).rejects.toMatchObject({
      code: 'too-many-requests',
      exitCode: 3,
      hint: expect.stringContaining('actions/checkout') as unknown,
    });
  });
});
