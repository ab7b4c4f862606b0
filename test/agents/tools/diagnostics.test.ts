import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diagnosticsTool } from '../../../src/agents/tools/diagnostics.ts';
import { readGivenDiff } from '../../../src/changes/diff/read-diff.ts';
import type { ToolDiagnostic, ToolReports } from '../../../src/context/tool-reports/types.ts';

const { files } = readGivenDiff(`--- a/src/a.ts
+++ b/src/a.ts
@@ -1,2 +1,3 @@
 one
+two
 three
@@ -20,3 +21,2 @@
 x
-y
 z
`);

function said(path: string, line: number | undefined, more: Partial<ToolDiagnostic> = {}): ToolDiagnostic {
  return { severity: 'warning', message: 'Wrong', path, ...(line !== undefined && { line }), related: [], ...more };
}

const DIAGNOSTICS = [
  said('src/b.ts', 7),
  said('src/a.ts', 3),
  said('src/a.ts', undefined, { severity: 'error', message: 'No parser' }),
  said('src/a.ts', 2, { severity: 'info', tool: 'Scan', code: 'R1' }),
  said('src/a.ts', 10, { endLine: 22, related: [{ path: 'src/b.ts', line: 7, message: 'Because of this' }] }),
];

async function ask(given: Readonly<Record<string, unknown>> = {}, reports: Partial<ToolReports> = {}): Promise<string> {
  const tool = diagnosticsTool({
    reports: { diagnostics: DIAGNOSTICS, leftOut: [], ...reports },
    files,
    mayShow: (path) => Promise.resolve(path === 'secret.ts' ? 'it says so' : undefined),
  });
  const outcome = await tool.run(given, new AbortController().signal);
  return outcome.kind === 'text' ? outcome.text : `refused: ${'reason' in outcome ? outcome.reason : ''}`;
}

describe('get_errors', () => {
  it('shows results for the changed files, changed lines and errors first', async () => {
    expect(await ask()).toBe(`2 on changed lines, 2 on other lines of changed files, 0 in other files; 5 in all.
src/a.ts:10-22 (changed): warning: Wrong
    src/b.ts:7: Because of this
src/a.ts:2 (changed): info [Scan R1]: Wrong
src/a.ts: error: No parser
src/a.ts:3: warning: Wrong`);
  });

  it('shows results for changed lines only', async () => {
    expect((await ask({ changedLinesOnly: true })).split('\n').slice(1)).toEqual([
      'src/a.ts:10-22 (changed): warning: Wrong',
      '    src/b.ts:7: Because of this',
      'src/a.ts:2 (changed): info [Scan R1]: Wrong',
    ]);
  });

  it('shows results for the named files and folders, changed or not', async () => {
    expect((await ask({ filePaths: ['/src/b.ts'] })).split('\n').slice(1)).toEqual(['src/b.ts:7: warning: Wrong']);
    expect((await ask({ filePaths: ['./src/'] })).split('\n')).toHaveLength(7);
    expect((await ask({ filePaths: ['../x'] })).split('\n')).toHaveLength(1);
  });

  it('shows nothing about files that models must not see', async () => {
    const diagnostics = [
      said('.env', 1),
      said('secret.ts', 1),
      said('c.ts', 1, { related: [{ path: '.env', message: 'KEY=1' }] }),
    ];
    expect((await ask({ filePaths: ['.env', 'secret.ts', 'c.ts'] }, { diagnostics })).split('\n').slice(1)).toEqual([
      'c.ts:1: warning: Wrong',
      '2 are of files that are not shown to models.',
    ]);
  });

  it('says what it does not show', async () => {
    const diagnostics = Array.from({ length: 60 }, (_, index) => said('src/a.ts', 2, { message: `No. ${index}` }));
    const leftOut = [{ report: 'scan.sarif', reason: 'they are suppressed', count: 3 }];
    expect((await ask({}, { diagnostics, leftOut })).split('\n').slice(50)).toEqual([
      'src/a.ts:2 (changed): warning: No. 49',
      '10 more follow: name fewer files, or ask for changed lines only.',
      'Left out of scan.sarif: 3, as they are suppressed.',
    ]);
    expect(await ask({}, { diagnostics: [], leftOut })).toBe(
      'No results of other tools are known in this run.\nLeft out of scan.sarif: 3, as they are suppressed.',
    );
  });

  it('recognizes changed lines like a comparison with each line', async () => {
    const lines = fc.array(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.nat(5)), { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(lines, async (ranges) => {
        const diagnostics = ranges.map(([line, more]) => said('src/a.ts', line, { endLine: line + more }));
        const expected = ranges.filter(([line, more]) => [2, 22].some((one) => line <= one && one <= line + more));
        expect((await ask({}, { diagnostics })).split(' ')[0]).toBe(String(expected.length));
      }),
    );
  });
});
