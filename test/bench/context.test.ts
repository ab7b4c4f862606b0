import { describe, expect, it } from 'vitest';
import { aloneVariants } from '../../bench/context/alone.ts';
import { chooseCommits } from '../../bench/context/choose-commits.ts';
import {
  describeSample,
  drawMisses,
  drawMissKinds,
  drawRecall,
  drawRepositories,
} from '../../bench/context/draw-tables.ts';
import { OURS, type Row } from '../../bench/context/measure-commit.ts';
import { score, targetsOf } from '../../bench/context/score.ts';
import type { Extent, Place, Prompts, ShownLines, Target } from '../../bench/context/types.ts';

describe('the choice of commits', () => {
  const added: Readonly<Record<string, string>> = {
    small: '4\t0\tsrc/a.ts',
    least: '2\t9\tsrc/a.ts\n3\t0\tlib/b.go',
    most: '600\t0\tsrc/a.ts',
    large: '601\t0\tsrc/a.ts',
    prose: '90\t0\tREADME.md',
    binary: '-\t-\tsrc/a.ts',
  };
  const open = (names: readonly string[]) => ({
    folder: '.',
    close: () => {},
    git: (...args: readonly string[]): string => {
      if (args[0] === 'rev-list') {
        return `${names.join('\n')}\n`;
      }
      const text = added[args.at(-1) ?? ''];
      if (text === undefined) {
        throw new TypeError('no parent');
      }
      return `${text}\n`;
    },
  });
  const NAMES = [...Object.keys(added), 'root'];

  it('takes those that add between 5 and 600 lines of source', () => {
    expect(chooseCommits(open(NAMES), 'acme/shop', 'HEAD', 10).toSorted()).toEqual(['least', 'most']);
  });

  it('is the same for the same head and name, another one for another name, and stops at the count', () => {
    const many = Array.from({ length: 30 }, () => 'least').map((name, index) => `${name}${index}`);
    const repository = {
      ...open(many),
      git: (...args: readonly string[]) => (args[0] === 'rev-list' ? many.join('\n') : '9\t0\ta.ts'),
    };
    const chosen = chooseCommits(repository, 'acme/shop', 'HEAD', 8);
    expect(chosen).toHaveLength(8);
    expect(chooseCommits(repository, 'acme/shop', 'HEAD', 8)).toEqual(chosen);
    expect(chooseCommits(repository, 'acme/other', 'HEAD', 8)).not.toEqual(chosen);
  });
});

function extent(path: string, start: number, end = start): Extent {
  return { path, line: start, start, end };
}

function target(kind: Target['kind'], places: readonly Extent[], uses: readonly Place[]): Target {
  return { kind, name: 'n', isMember: false, places, uses };
}

function prompts(...requests: readonly Readonly<Record<string, readonly number[]>>[]): Prompts {
  const shown = requests.map(
    (request): ShownLines => new Map(Object.entries(request).map(([path, lines]) => [path, new Set(lines)])),
  );
  return { requests: shown, tokens: 0, seconds: 0 };
}

describe('a declaration counts as shown', () => {
  const USE = { path: 'a.ts', line: 5 };
  const TARGET = target('declaration', [extent('b.ts', 10, 12)], [USE]);
  const isBlank = ({ line }: Place): boolean => line === 11;
  const changed = new Set(['a.ts']);

  it.each<[string, Prompts, Target, { signatures: number; full: number }]>([
    ['with a use in the same request', prompts({ 'a.ts': [5], 'b.ts': [10] }), TARGET, { signatures: 1, full: 0 }],
    ['not without a use', prompts({ 'b.ts': [10, 11, 12] }), TARGET, { signatures: 0, full: 0 }],
    [
      'not in another request than the use',
      prompts({ 'a.ts': [5] }, { 'b.ts': [10] }),
      TARGET,
      { signatures: 0, full: 0 },
    ],
    ['not by the same line of another file', prompts({ 'a.ts': [5, 10] }), TARGET, { signatures: 0, full: 0 }],
    ['not by another line of it', prompts({ 'a.ts': [5], 'b.ts': [12] }), TARGET, { signatures: 0, full: 0 }],
    [
      'whole, even if a blank line is missing',
      prompts({ 'a.ts': [5], 'b.ts': [10, 12] }),
      TARGET,
      { signatures: 1, full: 1 },
    ],
    [
      'by one of its overloads',
      prompts({ 'a.ts': [5], 'b.ts': [30] }),
      { ...TARGET, places: [extent('b.ts', 10), extent('b.ts', 30)] },
      { signatures: 1, full: 1 },
    ],
    [
      'never whole with 80 lines or more',
      prompts({ 'a.ts': [5], 'b.ts': Array.from({ length: 200 }, (_, index) => index) }),
      { ...TARGET, places: [extent('b.ts', 10, 89)] },
      { signatures: 1, full: 0 },
    ],
  ])('%s', (_, given, one, expected) => {
    const { signatures, full } = score(given, [one], changed, isBlank);
    expect({ signatures: signatures.shown, full: full.shown }).toEqual(expected);
  });

  it('as one of another file only if none of its places is in a changed file', () => {
    const both = { ...TARGET, places: [extent('b.ts', 10), extent('a.ts', 1)] };
    expect(score(prompts({}), [TARGET, both], changed, isBlank).otherFiles).toEqual({ shown: 0, all: 1 });
  });

  it('apart from callers and locals, and what is not shown is listed', () => {
    const caller = target('caller', [extent('c.ts', 3)], [USE]);
    const local = target('local', [extent('a.ts', 2)], [USE]);
    const scored = score(prompts({ 'a.ts': [2, 5] }), [TARGET, caller, local], changed, isBlank);
    expect([scored.signatures, scored.callers, scored.locals, scored.missed]).toEqual([
      { shown: 0, all: 1 },
      { shown: 0, all: 1 },
      { shown: 1, all: 1 },
      [TARGET, caller],
    ]);
  });

  it('only if a reviewed file uses it', () => {
    const uses = [USE, { path: 'left-out.ts', line: 1 }];
    const oracle = {
      imports: {},
      targets: [
        { ...TARGET, uses },
        { ...TARGET, uses: uses.slice(1) },
      ],
    };
    expect(targetsOf(oracle, changed)).toEqual([TARGET]);
  });
});

