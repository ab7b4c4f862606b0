import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limitFindings } from '../../src/findings/limit-findings.ts';
import { placeFindings } from '../../src/findings/place.ts';
import { CHANGE_ITSELF, type Draft, type Finding, type Severity } from '../../src/findings/types.ts';
import { readStatements } from '../../src/guidelines/statements/statements.ts';
import type { Guideline } from '../../src/guidelines/types.ts';
import { sourceText } from '../../src/text/source-text.ts';
import { fileOf, hunkAt } from './file-change.ts';
import { runs } from '../property-runs.ts';

const A = fileOf('src/a.ts', hunkAt(1, ['+one', '+two', '+same', ' keep', '+same', '-gone', '+crlf\r']));
const B = { ...fileOf('src/b.ts', hunkAt(1, ['+bee'])), status: 'renamed' as const, previousPath: 'src/old.ts' };
const ODD = fileOf('src/o\u202Ed"d.ts', hunkAt(1, ['+odd']));
const FILES = [A, B, ODD];

function guideline(id: number, path: string, text: string, appliesTo: readonly string[]): Guideline {
  const source = sourceText(path, `\n${text}`);
  return {
    id,
    name: `Instruction from ${path}`,
    kind: 'repository-instructions',
    level: 'repository',
    folder: '',
    content: { text, path, origin: { kind: 'file', source, offset: 1 } },
    statements: readStatements(id, text),
    filePatterns: ['*'],
    appliesTo: new Map(appliesTo.map((path) => [path, '*'])),
  };
}

const GUIDELINES = [
  guideline(2, 'rules.md', '- Use tabs.\n- Be kind.', ['src/a.ts', 'src/b.ts']),
  guideline(3, 'b.md', 'Write tests.', ['src/b.ts']),
];

function draft(fields: Partial<Draft>): Draft {
  return {
    path: 'src/a.ts',
    line: 1,
    side: 'RIGHT',
    severity: 'low',
    kind: 'bug',
    title: 'T',
    body: 'B',
    origin: 'model',
    ...fields,
  };
}

const OTHER_WORDS = { title: 'U', body: 'C' };

function place(
  drafts: readonly Draft[],
  limits: { maxComments?: number; minSeverity?: Severity; minConfidence?: number } = {},
) {
  const { minSeverity = 'low', maxComments = 20, minConfidence = 0 } = limits;
  const placed = placeFindings(drafts, FILES, GUIDELINES, { minSeverity });
  const limited = limitFindings(placed.findings, { minSeverity, minConfidence, maxComments });
  return { findings: limited.findings, leftOut: [...placed.leftOut, ...placed.merged, ...limited.leftOut] };
}

function placeOne(fields: Partial<Draft>): Finding {
  return place([draft(fields)]).findings[0]!;
}

describe('a draft of a literal check', () => {
  it('about the change itself is in the summary, and cites its statement', () => {
    const { line: _line, ...about } = draft({ path: CHANGE_ITSELF, origin: 'literal', citation: '3.1' });
    const [finding] = place([about]).findings;
    expect(finding).toMatchObject({
      path: CHANGE_ITSELF,
      placement: { kind: 'summary' },
      guideline: { statement: '3.1' },
    });
  });

  it('about a file as a whole is on the file', () => {
    const { line: _line, ...about } = draft({ origin: 'literal' });
    expect(place([about]).findings[0]).toMatchObject({
      placement: { kind: 'file', reason: 'it is about the file as a whole' },
    });
  });
});

describe('a draft becomes a finding', () => {
  it('with all its fields', () => {
    expect(
      placeOne({ line: 2, startLine: 1, quote: 'two', confidence: 0.5, citation: '2.2', suggestion: 'x\n' }),
    ).toEqual({
      fingerprint: expect.stringMatching(/^[0-9a-f]{20}$/) as string,
      path: 'src/a.ts',
      side: 'RIGHT',
      startLine: 1,
      line: 2,
      quote: 'two',
      severity: 'low',
      kind: 'bug',
      title: 'T',
      body: 'B',
      replacement: { text: 'x\n', stated: { startLine: 1, line: 2 }, isCertain: true, covered: 'some' },
      guideline: { id: '2', statement: '2.2', source: 'rules.md', line: 3, text: 'Be kind.' },
      confidence: 0.5,
      origin: 'model',
      placement: { kind: 'inline' },
    });
  });

  it.each([
    ['as in the diff', 'src/b.ts', 'src/b.ts'],
    ['with a dot', './src/b.ts', 'src/b.ts'],
    ['as in the prompt', String.raw`"src/o\u{202E}d\"d.ts"`, ODD.path],
    ['with a slash', '/src/b.ts', 'src/b.ts'],
    ['with the prefix of a diff', 'b/src/b.ts', 'src/b.ts'],
    ['with backslashes', 'src\\b.ts', 'src/b.ts'],
    ['in quotes', '"src/b.ts"', 'src/b.ts'],
    ['by its name before a rename', 'src/old.ts', 'src/b.ts'],
  ])('if its file is named %s', (_name, path, expected) => {
    expect(placeOne({ path })).toMatchObject({ path: expected, line: 1, placement: { kind: 'inline' } });
  });

  it.each<[string, Partial<Draft>, string, string]>([
    ['names a file outside of the change', { path: 'c.ts' }, 'summary', 'the file it names is not part of the change'],
    [
      'names a line outside of the change',
      { line: 40 },
      'file',
      'line 40 is not part of the change; the nearest line of the change is 6, 34 lines away',
    ],
  ])('without a line if it %s', (_name, fields, kind, reason) => {
    const { placement, line } = placeOne(fields);
    expect([placement, line]).toEqual([{ kind, reason }, undefined]);
  });
});

