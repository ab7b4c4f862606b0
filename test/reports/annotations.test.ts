import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diagnosticAnnotations, drawAnnotations, findingAnnotations } from '../../src/reports/annotations.ts';
import { readWorkflowCommands } from '../harness/workflow-commands.ts';
import { diagnosticOf, findingOf, HOSTILE } from './result.ts';
import { runs } from '../property-runs.ts';

describe('an annotation of a finding', () => {
  it.each([
    ['is placed at its line', {}, '::warning file=src/a.ts,line=3,endLine=3,title=A title::A body.'],
    ['is placed at its range', { startLine: 1 }, '::warning file=src/a.ts,line=1,endLine=3,title=A title::A body.'],
    ['is placed at the file for a removed line', { side: 'LEFT' }, '::warning file=src/a.ts,title=A title::A body.'],
    ['is placed at the file without a line', { line: undefined }, '::warning file=src/a.ts,title=A title::A body.'],
    [
      'is an error when it is severe',
      { severity: 'high' },
      '::error file=src/a.ts,line=3,endLine=3,title=A title::A body.',
    ],
    [
      'is a notice when it is mild',
      { severity: 'low' },
      '::notice file=src/a.ts,line=3,endLine=3,title=A title::A body.',
    ],
    [
      'names its guideline',
      { guideline: { id: '2', source: 'r.md', line: 4, text: 'Use tabs.' } },
      '::warning file=src/a.ts,line=3,endLine=3,title=A title::A body.%0AUse tabs. (r.md:4)',
    ],
    [
      'is escaped',
      { path: 'a,b:c%0A.ts', title: 'x: y, 50%\nz', body: '100%\n##[error]\r\n::x' },
      '::warning file=a%2Cb%3Ac%250A.ts,line=3,endLine=3,title=x%3A y%2C 50%25\\nz::100%25%0A# #[error]\\u{D}%0A: :x',
    ],
  ] as const)('%s', (_name, fields, expected) => {
    const finding = { ...findingOf(), ...fields };
    // In a row, `undefined` means that the field is absent.
    const present = Object.fromEntries(
      Object.entries(finding).filter(([, value]) => value !== undefined),
    ) as typeof finding & { line: number };
    expect(drawAnnotations(findingAnnotations([present]))).toEqual({ lines: [expected], rest: [] });
  });
});

describe('a file whose name cannot be printed as it is', () => {
  it.each([
    ['a control character', 's/\u001B[31m.ts', String.raw`s/\u{1B}[31m.ts`],
    ['a mark of direction', 's/a\u202Ecod.ts', String.raw`s/a\u{202E}cod.ts`],
    ['a command for the runner', 's/##[error]y.ts', 's/# #[error]y.ts'],
    ['a line feed', 's/a\n::error::b', String.raw`s/a\n::error::b`],
    ['thousands of characters', 'a'.repeat(4000), 'a'.repeat(1000)],
  ])('is named in the message: one with %s', (_what, path, shown) => {
    const { lines } = drawAnnotations(findingAnnotations([{ ...findingOf(), path }]));
    const [command] = readWorkflowCommands(lines.join('\n')).annotations;
    expect(command).toMatchObject({ properties: { title: 'A title' }, message: `${shown}:3: A body.` });
    expect(command?.properties).not.toHaveProperty('file');
  });
});

it.each([
  ['error', 'error'],
  ['warning', 'warning'],
  ['info', 'notice'],
] as const)('an annotation of a diagnostic that is %s has the level %s', (severity, level) => {
  expect(diagnosticAnnotations([diagnosticOf({ severity, hint: 'Do it.' })])).toEqual([
    { level, title: 'a-rule', message: 'Wrong\nDo it.', file: 'a.md', line: 2, endLine: 2, col: 3, endColumn: 5 },
  ]);
});

it('an annotation of several lines is placed at the first line, without columns', () => {
  expect(drawAnnotations(diagnosticAnnotations([diagnosticOf({ end: { line: 9, column: 1 } })])).lines).toEqual([
    '::error file=a.md,line=2,endLine=2,title=a-rule::Wrong',
  ]);
});

it('ten annotations of a level are shown, and the rest are counted', () => {
  const findings = [
    ...Array.from({ length: 12 }, () => findingOf({ severity: 'high' })),
    ...Array.from({ length: 10 }, () => findingOf({ severity: 'medium' })),
    ...Array.from({ length: 11 }, () => findingOf({ severity: 'low' })),
  ];
  const { lines, rest } = drawAnnotations(findingAnnotations(findings));
  expect([lines.length, rest.length, readWorkflowCommands(lines.join('\n')).annotations.length]).toEqual([30, 3, 30]);
});

it('the worst come first', () => {
  const severities = ['info', 'error', 'warning', 'error'] as const;
  const { lines } = drawAnnotations(diagnosticAnnotations(severities.map((severity) => diagnosticOf({ severity }))));
  expect(lines.map((line) => line.split(' ', 1)[0])).toEqual(['::error', '::error', '::warning', '::notice']);
});

it('a file with many annotations leaves room for other files, and gets the places that they do not use', () => {
  const of = (file: string, number: number) =>
    Array.from({ length: number }, (_, line) => ({ level: 'error' as const, title: 't', message: 'm', file, line }));
  const { lines, rest } = drawAnnotations([...of('a', 30), ...of('b', 1), ...of('c', 1), ...of('d', 3)]);
  const shown = lines.map((line) => /file=(.)/.exec(line)?.[1]).join('');
  expect([shown, rest.length]).toEqual(['aaaaabcddd', 25]);
});

it('a message is cut at the length where the runner cuts, and never within a character', () => {
  const message = `${'x'.repeat(3_999)}😀${'y'.repeat(500)}`;
  const { lines } = drawAnnotations([{ level: 'notice', title: 't', message, file: 'a' }]);
  expect(readWorkflowCommands(lines.join('\n')).annotations[0]?.message).toBe(`${'x'.repeat(3_999)}\uFFFD`);
});

it('with any content, the runner reads one annotation of that file and no other command', () => {
  const words = fc.array(fc.constantFrom(...HOSTILE), { maxLength: 8 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(words, words, words, (path, title, body) => {
      const file = `f${path}f`;
      const { lines } = drawAnnotations(findingAnnotations([findingOf({ path: file, title, body })]));
      const { annotations, ...commands } = readWorkflowCommands(lines.join('\n'));
      expect([lines.length, annotations.length, commands]).toEqual([
        1,
        1,
        { masks: [], groups: [], others: [], stops: [] },
      ]);
      const named = annotations[0]?.properties['file'];
      // A name that cannot be printed as it is stands in the message.
      expect(named ?? annotations[0]?.message).toEqual(
        named === undefined ? expect.stringMatching(/^f.*f:\d+: /) : file,
      );
      expect(lines.join('')).not.toMatch(/[\u0000-\u0008\u000B-\u001F\u202A-\u202E\u2066-\u2069]/);
      expect(annotations[0]?.message.split('\n').length).toBe(body.split('\n').length);
    }),
    { numRuns: runs(1_000) },
  );
});
