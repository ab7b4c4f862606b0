import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bringBlobs, type ArchivedRepository } from '../../../src/workspace/remote/bring-blobs.ts';
import { remoteWorkspace } from '../../../src/workspace/remote/remote.ts';
import type { Workspace } from '../../../src/workspace/workspace.ts';
import { scratchRepository, type ScratchRepository } from '../../changes/diff/repository.ts';
import { chunksOf, gitRemote } from '../git/git-remote.ts';

const PATHS = Array.from({ length: 40 }, (_, index) => `src/f${index}.ts`);
const MAX_BYTES = 1_000;

let scratch: ScratchRepository;
let base: string;
let head: string;

beforeAll(() => {
  scratch = scratchRepository();
  PATHS.forEach((path) => scratch.write(path, `${path} before\n`));
  scratch.write('.gitattributes', 'hidden.ts export-ignore\n');
  scratch.write('hidden.ts', 'hidden\n');
  scratch.write('large.bin', 'x'.repeat(MAX_BYTES + 1));
  base = scratch.commit();
  PATHS.slice(0, 2).forEach((path) => scratch.write(path, `${path} after\n`));
  head = scratch.commit();
});
afterAll(() => scratch.remove());

interface Stage {
  readonly head: Workspace;
  readonly base: Workspace;
  /** All requests except those for trees. */
  readonly requests: () => readonly string[];
  readonly notes: readonly string[];
}

function stage(change: (repository: ArchivedRepository) => Partial<ArchivedRepository> = () => ({})): Stage {
  const remote = gitRemote(scratch);
  const notes: string[] = [];
  const repository = { ...remote.repository, ...change(remote.repository) };
  const brought = bringBlobs(repository, (commit, reason) => notes.push(`${commit}: ${reason}`));
  return {
    head: remoteWorkspace(brought(head), head, 'head'),
    base: remoteWorkspace(brought(base), base, 'base'),
    requests: () => remote.requests.filter((request) => !request.startsWith('tree')),
    notes,
  };
}

async function textsOf(workspace: Workspace, paths: readonly string[]): Promise<readonly unknown[]> {
  const files = await Promise.all(paths.map((path) => workspace.read(path)));
  return files.map((file) => (file.kind === 'file' ? Buffer.from(file.bytes).toString() : file));
}

const AFTER = PATHS.map((path, index) => `${path} ${index < 2 ? 'after' : 'before'}\n`);

describe('files behind an API', () => {
  it('are requested one by one while they are few', async () => {
    const { head: files, requests } = stage();
    const few = PATHS.slice(0, 8);
    for (const path of few) {
      expect(await files.bring?.([path], MAX_BYTES)).toEqual(new Set([path]));
    }
    expect(await textsOf(files, few)).toEqual(AFTER.slice(0, 8));
    expect(await files.bring?.(few, MAX_BYTES)).toEqual(new Set(few));
    expect(requests().map((request) => request.split(' ')[0])).toEqual(Array(8).fill('blob'));
  });

  it('come from one archive when they are many, for all callers', async () => {
    const { head: files, requests, notes } = stage();
    await Promise.all([files.bring?.(PATHS, MAX_BYTES), files.bring?.(PATHS.slice(0, 20), MAX_BYTES)]);
    expect(await files.bring?.(PATHS, MAX_BYTES)).toEqual(new Set());
    expect(await textsOf(files, PATHS)).toEqual(AFTER);
    expect([requests(), notes]).toEqual([[`archive ${head}`], []]);
  });

  it('count as many also if they are requested one by one', async () => {
    const { head: files, requests } = stage();
    for (const path of PATHS) {
      await files.bring?.([path], MAX_BYTES);
      await files.read(path);
    }
    expect(requests().map((request) => request.split(' ')[0])).toEqual([...Array<string>(8).fill('blob'), 'archive']);
  });

  it('do not count as many if they are only read', async () => {
    const { head: files, requests } = stage();
    await textsOf(files, PATHS);
    expect(requests()).toHaveLength(PATHS.length);
    expect(await files.bring?.(PATHS.slice(0, 1), MAX_BYTES)).toEqual(new Set(PATHS.slice(0, 1)));
  });

  it('of another commit come from the same archive if they are the same', async () => {
    const { base: before, head: files, requests } = stage();
    await files.bring?.(PATHS, MAX_BYTES);
    expect(await before.bring?.(PATHS, MAX_BYTES)).toEqual(new Set(PATHS.slice(0, 2)));
    expect(await textsOf(before, PATHS)).toEqual(PATHS.map((path) => `${path} before\n`));
    expect(requests()).toHaveLength(3);
  });

  it('that the archive lacks are requested one by one', async () => {
    const { head: files, requests, notes } = stage();
    expect(await files.bring?.([...PATHS, 'hidden.ts'], MAX_BYTES)).toEqual(new Set(['hidden.ts']));
    expect(await textsOf(files, ['hidden.ts'])).toEqual(['hidden\n']);
    expect([requests().length, notes]).toEqual([2, []]);
  });

  it('that are too large or not files need no request', async () => {
    const { head: files, requests } = stage();
    expect(await files.bring?.(['large.bin', 'src', 'nowhere'], MAX_BYTES)).toEqual(new Set());
    expect([await files.sizeOf?.('large.bin'), await files.sizeOf?.('src')]).toEqual([MAX_BYTES + 1, undefined]);
    expect(requests()).toEqual([]);
  });
});

describe('an archive', () => {
  const REASONS: readonly (readonly [
    string,
    (repository: ArchivedRepository) => ArchivedRepository['archive'],
    string,
  ])[] = [
    ['that is refused', () => () => Promise.reject(new Error('Not Found')), 'Not Found'],
    ['that is not an archive', () => () => Promise.resolve(chunksOf(Buffer.from('<html>'))), 'incorrect header check'],
    [
      'whose connection breaks immediately',
      () => () =>
        Promise.resolve(
          (async function* () {
            yield Buffer.alloc(0);
            throw new Error('terminated');
          })(),
        ),
      'terminated',
    ],
  ];

  it.each(REASONS)('%s is asked for once, and why is said once', async (_, make, reason) => {
    let asked = 0;
    const {
      head: files,
      requests,
      notes,
    } = stage((repository) => {
      const archive = make(repository);
      return { archive: (commit) => ((asked += 1), archive(commit)) };
    });
    expect(await files.bring?.(PATHS, MAX_BYTES)).toEqual(new Set(PATHS));
    expect(await files.bring?.(PATHS, MAX_BYTES)).toEqual(new Set(PATHS));
    expect(await textsOf(files, PATHS)).toEqual(AFTER);
    expect([asked, requests().length, notes]).toEqual([1, PATHS.length, [`${head}: ${reason}`]]);
  });

  it('of another commit gives the blobs that it has, and no wrong ones', async () => {
    const { head: files, requests } = stage((repository) => ({ archive: () => repository.archive(base) }));
    expect(await files.bring?.(PATHS, MAX_BYTES)).toEqual(new Set(PATHS.slice(0, 2)));
    expect(await textsOf(files, PATHS)).toEqual(AFTER);
    expect(requests()).toHaveLength(3);
  });
});
