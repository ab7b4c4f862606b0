import { Ajv } from 'ajv';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { codeQualityReport } from '../../src/reports/code-quality.ts';
import { compactLines, diagnosticProblems, findingProblems } from '../../src/reports/problem.ts';
import { diagnosticOf, findingOf, HOSTILE } from './result.ts';

/** The fields that GitLab documents: https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format */
const SHAPE = {
  type: 'array',
  items: {
    type: 'object',
    required: ['description', 'check_name', 'fingerprint', 'severity', 'location'],
    properties: {
      description: { type: 'string', minLength: 1 },
      check_name: { type: 'string', minLength: 1 },
      fingerprint: { type: 'string', pattern: '^[0-9a-f]{40}$' },
      severity: { enum: ['info', 'minor', 'major', 'critical', 'blocker'] },
      location: {
        type: 'object',
        required: ['path', 'lines'],
        properties: {
          path: { type: 'string', pattern: String.raw`^(?!\./)` },
          lines: {
            type: 'object',
            required: ['begin'],
            properties: { begin: { type: 'integer', minimum: 1 }, end: { type: 'integer', minimum: 1 } },
          },
        },
      },
    },
  },
};
const hasShape = new Ajv({ strict: true }).compile(SHAPE);

it('has an issue for each place of a finding', () => {
  const places = [
    { path: 'src/b.ts', side: 'RIGHT', startLine: 7, line: 8, fingerprint: 'f2' },
    { path: 'src/c.ts', side: 'LEFT', line: 9 },
  ] as const;
  const report = codeQualityReport(findingProblems([findingOf({ line: 3, places })]));
  expect(report).toMatchObject([
    { location: { path: 'src/a.ts', lines: { begin: 3 } } },
    { location: { path: 'src/b.ts', lines: { begin: 7 } } },
    { location: { path: 'src/c.ts', lines: { begin: 1 } } },
  ]);
  expect(new Set(report.map((issue) => issue['fingerprint'])).size).toBe(3);
});

it('has an issue for each finding, with its place and severity', () => {
  const findings = [
    findingOf({
      title: 'Slow',
      body: 'It waits.\nAlways.',
      severity: 'high',
      kind: 'performance',
      startLine: 3,
      line: 5,
    }),
    findingOf({ title: 'Removed', severity: 'low', side: 'LEFT' }),
  ];
  const report = codeQualityReport(findingProblems(findings));
  expect(report).toMatchObject([
    {
      // GitLab shows it on one line, as plain text.
      description: 'Slow. It waits. Always.',
      check_name: 'performance',
      severity: 'major',
      location: { path: 'src/a.ts', lines: { begin: 3, end: 5 } },
    },
    { severity: 'info', location: { lines: { begin: 1 } } },
  ]);
});

it('names the column of a problem in lines for scripts, and the first one of a finding', () => {
  const problem = diagnosticOf({ start: { line: 9, column: 4 }, end: { line: 9, column: 6 } });
  expect(compactLines([...diagnosticProblems([problem]), ...findingProblems([findingOf({ line: 3 })])])).toMatch(
    /^\S+:9:4: .*\n\S+:3:1: .*\n$/,
  );
});

it('gives equal findings different fingerprints, and the same ones in each run', () => {
  const twice = [diagnosticOf(), diagnosticOf({ start: { line: 9, column: 1 }, end: { line: 9, column: 2 } })];
  const prints = (): readonly unknown[] =>
    codeQualityReport(diagnosticProblems(twice)).map(({ fingerprint }) => fingerprint);
  expect(new Set(prints()).size).toBe(2);
  expect(prints()).toEqual(prints());
});

it('has the shape that GitLab documents, whatever the texts are', () => {
  const text = fc.array(fc.constantFrom(...HOSTILE, 'é', '\uD800'), { maxLength: 5 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text, text), { maxLength: 5 }), (texts) => {
      const found = texts.map(([path, title, body]) => findingOf({ path: `p${path}`, title: `t${title}`, body }));
      const wrong = texts.map(([path, message]) => diagnosticOf({ path: `p${path}`, message: `m${message}` }));
      const reports = [...codeQualityReport(findingProblems(found)), ...codeQualityReport(diagnosticProblems(wrong))];
      expect([hasShape(reports), hasShape.errors]).toEqual([true, null]);
    }),
  );
});
