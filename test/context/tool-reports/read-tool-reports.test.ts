import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readToolReports } from '../../../src/context/tool-reports/read-tool-reports.ts';
import { runs } from '../../property-runs.ts';

const PATHS = ['src/a.ts', 'src/b.ts', 'main.go'];
const encoder = new TextEncoder();

function read(content: unknown, path = 'report.json', paths: readonly string[] = PATHS) {
  const bytes =
    content instanceof Uint8Array
      ? content
      : encoder.encode(typeof content === 'string' ? content : JSON.stringify(content));
  return readToolReports([{ path, bytes }], paths);
}

function at(uri: string, startLine?: number, endLine?: number): Record<string, unknown> {
  return { physicalLocation: { artifactLocation: { uri }, region: { startLine, endLine } } };
}

function sarif(results: readonly unknown[], run: Record<string, unknown> = {}): Record<string, unknown> {
  return { version: '2.1.0', runs: [{ tool: { driver: { name: 'Scan' } }, results, ...run }] };
}

const PLAIN = { ruleId: 'R1', message: { text: 'Wrong' }, locations: [at('src/a.ts', 3)] };
const READ = {
  tool: 'Scan',
  code: 'R1',
  severity: 'warning',
  message: 'Wrong',
  path: 'src/a.ts',
  line: 3,
  related: [],
};

type Row = readonly [name: string, result: unknown, read: unknown, run?: Record<string, unknown>];

