import * as fc from 'fast-check';
import { parse } from 'junit2json';
import { expect, it } from 'vitest';
import { junitXml, type RunOutcome } from '../../src/reports/junit.ts';
import { diagnosticProblems, findingProblems, reviewProblems } from '../../src/reports/problem.ts';
import { diagnosticOf, findingOf, HOSTILE } from './result.ts';

const PASSED: RunOutcome = { name: 'Housestyle review', kind: 'passed', said: '2 findings.' };

it('is read by a reader of JUnit as a suite for each file, with a failed test for each problem', async () => {
  const findings = [
    findingOf({ title: 'Uses `var`', severity: 'high', line: 4 }),
    findingOf({ path: 'b & c.ts', title: 'Slow', severity: 'low', line: 9 }),
  ];
  const read = await parse(junitXml(PASSED, findingProblems(findings)));
  expect(read).toMatchObject({
    tests: 3,
    failures: 1,
    errors: 0,
    testsuite: [
      { name: 'Housestyle review', tests: 1, testcase: [{ name: 'Housestyle review' }] },
      {
        name: 'src/a.ts',
        failures: 1,
        testcase: [{ name: 'src/a.ts:4: Uses `var`', failure: [{ type: 'error', message: 'Uses `var`' }] }],
      },
      { name: 'b & c.ts', failures: 0, testcase: [{ name: 'b & c.ts:9: Slow', 'system-out': [expect.any(String)] }] },
    ],
  });
});

it('fails no test for what is wrong in the files that guide a review, whose author is not the one of the change', async () => {
  const problems = reviewProblems({ findings: [], problemsAtHead: [diagnosticOf({ severity: 'error' })] });
  expect(await parse(junitXml(PASSED, problems))).toMatchObject({ tests: 2, failures: 0 });
});

it.each([
  ['error', { errors: 1 }, 'error'],
  ['skipped', { skipped: 1 }, 'skipped'],
] as const)('has the whole run as a test with %s if not everything was judged', async (kind, counts, element) => {
  const read = await parse(junitXml({ ...PASSED, kind, said: 'The server is down.' }, []));
  expect(read).toMatchObject({
    testsuite: [{ ...counts, testcase: [{ [element]: [{ message: 'The server is down.' }] }] }],
  });
});

const anyText = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE, ']]>', '&amp;', '\uFFFE', '\uD800'), fc.string()), { maxLength: 5 })
  .map((parts) => parts.join(''));

it('stays well-formed XML with the right counts, whatever the texts are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(anyText, anyText, anyText), { maxLength: 4 }), async (texts) => {
      const found = texts.map(([path, title, body]) => findingOf({ path: `p${path}`, title, body }));
      const wrong = texts.map(([path, message, hint]) => diagnosticOf({ path: `p${path}`, message, hint }));
      for (const problems of [findingProblems(found), diagnosticProblems(wrong)]) {
        const { testsuite } = (await parse(junitXml(PASSED, problems))) as Suites;
        const suites = testsuite.slice(1);
        expect(suites.reduce((sum, { testcase }) => sum + testcase.length, 0)).toBe(texts.length);
      }
    }),
  );
});

interface Suites {
  readonly testsuite: readonly { readonly testcase: readonly unknown[] }[];
}