const NONE = { shown: 0, all: 0 };

function row(given: Partial<Row>): Row {
  return {
    repository: 'acme/shop',
    commit: 'c1',
    budget: 8000,
    prompt: OURS,
    tokens: 100,
    seconds: 1,
    wholeTokens: 200,
    misses: [],
    score: { signatures: { shown: 1, all: 3 }, otherFiles: NONE, full: NONE, callers: NONE, locals: NONE, missed: [] },
    ...given,
  };
}

describe('a table', () => {
  const second = {
    commit: 'c2',
    tokens: 301,
    seconds: 2,
    score: { ...row({}).score, signatures: { shown: 2, all: 2 } },
  };

  it('adds the targets of all commits up, and shows nothing where there are none', () => {
    const { columns, rows } = drawRecall('T', [row({}), row(second)]);
    const figures = Object.fromEntries(columns.map((column, index) => [column, rows[0]?.[index]]));
    expect(rows).toHaveLength(1);
    expect(figures).toEqual({
      budget: 8000,
      prompt: OURS,
      signatures: 60,
      '… in other files': null,
      'full (<80 lines)': null,
      'a caller': null,
      locals: null,
      'tokens, median': 201,
      'tokens, mean': 201,
      'seconds, median': 1.5,
    });
  });

  it('has a row for each budget and prompt, and for each repository only ours', () => {
    const rows = [row({}), row({ prompt: 'hunks ±3' }), row({ budget: 32_000 }), row({ repository: 'acme/other' })];
    expect(drawRecall('T', rows).rows.map((cells) => cells.slice(0, 2))).toEqual([
      [8000, OURS],
      [8000, 'hunks ±3'],
      [32_000, OURS],
    ]);
    expect(drawRepositories('T', rows).rows.map((cells) => cells.slice(0, 2))).toEqual([
      ['acme/shop', 8000],
      ['acme/shop', 32_000],
      ['acme/other', 8000],
    ]);
  });

  it('says how large the sample is, and which commits cost more than whole files', () => {
    const rows = [row({}), row(second), row({ prompt: 'hunks ±3' }), row({ budget: 32_000, tokens: 500 })];
    expect(describeSample(rows)).toBe(
      '2 commits of 1 repositories; 5 declarations (0 in other files), 0 changed functions that are used elsewhere, 0 locals and parameters. Commits with more tokens than whole changed files: 1 at 8000, 1 at 32000.',
    );
  });

  it('counts misses by how they are reached, and lists at most four of a commit', () => {
    const miss = {
      kind: 'declaration',
      reached: 'not imported',
      isMember: true,
      name: 'total',
      place: { path: 'b.ts', line: 2 },
      use: { path: 'a.ts', line: 5 },
    } as const;
    const rows = [
      row({ misses: [...Array.from({ length: 5 }, () => miss), { ...miss, kind: 'local', isMember: false }] }),
    ];
    expect(drawMissKinds('T', rows).rows).toEqual([
      [8000, 'declaration', 'not imported', 'yes', 5],
      [8000, 'local', 'not imported', 'no', 1],
    ]);
    expect(drawMisses('T', rows, 'declaration').rows).toEqual(
      Array.from({ length: 4 }, () => ['acme/shop c1', 'total', 'b.ts:2', 'not imported', 'yes', 'a.ts:5']),
    );
  });
});

it('each provider is measured without the others, and the others without it', () => {
  expect(aloneVariants(['types', 'callers'])).toEqual([
    { name: OURS, leaveOut: [] },
    { name: 'no context', leaveOut: ['types', 'callers'] },
    { name: 'without types', leaveOut: ['types'] },
    { name: 'types alone', leaveOut: ['callers'] },
    { name: 'without callers', leaveOut: ['callers'] },
    { name: 'callers alone', leaveOut: ['types'] },
  ]);
});