describe('a result in SARIF', () => {
  const RULES = {
    tool: {
      driver: {
        name: 'Scan',
        globalMessageStrings: { all: { text: 'For all: {0}' } },
        rules: [
          { id: 'R0' },
          {
            id: 'R1',
            defaultConfiguration: { level: 'error' },
            messageStrings: { one: { text: 'Use {1} for {0}, {{so}} {7}' } },
          },
        ],
      },
      extensions: [{ rules: [{ id: 'X1', defaultConfiguration: { level: 'note' } }] }],
    },
  };
  const rows: readonly Row[] = [
    ['with a message and a line', PLAIN, READ],
    ['with a range of lines', { ...PLAIN, locations: [at('src/a.ts', 3, 5)] }, { ...READ, endLine: 5 }],
    ['whose range ends before it begins', { ...PLAIN, locations: [at('src/a.ts', 3, 2)] }, READ],
    ['with a level', { ...PLAIN, level: 'note' }, { ...READ, severity: 'info' }],
    ['with the level of its rule', PLAIN, { ...READ, severity: 'error' }, RULES],
    ['with a rule by index', { ...PLAIN, ruleId: undefined, ruleIndex: 1 }, { ...READ, severity: 'error' }, RULES],
    [
      'with a rule of an extension',
      { ...PLAIN, ruleId: undefined, rule: { index: 0, toolComponent: { index: 0 } } },
      { ...READ, code: 'X1', severity: 'info' },
      RULES,
    ],
    ['with a part of a rule', { ...PLAIN, ruleId: 'R1/a' }, { ...READ, code: 'R1/a', severity: 'error' }, RULES],
    [
      'with a message of its rule and arguments',
      { ...PLAIN, message: { id: 'one', arguments: ['x', 'y'] } },
      { ...READ, severity: 'error', message: 'Use y for x, {so} {7}' },
      RULES,
    ],
    [
      'with a message of all rules',
      { ...PLAIN, message: { id: 'all', arguments: ['x'] } },
      { ...READ, severity: 'error', message: 'For all: x' },
      RULES,
    ],
    [
      'with related places',
      {
        ...PLAIN,
        message: { text: 'From [here](1)' },
        relatedLocations: [
          { id: 1, ...at('src/b.ts', 9), message: { text: 'Source of {0}', arguments: ['it'] } },
          { id: 2, ...at('gone.ts', 1), message: { text: 'Elsewhere' } },
        ],
      },
      { ...READ, message: 'From here', related: [{ path: 'src/b.ts', line: 9, message: 'Source of it' }] },
    ],
    [
      'below a base',
      { ...PLAIN, locations: [{ physicalLocation: { artifactLocation: { uri: 'a.ts', uriBaseId: 'SRC' } } }] },
      { ...READ, line: undefined },
      {
        originalUriBaseIds: {
          ROOT: { uri: 'file:///home/runner/work/shop/shop/' },
          SRC: { uri: 'src/', uriBaseId: 'ROOT' },
        },
      },
    ],
    [
      'with a base that is its own',
      { ...PLAIN, locations: [{ physicalLocation: { artifactLocation: { uri: 'src/a.ts', uriBaseId: 'A' } } }] },
      { ...READ, line: undefined },
      { originalUriBaseIds: { A: { uriBaseId: 'A' } } },
    ],
    [
      'with a file by index',
      { ...PLAIN, locations: [{ physicalLocation: { artifactLocation: { index: 1 } } }] },
      { ...READ, line: undefined },
      { artifacts: [{}, { location: { uri: 'src/a.ts' } }] },
    ],
    ['at a URI', { ...PLAIN, locations: [at('file:///home/runner/work/shop/shop/src/%61.ts', 3)] }, READ],
    [
      'of a kind that is not a failure',
      { ...PLAIN, kind: 'informational', level: 'warning' },
      { ...READ, severity: 'info' },
    ],
    ['with an invalid line', { ...PLAIN, locations: [at('src/a.ts', 0)] }, { ...READ, line: undefined }],
    ['with a fraction of a line', { ...PLAIN, locations: [at('src/a.ts', 1.5)] }, { ...READ, line: undefined }],
    [
      'with a long message',
      { ...PLAIN, message: { text: 'x\n'.repeat(9_000) } },
      { ...READ, message: `${'x '.repeat(499)}x…` },
    ],
  ];
  const cases = rows.map(([name, result, expected, run]) => ({ name, result, expected, run }));
  it.each(cases)('$name is read', ({ result, expected, run }) => {
    expect(read(sarif([result], run)).diagnostics).toEqual([expected]);
  });

  it.each([
    ['they are suppressed', { ...PLAIN, suppressions: [{ kind: 'inSource' }] }],
    ['they are fixed since the baseline', { ...PLAIN, baselineState: 'absent' }],
    ['they say that a rule is kept', { ...PLAIN, kind: 'pass' }],
    ['they have no message', { ...PLAIN, message: {} }],
    ['they name no file', { ...PLAIN, locations: [] }],
    ['they are of no file of the repository', { ...PLAIN, locations: [at('src/gone.ts', 1)] }],
  ])('is left out and counted: %s', (reason, result) => {
    expect(read(sarif([result, PLAIN]))).toEqual({
      diagnostics: [READ],
      problems: [],
      leftOut: [{ report: 'report.json', reason, count: 1 }],
    });
  });

  it('is kept if its suppression was rejected', () => {
    expect(read(sarif([{ ...PLAIN, suppressions: [{ status: 'rejected' }] }])).diagnostics).toHaveLength(1);
  });

  it('has the name of the tool of its run, and occurs once', () => {
    const log = { runs: [...['A', 'B'].map((name) => ({ tool: { driver: { name } }, results: [PLAIN] })), {}, 7] };
    expect(read(log).diagnostics.map(({ tool }) => tool)).toEqual(['A']);
  });

  it('is limited in length, whatever its arguments are', () => {
    const message = { text: '{0}'.repeat(100_000), arguments: ['x'.repeat(1_000_000)] };
    expect(read(sarif([{ ...PLAIN, message }])).diagnostics[0]?.message).toHaveLength(1_000);
  });
});

describe('the JSON of ESLint', () => {
  it('is read, and suppressed results are counted', () => {
    const messages = [
      { ruleId: 'no-undef', severity: 2, message: 'No x', line: 4, endLine: 6 },
      { ruleId: null, severity: 1, message: 'Ignored file' },
      { severity: 2 },
    ];
    const files = [{ filePath: '/home/runner/work/shop/shop/src/a.ts', messages, suppressedMessages: [{}, {}] }];
    expect(read(files)).toEqual({
      diagnostics: [
        {
          tool: 'ESLint',
          code: 'no-undef',
          severity: 'error',
          message: 'No x',
          path: 'src/a.ts',
          line: 4,
          endLine: 6,
          related: [],
        },
        { tool: 'ESLint', severity: 'warning', message: 'Ignored file', path: 'src/a.ts', related: [] },
      ],
      problems: [],
      leftOut: [
        { report: 'report.json', reason: 'they are suppressed', count: 2 },
        { report: 'report.json', reason: 'they have no file or no message', count: 1 },
      ],
    });
  });
});

