import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROJECT_URL } from '../../../src/diagnostics/rule-url.ts';
import { CHANGE_ITSELF } from '../../../src/findings/types.ts';
import { reviewSarif } from '../../../src/reports/review/sarif.ts';
import { coverageOf, diagnosticOf, findingOf, HOSTILE, resultOf } from '../result.ts';

/** Any text that can be written to a file. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xff_ff }), { maxLength: 30 })
  .map((units) => String.fromCharCode(...units).toWellFormed());

interface Sarif {
  readonly $schema: string;
  readonly version: string;
  readonly runs: readonly {
    readonly tool: {
      readonly driver: {
        readonly name: string;
        readonly semanticVersion: string;
        readonly rules: readonly { readonly id: string; readonly shortDescription: { readonly text: string } }[];
      };
    };
    readonly columnKind: string;
    readonly invocations?: readonly {
      readonly executionSuccessful: boolean;
      readonly toolExecutionNotifications: readonly {
        readonly level: string;
        readonly message: { readonly text: string };
      }[];
    }[];
    readonly results: readonly {
      readonly ruleId: string;
      readonly level: string;
      readonly message: { readonly text: string };
      readonly partialFingerprints: Readonly<Record<string, string>>;
      readonly locations: readonly {
        readonly physicalLocation: {
          readonly artifactLocation: { readonly uri: string };
          readonly region?: { readonly startLine: number; readonly endLine: number };
        };
      }[];
    }[];
  }[];
}

/** The log as a program reads it from the file. */
function sarifOf(...findings: readonly ReturnType<typeof findingOf>[]): Sarif {
  return JSON.parse(JSON.stringify(reviewSarif(resultOf({ findings }), '1.2.3'))) as Sarif;
}

const GUIDELINE = { id: '2', source: 'r.md', line: 4, text: 'Use tabs.' };
/** The digest of "use tabs." */
const STATEMENT = createHash('sha256').update('use tabs.').digest('hex').slice(0, 12);

it('is a run of SARIF 2.1.0 even without findings', () => {
  expect(sarifOf()).toEqual({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Housestyle', informationUri: PROJECT_URL, semanticVersion: '1.2.3', rules: [] } },
        columnKind: 'utf16CodeUnits',
        results: [],
      },
    ],
  });
});

it('has notifications about what was not judged, and about files that were left out', () => {
  const coverage = coverageOf({ notReviewed: [{ kind: 'unread', files: 1_200, lines: 0 }] });
  const leftOut = Array.from({ length: 1_200 }, (_, index) => ({
    stage: 'file' as const,
    source: `src/\u202E${index}.ts`,
    reason: 'it cannot be read',
  }));
  const log = reviewSarif(resultOf({ conclusion: 'incomplete', coverage, leftOut }), '1') as unknown as Sarif;
  const [invocation] = log.runs[0]?.invocations ?? [];
  const said = invocation?.toolExecutionNotifications.map(({ level, message }) => `${level}: ${message.text}`) ?? [];
  expect(invocation?.executionSuccessful).toBe(true);
  expect([said[0], said[1], said.at(-1), said.length]).toEqual([
    'warning: Incomplete: nothing was found, but not everything was judged. Not judged: could not be read (1,200 files, 0 lines).',
    'note: src/\\u{202E}0.ts: it cannot be read',
    'note: 200 more files left out',
    1_002,
  ]);
});

it('has a result for a finding', () => {
  expect(sarifOf(findingOf({ startLine: 1, guideline: GUIDELINE })).runs[0]?.results).toEqual([
    {
      ruleId: `guideline/r.md#${STATEMENT}`,
      level: 'warning',
      message: { text: 'A title\n\nA body.' },
      partialFingerprints: { primaryLocationLineHash: 'ab12', 'housestyle/v1': 'ab12' },
      locations: [
        { physicalLocation: { artifactLocation: { uri: 'src/a.ts' }, region: { startLine: 1, endLine: 3 } } },
      ],
    },
  ]);
});