it('a finding in a file that is not reviewed says so, and does not call it no part of the change', () => {
  const removed = { path: 'src/gone.ts', reason: 'removed: deleted lines are not reviewed' };
  const { findings } = placeFindings([draft({ path: removed.path })], [], [], { minSeverity: 'low' }, [removed]);
  const reason = 'its file is not reviewed (removed: deleted lines are not reviewed)';
  expect(findings[0]?.placement).toEqual({ kind: 'summary', reason });
});

describe('a citation', () => {
  const WHOLE = 'The finding cites these guidelines as a whole, not one of their rules.';

  it.each<[string, Partial<Draft>, string | undefined]>([
    ['names its statement and line', { citation: '2.2' }, 'rules.md:3 Be kind.'],
    ['of a guideline as a whole shows no statement if none fits', { citation: '2' }, `rules.md:1 ${WHOLE}`],
    [
      'of a guideline as a whole shows the statement that fits',
      { citation: '2', body: 'Not kind.' },
      'rules.md:3 Be kind.',
    ],
    ['in brackets names its statement', { citation: '[2.2]' }, 'rules.md:3 Be kind.'],
    ['in words names its statement', { citation: 'Guideline 2.2' }, 'rules.md:3 Be kind.'],
    ['of several guidelines names the first that applies', { citation: '3, 2.2' }, 'rules.md:3 Be kind.'],
    ['of a file and a line names its statement', { citation: '`rules.md:3`' }, 'rules.md:3 Be kind.'],
    ['of a file that is not a guideline is removed', { citation: 'other.md' }, undefined],
    ['in the words of a statement names it', { citation: '"Use tabs!"' }, 'rules.md:2 Use tabs.'],
    ['in other words is removed', { citation: 'Something about style' }, undefined],
    ['of a statement that does not exist falls back to its guideline', { citation: '2.9' }, `rules.md:1 ${WHOLE}`],
    ['of statement 0 falls back to its guideline', { citation: '2.0' }, `rules.md:1 ${WHOLE}`],
    ['of a guideline for another file is removed', { citation: '3.1' }, undefined],
    ['of a guideline for this file is kept', { citation: '3.1', path: 'src/b.ts' }, 'b.md:2 Write tests.'],
    ['of a piece that is not a guideline is removed', { citation: '1' }, undefined],
    ['is removed if the file is not in the change', { citation: '2.1', path: 'c.ts' }, undefined],
  ])('%s', (_name, fields, expected) => {
    const { guideline: cited } = placeOne(fields);
    expect(cited && `${cited.source}:${cited.line} ${cited.text}`).toBe(expected);
  });
});

describe('duplicate drafts', () => {
  it.each<[string, readonly Partial<Draft>[], number]>([
    ['with the same line and kind are merged', [{}, { title: 'U' }], 1],
    ['with the same line and statement are merged', [{ citation: '2.1' }, { citation: '2.1', kind: 'style' }], 1],
    ['with a guideline and with its statement are merged', [{ citation: '2' }, { citation: '2.1' }], 1],
    ['with different statements stay separate', [{ citation: '2.1' }, { citation: '2.2' }], 2],
    ['with different kinds and the same words are merged', [{ kind: 'bug' }, { kind: 'naming' }], 1],
    ['with different words stay separate', [{}, OTHER_WORDS], 2],
    ['with and without a guideline are merged', [{ citation: '2.1' }, {}], 1],
    ['on different lines stay separate', [{ line: 1 }, { line: 2, ...OTHER_WORDS }], 2],
    ['on different sides stay separate', [{ line: 4 }, { line: 4, side: 'LEFT', title: 'U' }], 2],
    ['in different files stay separate', [{}, { path: 'src/b.ts' }], 2],
    ['without a line are merged if their titles are equal', [{ line: 99 }, { line: 98 }], 1],
    ['without a line stay separate if their titles differ', [{ line: 99 }, { line: 98, title: 'U' }], 2],
  ])('%s', (_name, fields, expected) => {
    const { findings, leftOut } = place(fields.map(draft));
    expect([findings.length, leftOut.length]).toEqual([expected, fields.length - expected]);
  });

  it('keep the more severe one, and name the other', () => {
    const { findings, leftOut } = place([draft({ title: 'Mild' }), draft({ title: 'Bad', severity: 'high' })]);
    expect([findings.map(({ title }) => title), leftOut]).toEqual([
      ['Bad'],
      [{ source: 'src/a.ts:1', reason: '"Mild" says the same as another finding about the same line' }],
    ]);
  });
});

