import { describe, expect, it } from 'vitest';
import type { NoteReaders } from '../../../src/context/notes/readers.ts';
import { readSurroundings, type Surroundings } from '../../../src/jobs/gather/read-surroundings.ts';
import { fileOf, hunkAt } from '../../findings/file-change.ts';
import { dumpScene, NO_GRAMMARS } from '../stage-dump.ts';
import { dumpOfScene, reviewScene, type ReviewScene } from '../stage-review.ts';

const KEY = ['AKIA', 'Q3EGRZ7XLM2N5OPB'].join('');

describe('notes that providers hand over', () => {
  const gather = (leaveOutContext: readonly 'issues'[] = []): Promise<Surroundings> =>
    readSurroundings([fileOf('a.ts', hunkAt(1, ['+a']))], {
      source: 'git',
      readHead: async () => 'a\n',
      grammars: NO_GRAMMARS,
      leaveOutContext,
      contextTokens: 1_000,
      notes: [
        {
          name: 'issues',
          mostMilliseconds: 1_000,
          provide: async ({ note }) => note({ source: 's', title: `T ${KEY}`, text: `x ${KEY}`, why: 'w', worth: 1 }),
        },
      ],
    });

  it('have no secrets', async () => {
    const { notes } = await gather();
    expect(notes).toMatchObject([{ title: 'T [AWS access key]', text: 'x [AWS access key]' }]);
  });

  it('are none if `leave-out-context` names the provider', async () => {
    expect((await gather(['issues'])).notes).toEqual([]);
  });
});

describe('the dump of a review', () => {
  const readers: NoteReaders = {
    commits: async () => [{ message: 'Count cents' }],
    issues: {
      home: { host: 'github.com', owner: 'octo', name: 'shop' },
      self: 1,
      read: async () => ({
        kind: 'found',
        issue: { kind: 'issue', title: 'Wrong total', body: 'Cents are lost.', state: 'open', labels: [] },
      }),
    },
    annotations: async () => ({
      diagnostics: [{ severity: 'error', message: 'Float', path: 'a.ts', line: 1, related: [] }],
      leftOut: [{ source: 'check runs', reason: 'not all were read' }],
    }),
  };

  it('has the notes of all providers, with provider and reason, and what they leave out', async () => {
    const { requests, leftOut } = await dumpScene({
      base: { 'a.ts': 'const a = 1;\n' },
      head: { 'a.ts': 'const a = 0.1;\n' },
      description: { title: 'Count', body: 'Fixes #12' },
      readers,
    });
    const notes = requests.flatMap(({ pieces }) => pieces.filter(({ kind }) => kind === 'note'));
    expect(notes.map(({ source, included, provided }) => [source, included, provided?.by, provided?.why])).toEqual([
      ['octo/shop#12', true, 'issues', 'the description says `Fixes #12`'],
      ['commits', true, 'commits', 'the change consists of these commits'],
      ['other tools', true, 'checks', 'reported on changed lines of a.ts'],
    ]);
    expect(leftOut).toContainEqual({ source: 'check runs', reason: 'not all were read' });
  });
});

describe('a review', () => {
  const reported = (line: number): ReviewScene => ({
    head: { 'a.ts': 'const a = 0.1;\nconst b = 0.2;\n' },
    reports: [
      { path: 'tsc.txt', bytes: new TextEncoder().encode(`a.ts(${line},1): error TS1: ${'long '.repeat(50)}\n`) },
    ],
    maxTurns: 1,
  });

  it('shows what other tools report on its lines', async () => {
    const { asked } = await reviewScene(reported(2));
    const [request] = asked.get('housestyle') ?? [];
    expect(request?.messages.at(-1)?.content).toMatch(/\nNote on a\.ts: .*\n\| 2: error: TS1: long long/);
  });

  it('names a note that is cut', async () => {
    const [whole] = (await dumpOfScene(reported(2))).requests;
    const { result } = await reviewScene({ ...reported(2), budget: whole!.tokens - 1 });
    expect(result.leftOut.map(({ source }) => source)).toContain('other tools');
  });
});
