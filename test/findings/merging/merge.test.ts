import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeFindings } from '../../../src/findings/merging/merge.ts';
import type { Citation } from '../../../src/findings/types.ts';
import type { PlacedDraft } from '../../../src/findings/worst-first.ts';
import { runs } from '../../property-runs.ts';

/** Line 0 means the file as a whole. */
function finding({ line = 10, ...fields }: Partial<PlacedDraft>): PlacedDraft {
  return {
    path: 'a.ts',
    side: 'RIGHT',
    ...(line === 0 ? {} : { line }),
    severity: 'medium',
    kind: 'bug',
    title: 'Missing null check',
    body: 'The user may be undefined here.',
    origin: 'model',
    placement: { kind: 'inline' },
    ...fields,
  };
}

function citing(statement: string): Citation {
  return { id: '2', statement, source: 'rules.md', line: 1, text: 'Rule.' };
}

/** The merged findings: line, title and agents. */
function merge(...findings: readonly Partial<PlacedDraft>[]): readonly string[] {
  return mergeFindings(findings.map(finding)).unique.map(
    ({ line, title, agents = [] }) => `${line ?? '-'} ${title}${agents.length === 0 ? '' : ` (${agents.join(', ')})`}`,
  );
}

const A = { agents: ['a'], title: 'Say A' };
const B = { agents: ['b'], title: 'Say B' };
const OTHER = { title: 'Slow loop', body: 'Reads a file for each entry.', kind: 'performance' as const };

describe('findings without a line', () => {
  const OF_FILE = { line: 0, title: 'Error handling', agents: ['a'] };

  it.each<[string, readonly Partial<PlacedDraft>[], number]>([
    ['that say the same are merged', [OF_FILE, OF_FILE], 1],
    ['that say the same in other words are merged', [OF_FILE, { ...OF_FILE, body: 'The user might be undefined.' }], 1],
    ['with one title for two faults stay two', [OF_FILE, { ...OF_FILE, body: 'A failed request is not logged.' }], 2],
  ])('%s', (_name, findings, count) => {
    expect(merge(...findings)).toHaveLength(count);
  });
});

describe('findings of several agents', () => {
  it.each<[string, readonly Partial<PlacedDraft>[], readonly string[]]>([
    ['on the same line are merged', [A, B], ['10 Say A (a, b)']],
    ['on near lines in the same words are merged', [A, { ...B, line: 13 }], ['10 Say A (a, b)']],
    ['on distant lines stay separate', [A, { ...B, line: 14 }], ['10 Say A (a)', '14 Say B (b)']],
    [
      'on near lines in other words stay separate',
      [A, { ...B, ...OTHER, line: 11 }],
      ['10 Say A (a)', '11 Slow loop (b)'],
    ],
    [
      'on near lines that cite the same statement are merged',
      [
        { ...A, guideline: citing('2.1') },
        { ...B, ...OTHER, line: 12, guideline: citing('2.1') },
      ],
      ['10 Say A (a, b)'],
    ],
    [
      'on near lines that cite other statements in other words stay separate',
      [
        { ...A, guideline: citing('2.1') },
        { ...B, ...OTHER, line: 12, guideline: citing('2.2') },
      ],
      ['10 Say A (a)', '12 Slow loop (b)'],
    ],
    [
      'on equal text in other places are merged',
      [
        { ...A, quote: 'const user = find(id);' },
        { ...B, line: 90, quote: '  const user =  find(id);' },
      ],
      ['10 Say A (a, b)'],
    ],
    [
      'on equal brackets in other places stay separate',
      [
        { ...A, quote: '}' },
        { ...B, line: 90, quote: '}' },
      ],
      ['10 Say A (a)', '90 Say B (b)'],
    ],
    [
      'that name other code stay separate',
      [
        { ...A, body: 'There is no test for `parse`.' },
        { ...B, line: 11, body: 'There is no test for `format`.' },
      ],
      ['10 Say A (a)', '11 Say B (b)'],
    ],
    [
      'in Chinese are also merged',
      [
        { ...A, title: '缺少空值检查', body: '用户可能未定义。' },
        { ...B, line: 11, title: '没有空值检查', body: '用户可能是未定义的。' },
      ],
      ['10 缺少空值检查 (a, b)'],
    ],
    ['on other sides stay separate', [A, { ...B, line: 11, side: 'LEFT' }], ['10 Say A (a)', '11 Say B (b)']],
    ['in other files stay separate', [A, { ...B, path: 'b.ts' }], ['10 Say A (a)', '10 Say B (b)']],
    ['from three agents are merged', [A, B, { ...A, agents: ['c'], line: 11, title: 'Say C' }], ['10 Say A (a, b, c)']],
    [
      'are merged with the nearest one',
      [A, { ...A, line: 12 }, { ...B, line: 12, title: 'Say B' }, { ...B, title: 'Say B' }],
      ['10 Say A (a, b)', '12 Say A (a, b)'],
    ],
    [
      'on a file as a whole are merged if their words are similar',
      [
        { ...A, line: 0 },
        { ...B, line: 0 },
      ],
      ['- Say A (a, b)'],
    ],
  ])('%s', (_name, findings, expected) => {
    expect(merge(...findings)).toEqual(expected);
  });

  it.each<[string, Partial<PlacedDraft>, Partial<PlacedDraft>]>([
    ['the more severe', { severity: 'low' }, { severity: 'high' }],
    ['the more certain', { confidence: 0.4 }, { confidence: 0.9 }],
  ])('keep %s one', (_name, less, more) => {
    expect(merge({ ...A, ...less }, { ...B, ...more, line: 11 })).toEqual(['11 Say B (b, a)']);
  });

  it('name the other one, and its place', () => {
    expect(mergeFindings([finding(A), finding({ ...B, line: 11 })]).repeated).toEqual([
      { source: 'a.ts:11', reason: '"Say B" says the same as another finding about line 10' },
    ]);
  });
});