describe('limits', () => {
  it('drop findings below the least severity, and say so', () => {
    const drafts = (['low', 'medium', 'high'] as const).map((severity, index) =>
      draft({ severity, line: index + 1, title: severity, body: severity }),
    );
    const { findings, leftOut } = place(drafts, { minSeverity: 'medium' });
    expect([findings.map(({ severity }) => severity), leftOut]).toEqual([
      ['high', 'medium'],
      [{ source: 'src/a.ts:1', reason: 'its severity low is below `min-severity` medium' }],
    ]);
  });

  it('move the least severe findings beyond the number of comments to the summary', () => {
    const { findings } = place(
      [
        draft({ line: 1 }),
        draft({ line: 2, severity: 'high', ...OTHER_WORDS }),
        draft({ line: 99, title: 'V', body: 'D' }),
        draft({ line: 3, title: 'W', body: 'E' }),
      ],
      { maxComments: 2 },
    );
    expect(
      findings.map(({ line, placement }) => [line, placement.kind === 'inline' ? 'inline' : placement.reason]),
    ).toEqual([
      [2, 'inline'],
      [undefined, 'over the limit of `max-comments` (2)'],
      [1, 'inline'],
      [3, 'over the limit of `max-comments` (2)'],
    ]);
  });

  it('of zero comments move all findings to the summary', () => {
    expect(place([draft({})], { maxComments: 0 }).findings[0]?.placement).toEqual({
      kind: 'summary',
      reason: 'over the limit of `max-comments` (0)',
    });
  });
});

it('findings are sorted by severity, then by path and line', () => {
  const { findings } = place([
    draft({ path: 'src/b.ts' }),
    draft({ line: 2, ...OTHER_WORDS }),
    draft({ line: 5, severity: 'high', title: 'V', body: 'D' }),
    draft({ line: 1, severity: 'medium', title: 'W', body: 'E' }),
  ]);
  expect(findings.map(({ severity, path, line }) => `${severity} ${path}:${line}`)).toEqual([
    'high src/a.ts:5',
    'medium src/a.ts:1',
    'low src/a.ts:2',
    'low src/b.ts:1',
  ]);
});

it('the order of the drafts makes no difference', () => {
  const any = fc.record({
    path: fc.constantFrom('src/a.ts', 'src/b.ts', 'c.ts'),
    line: fc.integer({ min: 1, max: 8 }),
    side: fc.constantFrom('LEFT' as const, 'RIGHT' as const),
    severity: fc.constantFrom('low' as const, 'high' as const),
    kind: fc.constantFrom('bug' as const, 'style' as const),
    title: fc.constantFrom('T', 'U'),
    body: fc.constantFrom('B', 'C'),
    citation: fc.constantFrom('2', '2.1', '2.2', '9'),
    confidence: fc.constantFrom(0, 1),
    origin: fc.constantFrom('model' as const, 'literal' as const),
  });
  const shuffled = fc
    .array(any, { maxLength: 12 })
    .chain((drafts) => fc.tuple(fc.constant(drafts), fc.shuffledSubarray(drafts, { minLength: drafts.length })));
  fc.assert(
    fc.property(shuffled, fc.nat(5), ([drafts, others], maxComments) => {
      const { findings } = place(others, { maxComments });
      expect(findings).toEqual(place(drafts, { maxComments }).findings);
      expect(new Set(findings.map(({ fingerprint }) => fingerprint)).size).toBe(findings.length);
      expect(findings.filter(({ placement }) => placement.kind === 'inline').length).toBeLessThanOrEqual(maxComments);
    }),
    { numRuns: runs(1_000) },
  );
});

describe('the fingerprint', () => {
  const moved = fileOf('src/a.ts', hunkAt(1, ['+new', '+lines', '+  same ', '+one', '+same']));
  const fingerprintsIn = (file: typeof A, ...lines: readonly number[]): readonly string[] =>
    placeFindings(
      lines.map((line) => draft({ line, citation: '2.1' })),
      [file],
      GUIDELINES,
      { minSeverity: 'low' },
    )
      .findings.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
      .map(({ fingerprint }) => fingerprint);

  it('stays when lines move and their indentation changes', () => {
    expect(fingerprintsIn(moved, 3, 5)).toEqual(fingerprintsIn(A, 3, 5));
  });

  it('differs for each of several equal lines', () => {
    expect(new Set(fingerprintsIn(A, 3, 5)).size).toBe(2);
  });

  it('of the first of equal lines stays when the second is new', () => {
    expect(fingerprintsIn(A, 3)).toEqual(fingerprintsIn(A, 3, 5).slice(0, 1));
  });

  it.each<[string, Partial<Draft>, boolean]>([
    ['another title', { title: 'U', body: 'C' }, true],
    ['another severity', { severity: 'high' }, true],
    ['another kind', { kind: 'style' }, false],
    ['another guideline', { citation: '2.1' }, false],
    ['another line', { line: 2 }, false],
  ])('with %s is the same: %s', (_name, fields, same) => {
    expect(placeOne(fields).fingerprint === placeOne({}).fingerprint).toBe(same);
  });
});
