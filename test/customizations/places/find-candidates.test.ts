import { describe, expect, it } from 'vitest';
import { findCandidates } from '../../../src/customizations/places/find-candidates.ts';
import type { FindQuery, Workspace } from '../../../src/workspace/workspace.ts';

/** A workspace whose tree cannot be listed at once, and the paths that it was asked for. */
function largeWorkspace(isComplete = false): { readonly workspace: Workspace; readonly queries: readonly FindQuery[] } {
  const queries: FindQuery[] = [];
  return {
    queries,
    workspace: {
      name: 'large',
      list: () => Promise.resolve([]),
      find: (query) => {
        queries.push(query);
        return Promise.resolve({ entries: [], isComplete });
      },
      read: () => Promise.resolve({ kind: 'missing' }),
    },
  };
}

async function foldersFor(near: readonly string[], isComplete = false) {
  const { workspace, queries } = largeWorkspace(isComplete);
  const { foldersNotLookedAt } = await findCandidates(workspace, [], near);
  return { shallow: queries[0]?.shallow ?? [], foldersNotLookedAt };
}

describe('if a tree cannot be listed at once', () => {
  it('the folders above the changed files are searched', async () => {
    expect(await foldersFor(['a/b/c.ts', 'a/d.ts', 'e.ts'])).toEqual({
      shallow: ['', 'a', 'a/b'],
      foldersNotLookedAt: 0,
    });
  });

  it('at most a hundred folders are searched, nearest to the root first, and the others are counted', async () => {
    const near = Array.from({ length: 300 }, (_, at) => `src/p${at}/q/r/a.ts`);
    const { shallow, foldersNotLookedAt } = await foldersFor(near);
    expect([shallow.length, shallow.slice(0, 3), shallow.at(-1), foldersNotLookedAt]).toEqual([
      1 + 100,
      ['', 'src', 'src/p0'],
      'src/p98',
      1 + 3 * 300 - 100,
    ]);
  });

  it('paths of two thousand folders are searched up to the limit of reading', { tags: 'large' }, async () => {
    const near = Array.from({ length: 3_000 }, (_, at) => `${at}/${'d/'.repeat(2_000)}a.ts`);
    expect(await foldersFor(near)).toMatchObject({ foldersNotLookedAt: 64 * 3_000 - 100 });
  });
});

it('nothing is left to search if the tree was listed at once', async () => {
  const near = Array.from({ length: 300 }, (_, at) => `p${at}/a.ts`);
  expect((await foldersFor(near, true)).foldersNotLookedAt).toBe(0);
});