describe('findings of one agent', () => {
  it.each<[string, Partial<PlacedDraft>]>([
    ['on consecutive lines stay separate', { agents: ['a'] }],
    ['stay separate without a name', {}],
    ['stay separate if they come from the literal checks', { origin: 'literal' }],
  ])('%s', (_name, fields) => {
    expect(merge({ ...fields }, { ...fields, line: 11 }, { ...fields, line: 12 }).length).toBe(3);
  });
});

describe('one fault in other words', () => {
  const WORDINGS = [
    ['Missing null check', '`user` may be undefined here.'],
    ['Possible null dereference', 'If no user is found, `user` is null and this throws.'],
    ['No guard against undefined', '`user` is undefined for unknown ids; check it for null.'],
    ['Null check is missing', '`user` can be null.'],
    ['Check `user` for null', 'There is no check for null, so this may throw.'],
    ['`user` is not checked for undefined', 'Missing check of `user`, which may be null.'],
  ].map(([title = '', body = '']) => ({ title, body }));

  it('on one line is one finding', () => {
    expect(merge(...WORDINGS).length).toBe(1);
  });

  it('of several kinds is one finding', () => {
    const kinds = ['bug', 'security', 'other', 'style', 'naming', 'performance'] as const;
    expect(merge(...WORDINGS.map((one, index) => ({ ...one, kind: kinds[index]! }))).length).toBe(1);
  });

  it('on neighbouring lines is one finding that keeps the other lines', () => {
    const [one, ...others] = mergeFindings(
      WORDINGS.slice(3).map((words, index) => finding({ ...words, line: 10 + index })),
    ).unique;
    expect([others, one?.line, one?.places?.map(({ line }) => line)]).toEqual([[], 10, [11, 12]]);
  });

  it('by other reviewers on neighbouring lines keeps only the best line', () => {
    const { unique } = mergeFindings(
      WORDINGS.slice(3).map((words, index) => finding({ ...words, line: 10 + index, agents: [`a${index}`] })),
    );
    expect(unique.map(({ line, places, agents }) => [line, places, agents])).toEqual([
      [10, undefined, ['a0', 'a1', 'a2']],
    ]);
  });
});

describe('from merged findings', () => {
  const RULE: Citation = { ...citing('2.1'), text: 'Never use `var`.' };
  const LITERAL: Partial<PlacedDraft> = {
    origin: 'literal',
    title: 'The guidelines rule out `var`',
    body: 'This added line contains `var`.',
    severity: 'low',
    guideline: RULE,
    confidence: 1,
  };
  const REPLACEMENT = { text: 'const a = 1;', stated: {}, isCertain: true, covered: 'all' as const };
  const MODEL: Partial<PlacedDraft> = {
    title: 'Do not use `var`',
    body: '`var` is function-scoped.',
    severity: 'medium',
    confidence: 0.6,
    replacement: REPLACEMENT,
  };

  it.each<[string, Partial<PlacedDraft>]>([
    ['on the same line', {}],
    ['that cites the same statement on a near line', { line: 11, guideline: RULE }],
    [
      'that cites the same file and names the code that the check found',
      { title: 'This declares `sum` with `var`', guideline: { id: '2', source: RULE.source, line: 1, text: 'Code' } },
    ],
    [
      'that is about form and names the code that the check found',
      { kind: 'style', title: 'Declares `sum` with `var`', body: 'It is visible in the whole function.' },
    ],
  ])('the proof of a literal check stays, with the words of a model %s', (_name, fields) => {
    expect(mergeFindings([finding(LITERAL), finding({ ...MODEL, ...fields })]).unique).toEqual([
      {
        ...finding(LITERAL),
        body: fields.body ?? '`var` is function-scoped.',
        severity: 'medium',
        ...(fields.line === undefined ? { replacement: REPLACEMENT } : {}),
      },
    ]);
  });

  it('a fault of another kind on the line of a literal check stays one of its own', () => {
    const { unique } = mergeFindings([
      finding(LITERAL),
      finding({
        ...MODEL,
        kind: 'bug',
        title: 'The loop shares one `var`',
        body: 'All callbacks read its last value.',
      }),
    ]);
    expect(unique).toHaveLength(2);
  });

  it('two literal checks stay two, whatever a model says about them', () => {
    const { unique } = mergeFindings([
      finding(LITERAL),
      finding({ ...LITERAL, line: 11 }),
      finding({ ...MODEL, line: 11, severity: 'high' }),
    ]);
    expect(new Set(unique.map(({ line, origin }) => `${line} ${origin}`))).toEqual(
      new Set(['10 literal', '11 literal']),
    );
  });

  it('the most exact citation stays', () => {
    const whole: Citation = { id: '2', source: 'rules.md', line: 1, text: 'Rules.' };
    const words = { title: 'Use const instead of `var`', body: '`var` is function-scoped.' };
    const { unique } = mergeFindings([
      finding({ ...words, guideline: whole, severity: 'high' }),
      finding({ ...words, guideline: RULE }),
      finding(words),
    ]);
    expect(unique.map(({ guideline, severity }) => [guideline, severity])).toEqual([[RULE, 'high']]);
  });
});