it('has each rule once, in the order of the findings', () => {
  const { rules } = sarifOf(
    findingOf(),
    findingOf({ guideline: GUIDELINE }),
    findingOf({ line: 9 }),
    findingOf({ kind: 'style' }),
  ).runs[0]!.tool.driver;
  expect(rules).toEqual([
    {
      id: 'kind/bug',
      name: 'bug-finding',
      shortDescription: { text: 'Findings of kind bug' },
      fullDescription: { text: 'Findings of kind bug, which no statement of the guidelines covers.' },
      helpUri: `${PROJECT_URL}/blob/main/docs/models.md`,
      help: {
        text: 'Findings of kind bug, which no statement of the guidelines covers.',
        markdown: 'Findings of kind bug, which no statement of the guidelines covers.',
      },
      properties: { tags: ['bug'] },
    },
    {
      id: `guideline/r.md#${STATEMENT}`,
      shortDescription: { text: 'Use tabs.' },
      fullDescription: { text: 'A rule of the team, in r.md:4.' },
      helpUri: `${PROJECT_URL}/blob/main/docs/literal-checks.md`,
      help: { text: 'Use tabs.\n\nThe guideline is in r.md:4.' },
      properties: { tags: ['guideline', 'bug'] },
    },
    {
      id: 'kind/style',
      name: 'style-finding',
      shortDescription: { text: 'Findings of kind style' },
      fullDescription: { text: 'Findings of kind style, which no statement of the guidelines covers.' },
      helpUri: `${PROJECT_URL}/blob/main/docs/models.md`,
      help: {
        text: 'Findings of kind style, which no statement of the guidelines covers.',
        markdown: 'Findings of kind style, which no statement of the guidelines covers.',
      },
      properties: { tags: ['style'] },
    },
  ]);
});

it("names the validator's rule and its page for a fault of a customization file", () => {
  const { tool, results } = sarifOf(findingOf({ rule: 'frontmatter-key-typo', origin: 'literal' })).runs[0]!;
  expect(results[0]?.ruleId).toBe('frontmatter-key-typo');
  expect(tool.driver.rules).toMatchObject([
    { id: 'frontmatter-key-typo', helpUri: expect.stringMatching(/^https:.*\/frontmatter-key-typo\.md$/) },
  ]);
});

it('leads from the rule of a guideline to its line, if the repository is known', () => {
  const target = { serverUrl: 'https://github.com', repository: 'acme/shop', revision: 'abc' };
  const read = (level?: 'user'): unknown =>
    reviewSarif(
      resultOf({ findings: [findingOf({ guideline: { ...GUIDELINE, ...(level && { level }) } })] }),
      '1',
      target,
    );
  const url = 'https://github.com/acme/shop/blob/abc/r.md?plain=1#L4';
  expect([JSON.stringify(read()).includes(url), JSON.stringify(read('user')).includes(url)]).toEqual([true, false]);
});

it('keeps the rule of a guideline whose lines move', () => {
  const rulesOf = (line: number) =>
    sarifOf(findingOf({ guideline: { ...GUIDELINE, line } })).runs[0]!.results.map(({ ruleId }) => ruleId);
  expect(rulesOf(9)).toEqual(rulesOf(4));
});

describe('a result', () => {
  it.each([
    ['high', 'error'],
    ['medium', 'warning'],
    ['low', 'note'],
  ] as const)('of severity %s has the level %s', (severity, level) => {
    expect(sarifOf(findingOf({ severity })).runs[0]?.results[0]?.level).toBe(level);
  });

  it('of a removed line names only the file', () => {
    expect(sarifOf(findingOf({ side: 'LEFT' })).runs[0]?.results[0]?.locations[0]?.physicalLocation).toEqual({
      artifactLocation: { uri: 'src/a.ts' },
    });
  });

  it.each([
    ['a blank', 'my file.ts', 'my%20file.ts'],
    ['characters with a meaning in addresses', 'a?b#c%d.ts', 'a%3Fb%23c%25d.ts'],
    ['a colon that is not part of a scheme', 'c:d.ts', 'c%3Ad.ts'],
    ['letters of other scripts', 'ü/漢.ts', '%C3%BC/%E6%BC%A2.ts'],
    ['brackets', 'app/[id]/page.tsx', 'app/%5Bid%5D/page.tsx'],
  ])('encodes %s in its address', (_name, path, uri) => {
    expect(sarifOf(findingOf({ path })).runs[0]?.results[0]?.locations[0]?.physicalLocation.artifactLocation.uri).toBe(
      uri,
    );
  });
});

it('has at most the 5,000 results that GitHub accepts', () => {
  const { results } = sarifOf(...Array.from({ length: 5_001 }, (_, index) => findingOf({ line: index + 1 }))).runs[0]!;
  expect([results.length, results.at(-1)?.locations[0]?.physicalLocation.region?.startLine]).toEqual([5_000, 5_000]);
});

