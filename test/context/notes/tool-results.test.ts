import { describe, expect, it } from 'vitest';
import { checkResultsProvider, reportedResultsProvider } from '../../../src/context/notes/tool-results.ts';
import { runProviders, type ProviderResults } from '../../../src/context/run-providers.ts';
import type { ToolDiagnostic } from '../../../src/context/tool-reports/types.ts';
import { fileOf, hunkAt } from '../../findings/file-change.ts';

/** Lines 2 and 3 are new. */
const CHANGED = [{ file: fileOf('a.ts', hunkAt(1, [' one', '+two', '+three', ' four'])), text: undefined }];

function result(line: number | undefined, more: Partial<ToolDiagnostic> = {}): ToolDiagnostic {
  return {
    severity: 'warning',
    message: `on ${line}`,
    path: 'a.ts',
    related: [],
    ...(line === undefined ? {} : { line }),
    ...more,
  };
}

async function report(diagnostics: readonly ToolDiagnostic[]): Promise<ProviderResults> {
  const provider = reportedResultsProvider(async () => ({ diagnostics }));
  return runProviders([provider], { changed: CHANGED, limit: () => new AbortController().signal });
}

async function check(
  annotated: readonly ToolDiagnostic[],
  reported: readonly ToolDiagnostic[] = [],
): Promise<ProviderResults> {
  const leftOut = [{ source: 'check runs', reason: 'r' }];
  const provider = checkResultsProvider(
    async () => ({ diagnostics: annotated, leftOut }),
    async () => ({ diagnostics: reported }),
  );
  return runProviders([provider], { changed: CHANGED, limit: () => new AbortController().signal });
}

describe('results of other tools', () => {
  it('are one note for a file, sorted by line, each on one line', async () => {
    const { notes } = await report([
      result(3, { tool: 'ESLint', code: 'no-magic', message: 'Magic\n number' }),
      result(2, { tool: 'tsc', severity: 'error', endLine: 3 }),
    ]);
    expect(notes).toEqual([
      {
        provider: 'reports',
        source: 'tsc, ESLint',
        title: 'results of other tools on its changed lines, which the author sees already',
        text: '2-3: error [tsc]: on 2\n3: warning [ESLint no-magic]: Magic number',
        why: 'reported on changed lines of a.ts',
        worth: 1.25,
        for: ['a.ts'],
      },
    ]);
  });

  it.each([
    { name: 'another line', one: result(4) },
    { name: 'a whole file', one: result(undefined) },
    { name: 'another file', one: result(2, { path: 'b.ts' }) },
  ])('on $name are left to the tool `get_errors`', async ({ one }) => {
    expect((await report([one])).notes).toEqual([]);
  });

  it('are thirty at most', async () => {
    const { notes } = await report(Array.from({ length: 40 }, (_, index) => result(2, { message: `m${index}` })));
    const lines = notes[0]?.text.split('\n') ?? [];
    expect([lines.length, lines[30], notes[0]?.worth]).toEqual([31, '(10 more are left out)', 3]);
  });

  it('are none without a report', async () => {
    const provider = reportedResultsProvider(async () => undefined);
    const limit = (): AbortSignal => new AbortController().signal;
    expect((await runProviders([provider], { changed: CHANGED, limit })).notes).toEqual([]);
  });
});

describe('annotations of checks', () => {
  it('do not repeat a report, and name what is left out', async () => {
    const { notes, leftOut } = await check(
      [result(2, { tool: 'lint' }), result(3, { tool: 'lint' })],
      [result(2, { tool: 'ESLint' })],
    );
    expect(notes.map(({ provider, text }) => [provider, text])).toEqual([['checks', '3: warning [lint]: on 3']]);
    expect(leftOut).toEqual([{ source: 'check runs', reason: 'r' }]);
  });
});