describe('two faults in one line', () => {
  it('stay separate, even from one agent and of one kind', () => {
    const password = { ...A, title: 'A password stands in the code', body: 'Take `k` from the environment.' };
    const query = { ...A, title: 'SQL is built from input', body: '`req.q` goes into the query unescaped.' };
    const found = merge(password, query, { ...query, body: `${query.body} It is an injection.` });
    expect(found).toEqual(['10 A password stands in the code (a)', '10 SQL is built from input (a)']);
  });
});

describe('with any findings', () => {
  const anyFinding = fc
    .record({
      path: fc.constantFrom('a.ts', 'b.ts'),
      line: fc.nat(12),
      severity: fc.constantFrom('low' as const, 'high' as const),
      confidence: fc.constantFrom(0.1, 0.9),
      kind: fc.constantFrom('bug' as const, 'style' as const),
      title: fc.constantFrom('Missing null check', 'No null check', 'Slow loop'),
      body: fc.constantFrom('The user may be undefined here.', 'Reads a file for each entry.'),
      agents: fc.constantFrom(['a'], ['b'], ['c'], []),
      statement: fc.constantFrom(undefined, '2.1', '2.2'),
      quote: fc.constantFrom('}', 'const user = 1;'),
    })
    .map(({ statement, ...fields }) =>
      finding({ ...fields, ...(statement === undefined ? {} : { guideline: citing(statement) }) }),
    );
  const anyFindings = fc.array(anyFinding, { maxLength: 14 });

  it('the order of the findings makes no difference', () => {
    const shuffled = anyFindings.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(shuffled, ([all, others]) => {
        expect(mergeFindings(others)).toEqual(mergeFindings(all));
      }),
      { numRuns: runs(1_000) },
    );
  });

  it('each finding is kept or named, and no agent is lost', () => {
    fc.assert(
      fc.property(anyFindings, (all) => {
        const { unique, repeated } = mergeFindings(all);
        expect(unique.length + repeated.length).toBe(all.length);
        const names = (findings: readonly PlacedDraft[]): ReadonlySet<string> =>
          new Set(findings.flatMap(({ agents = [] }) => agents));
        expect(names(unique)).toEqual(names(all));
      }),
    );
  });

  it('the worst severity is not lowered', () => {
    fc.assert(
      fc.property(anyFindings, (all) => {
        const isHigh = ({ severity }: PlacedDraft): boolean => severity === 'high';
        expect(mergeFindings(all).unique.some(isHigh)).toBe(all.some(isHigh));
      }),
    );
  });

  it.each<[string, (index: number) => Partial<PlacedDraft>]>([
    ['equal findings on one line', () => ({ body: 'x'.repeat(5_000) })],
    ['equal findings on consecutive lines', (index) => ({ line: index + 1 })],
    ['equal findings on four lines', (index) => ({ line: (index % 4) + 1 })],
    ['different findings on one line', (index) => ({ title: `Title ${index}`, body: `w${index} v${index} u${index}` })],
  ])('10,000 %s are merged in time', { tags: 'large' }, (_name, vary) => {
    const many = Array.from({ length: 10_000 }, (_, index) => finding(vary(index)));
    const { unique, repeated } = mergeFindings(many);
    expect(unique.length + repeated.length).toBe(many.length);
  });

  it('merging thousands in one place finishes in time', { tags: 'large' }, () => {
    const many = Array.from({ length: 5_000 }, (_, index) =>
      finding({
        line: (index % 5) + 1,
        title: `Title ${index}`,
        agents: [`a${index}`],
        guideline: citing(`2.${index}`),
        body: `word${index}`,
      }),
    );
    expect(mergeFindings(many).unique.length).toBe(many.length);
  });
});