it('with any findings, has rules for all results, lines from 1 and addresses that decode to the path', () => {
  const words = fc.oneof(anyText, fc.constantFrom(...HOSTILE)).map((text) => `x${text}`);
  const finding = fc
    .record({
      path: words,
      title: words,
      body: words,
      line: fc.integer({ min: 1 }),
      severity: fc.constantFrom('low' as const, 'high' as const),
      side: fc.constantFrom('LEFT' as const, 'RIGHT' as const),
    })
    .map(findingOf);
  fc.assert(
    fc.property(fc.array(finding), (findings) => {
      const { tool, results } = sarifOf(...findings).runs[0]!;
      const known = new Set(tool.driver.rules.map(({ id }) => id));
      expect(
        results.every(
          ({ ruleId, level, message }) =>
            known.has(ruleId) && ['note', 'warning', 'error'].includes(level) && message.text !== '',
        ),
      ).toBe(true);
      expect(
        results.map(({ locations }) => decodeURIComponent(locations[0]?.physicalLocation.artifactLocation.uri ?? '')),
      ).toEqual(findings.map(({ path }) => path));
      expect(
        results.every(({ locations }) =>
          URL.canParse(locations[0]?.physicalLocation.artifactLocation.uri ?? '', 'file:///r/'),
        ),
      ).toBe(true);
    }),
  );
});

it('shows a finding on the change itself at the statement that it cites', () => {
  const guideline = { id: '2', statement: '2.1', source: 'rules.md', line: 7, text: 'Use Conventional Commits.' };
  const [run] = sarifOf(findingOf({ path: CHANGE_ITSELF, guideline })).runs;
  expect(run?.results[0]?.locations[0]?.physicalLocation).toEqual({
    artifactLocation: { uri: 'rules.md' },
    region: { startLine: 7, endLine: 7 },
  });
});

it('has the problems of the files that guide the review, with the rules of the validator', () => {
  const problem = diagnosticOf({ rule: 'frontmatter-yaml-syntax', path: 'a.md', message: 'The value is not closed' });
  const findings = [findingOf({ guideline: GUIDELINE }), findingOf({ rule: 'frontmatter-yaml-syntax' })];
  const { runs } = JSON.parse(
    JSON.stringify(reviewSarif(resultOf({ findings, problemsAtHead: [problem] }), '1')),
  ) as Sarif;
  expect(runs[0]?.tool.driver.rules.map(({ id }) => id)).toEqual([
    `guideline/r.md#${STATEMENT}`,
    'frontmatter-yaml-syntax',
  ]);
  expect(
    runs[0]?.results.map(({ ruleId, level, locations }) => [
      ruleId,
      level,
      locations[0]?.physicalLocation.region?.startLine,
    ]),
  ).toEqual([
    [`guideline/r.md#${STATEMENT}`, 'warning', 3],
    ['frontmatter-yaml-syntax', 'warning', 3],
    ['frontmatter-yaml-syntax', 'error', 2],
  ]);
});

it('fits into what GitHub accepts, and counts what is left out', () => {
  const noise = (seed: number): string =>
    createHash('shake256', { outputLength: 30_000 }).update(`${seed}`).digest('hex');
  const large = Array.from({ length: 100 }, (_, index) => findingOf({ fingerprint: `f${index}`, body: noise(index) }));
  const places = Array.from({ length: 6_000 }, (_, index) => ({
    path: 'a.ts',
    side: 'RIGHT' as const,
    line: index + 1,
  }));
  for (const findings of [large, [findingOf({ places })]]) {
    const log = JSON.stringify(reviewSarif(resultOf({ findings }), '1'));
    const [run] = (JSON.parse(log) as Sarif).runs;
    const said = run?.invocations?.[0]?.toolExecutionNotifications.map(({ message }) => message.text) ?? [];
    const all = findings.reduce((sum, one) => sum + 1 + (one.places?.length ?? 0), 0);
    expect(gzipSync(log).length).toBeLessThan(10_000_000);
    expect(run?.results.length).toBeLessThanOrEqual(5_000);
    expect(said).toContain(
      `${(all - (run?.results.length ?? 0)).toLocaleString('en')} findings did not fit into this file; \`--format json\` has all of them`,
    );
  }
});