describe('a report', () => {
  it('may be the output of a compiler, also in UTF-16 or with bytes of an old encoding', () => {
    const line = './main.go:10:5: undefined: x';
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(line, 'utf16le')]);
    const latin1 = Buffer.from(`${line} \xfc`, 'latin1');
    expect(
      [line, utf16, latin1, `\uFEFF${line}`].map((one) =>
        read(one, 'build.log').diagnostics.map(({ path, line: number }) => `${path}:${number}`),
      ),
    ).toEqual(Array.from({ length: 4 }, () => ['main.go:10']));
  });

  it('of Maven begins with a bracket and is not JSON', () => {
    expect(read('[ERROR] /w/src/a.ts:[10,5] no\n', 'build.log').diagnostics).toHaveLength(1);
  });

  it.each([
    ['{"runs": [', 1, 11],
    ['{\n  "runs": [}\n', 2, 12],
    ['[{"filePath": 1,, }]', 1, 17],
    ['{"a": 1}', 1, 1],
    ['[1]', 1, 1],
  ])('that is broken or of an unknown form is a problem with its place: %j', (text, line, column) => {
    const { diagnostics, problems } = read(text);
    expect([diagnostics, problems.map((one) => [one.path, one.line, one.column])]).toEqual([
      [],
      [['report.json', line, column]],
    ]);
  });

  it('that is not a text file, or is too large, is a problem', () => {
    expect(read(Buffer.from([1, 0, 2, 7])).problems).toMatchObject([
      { message: 'The file is not a text file', line: 1 },
    ]);
    const huge = read(new Uint8Array(17 * 1_024 * 1_024).fill(32));
    expect(huge.problems[0]?.message).toMatch(/^The file has 17825792 bytes, but at most 16777216/);
  });

  it('that is broken and too long to be read twice has the place that the JSON parser reports, or its end', () => {
    const text = `"${'x'.repeat(1_000_000)}"`;
    const hint = 'The tool that wrote it may have been stopped; run it again.';
    const message = 'The file is not valid JSON';
    expect(read(`[{}, ${text}\n1]`).problems).toMatchObject([{ message, hint, line: 2, column: 1 }]);
    expect(read(`[{}, ${text},\n\n`).problems).toMatchObject([{ message, hint, line: 3, column: 1 }]);
  });

  it('that is deeply nested or very long does not crash the reader', { tags: 'large' }, () => {
    const deep = `{"runs": [{"results": ${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}}]}`;
    expect(read(deep)).toEqual({ diagnostics: [], problems: [], leftOut: [] });
    expect(read('['.repeat(1_000_000), 'a.json').problems).toHaveLength(1);
    const many = read(
      sarif(Array.from({ length: 20_010 }, (_, line) => ({ ...PLAIN, locations: [at('src/a.ts', line + 1)] }))),
    );
    expect([many.diagnostics.length, many.leftOut]).toEqual([
      20_000,
      [{ report: 'report.json', reason: 'only the first 20000 results of all reports are kept', count: 10 }],
    ]);
  });

  it('with any content only gives results for existing files', () => {
    const keys =
      'runs results tool driver rules message text id arguments locations index physicalLocation artifactLocation uri region startLine filePath messages __proto__';
    const key = fc.constantFrom(...keys.split(' '));
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 6 },
        fc.constantFrom<unknown>(null, 1, -1, 'src/a.ts', '{0}', true),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(key, tie('value'), { maxKeys: 5 }),
      ),
    }));
    const content = fc.oneof(
      value.map((one) => JSON.stringify({ runs: [{ results: [one] }] })),
      value.map((one) => JSON.stringify([{ filePath: 'src/a.ts', messages: [one] }])),
      fc.string(),
      fc
        .array(fc.constantFrom('src/a.ts', ':', '1', '(', ')', '[', ']', ',', ' ', 'error', '\n', '-->', '  '))
        .map((all) => all.join('')),
    );
    fc.assert(
      fc.property(content, (text) => {
        const { diagnostics } = read(text);
        expect(diagnostics.every(({ path, message }) => PATHS.includes(path) && message.length <= 1_000)).toBe(true);
      }),
      { numRuns: runs(500) },
    );
  });
});
