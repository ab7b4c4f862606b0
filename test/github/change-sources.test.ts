import { describe, expect, it } from 'vitest';
import { readGivenDiff } from '../../src/changes/diff/read-diff.ts';
import type { Changes } from '../../src/changes/types.ts';
import type { GithubClient } from '../../src/github/client.ts';
import { filesSource, readFirstWhole, type ChangeSource, type SourceAnswer } from '../../src/github/change-sources.ts';
import { SOME_PULL } from './some-pull.ts';

const PULL = { ...SOME_PULL, changedFiles: 2, changedLines: 4 };

/** Builds this many new files of two lines each. */
function change(files: number, source: Changes['source']): Changes {
  const sections = Array.from(
    { length: files },
    (_, at) =>
      `diff --git a/f${at} b/f${at}\nnew file mode 100644\nindex 0..1\n--- /dev/null\n+++ b/f${at}\n@@ -0,0 +1,2 @@\n+a\n+b\n`,
  );
  return { ...readGivenDiff(sections.join('')), source };
}

const NAMES = ['git', 'github-files', 'github-diff'] as const;

/** The three sources with their answers, and a record of the sources that were asked. */
function sourcesOf(...answers: readonly SourceAnswer[]): {
  readonly sources: readonly ChangeSource[];
  readonly asked: readonly string[];
} {
  const asked: string[] = [];
  const sources = answers.map((answer, at): ChangeSource => {
    const name = NAMES[at] ?? 'diff';
    return {
      name,
      read: async () => {
        asked.push(name);
        return answer;
      },
    };
  });
  return { sources, asked };
}

const NONE: SourceAnswer = { kind: 'unavailable', reason: 'not there' };

function read(files: number, source: Changes['source']): SourceAnswer {
  return { kind: 'read', changes: change(files, source) };
}

describe('readFirstWhole', () => {
  it('asks no other source after one has everything', async () => {
    const { sources, asked } = sourcesOf(read(2, 'git'), read(2, 'github-files'));
    expect(await readFirstWhole(PULL, sources)).toMatchObject({ source: 'git', leftOut: [], passedOver: [] });
    expect(asked).toEqual(['git']);
  });

  it('asks the next source if one fails, or has less than the pull request counts', async () => {
    const { sources } = sourcesOf(NONE, read(1, 'github-files'), read(2, 'github-diff'));
    expect(await readFirstWhole(PULL, sources)).toMatchObject({
      source: 'github-diff',
      leftOut: [],
      passedOver: [
        { source: 'git', reason: 'not there' },
        {
          source: 'github-files',
          reason: 'it has 1 file and 2 changed lines, but the pull request counts 2 files and 4 changed lines',
        },
      ],
    });
  });

  it('uses the source with the most lines if none is complete, and names what is missing', async () => {
    const { sources } = sourcesOf(read(1, 'git'), read(2, 'github-files'), NONE);
    const changes = await readFirstWhole({ ...PULL, changedFiles: 3, changedLines: 9 }, sources);
    expect(changes).toMatchObject({
      source: 'github-files',
      leftOut: [{ path: '1 more file', reason: 'GitHub lists 2 of 3 changed files (it lists at most 3,000)' }],
      missing: { files: 1, lines: 5 },
    });
    expect(changes.passedOver?.map(({ source }) => source)).toEqual(['git', 'github-diff']);
  });

  it("uses git's diff if GitHub counts differently and no source has more", async () => {
    const { sources } = sourcesOf(read(2, 'git'), NONE, NONE);
    expect(await readFirstWhole({ ...PULL, changedLines: 6 }, sources)).toMatchObject({
      source: 'git',
      leftOut: [{ path: '2 more lines', reason: 'git lists 4 changed lines, but GitHub counts 6' }],
    });
  });

  it.each<[string, SourceAnswer]>([
    ['no source can be had', NONE],
    ['a source has no file', read(0, 'github-diff')],
  ])('fails with all reasons where %s', async (_, last) => {
    const { sources } = sourcesOf(NONE, { kind: 'unavailable', reason: 'GitHub answered 503' }, last);
    await expect(readFirstWhole(PULL, sources)).rejects.toMatchObject({
      code: 'change-unreadable',
      exitCode: 3,
      message: expect.stringMatching(/git: not there; github-files: GitHub answered 503; github-diff: /),
    });
  });

  it('accepts an empty pull request', async () => {
    const { sources } = sourcesOf(read(0, 'git'));
    const changes = await readFirstWhole({ ...PULL, changedFiles: 0, changedLines: 0 }, sources);
    expect(changes).toMatchObject({ files: [], leftOut: [] });
  });
});

it('the list of files counts a file once that GitHub lists twice, and lacks another one then', async () => {
  const row = {
    filename: 'a.ts',
    status: 'added',
    additions: 2,
    deletions: 0,
    patch: '@@ -0,0 +1,2 @@\n+a\n+b',
    sha: null,
  };
  const rows = [row, { ...row }].map((one) => ({ ...one, headSha: undefined, previousFilename: undefined }));
  const client = { changedFiles: () => Promise.resolve(rows) } as unknown as GithubClient;
  const answer = await filesSource(client).read(PULL);
  expect(answer.kind === 'read' ? answer.changes.files.map(({ path }) => path) : answer).toEqual(['a.ts']);
});
