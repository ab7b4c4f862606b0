import { describe, expect, it } from 'vitest';
import { discoverCustomizations } from '../../../src/customizations/discover.ts';
import { selectGuidelines } from '../../../src/guidelines/select.ts';
import { writeReceipts } from '../../../src/jobs/conclude/write-receipts.ts';
import { memoryWorkspace } from '../../../src/workspace/memory.ts';
import { findingOf } from '../../reports/result.ts';

const FILES = {
  '.github/copilot-instructions.md': 'R',
  '.github/instructions/ts.instructions.md': '---\napplyTo: "src/**,*.ts"\n---\nTS. And more.',
  '.github/instructions/lock.instructions.md': '---\napplyTo: "*.lock"\n---\nLock',
  '.github/instructions/py.instructions.md': '---\napplyTo: "*.py"\n---\nPY',
  'CLAUDE.md': 'See @docs/style.md',
  'docs/style.md': 'Style',
  '.github/prompts/p.prompt.md': 'x',
  'docs/stray.prompt.md': 'x',
};

/** Receipts for a change of two files under review and one file that is not. */
async function receipts(known: Parameters<typeof writeReceipts>[1]) {
  const customizations = await discoverCustomizations({ repository: memoryWorkspace(FILES) });
  const guidelines = selectGuidelines(customizations, ['src/a.ts', 'b.ts', 'x.lock']);
  const applied = guidelines.applicable.filter(({ appliesTo }) => appliesTo.has('src/a.ts') || appliesTo.has('b.ts'));
  return writeReceipts({ customizations, guidelines, applied }, known);
}

describe('the receipt of each customization', () => {
  it('says whether it applies, and why', async () => {
    const rows = await receipts({});
    expect(
      rows.map(({ source, kind, status, reason = '' }) => `${source} ${kind ?? ''} ${status} ${reason}`.trim()),
    ).toEqual([
      '.github/copilot-instructions.md repository-instructions in-force',
      '.github/instructions/lock.instructions.md path-instructions idle it applies to changed files, but none of them is reviewed',
      '.github/instructions/py.instructions.md path-instructions left-out `applyTo: *.py` matches no changed file',
      '.github/instructions/ts.instructions.md path-instructions in-force',
      'CLAUDE.md claude-md in-force',
      'docs/style.md referenced-file in-force',
      '.github/prompts/p.prompt.md prompt left-out a prompt applies only when somebody runs it in an editor',
      'docs/stray.prompt.md prompt left-out no program reads it there; prompt files are read as `.github/prompts/**/*.prompt.md`',
    ]);
  });

  it('says of a change without files that nothing is changed', async () => {
    const customizations = await discoverCustomizations({ repository: memoryWorkspace({ 'AGENTS.md': 'R' }) });
    const guidelines = selectGuidelines(customizations, []);
    expect(writeReceipts({ customizations, guidelines, applied: [] }, {})).toMatchObject([
      { source: 'AGENTS.md', status: 'idle', reason: 'it applies to all files, but no file is changed' },
    ]);
  });

  it('says to which files it applies, and through which glob or setting', async () => {
    const [, , , ts, , style] = await receipts({});
    expect([ts, style]).toMatchObject([
      {
        guideline: '4',
        statements: 2,
        changedFiles: 2,
        files: [
          { path: 'src/a.ts', by: 'src/**' },
          { path: 'b.ts', by: '*.ts' },
        ],
      },
      { broughtBy: 'CLAUDE.md:1', changedFiles: 3 },
    ]);
  });

  it('says how much of its text is in the prompt, if there is one', async () => {
    const entry = (id: string, tokens: number, included: boolean) =>
      [
        id,
        { id, kind: 'guideline', source: null, priority: 1, tokens, included, reason: null, level: null, place: null },
      ] as const;
    const rows = await receipts({
      ledger: new Map([entry('guidelines/2', 12, true), entry('guidelines/4', 900, false)]),
    });
    expect(rows.map(({ tokens, sent }) => [tokens, sent])).toEqual([
      [12, 'whole'],
      [undefined, undefined],
      [undefined, undefined],
      [900, 'cut'],
      ...Array.from({ length: 4 }, () => [undefined, undefined]),
    ]);
  });

  it('counts the findings that cite it', async () => {
    const citing = (id: string) => findingOf({ guideline: { id, source: 'x', line: 1, text: 't' } });
    const rows = await receipts({ findings: [citing('2'), citing('4'), citing('4'), findingOf()] });
    expect(rows.map(({ cited }) => cited)).toEqual([1, 0, undefined, 2, 0, 0, undefined, undefined]);
  });

  it('lists a hundred files and gives the number of all', async () => {
    const customizations = await discoverCustomizations({ repository: memoryWorkspace({ 'AGENTS.md': 'x' }) });
    const guidelines = selectGuidelines(
      customizations,
      Array.from({ length: 250 }, (_, index) => `${index}.ts`),
    );
    const [row] = writeReceipts({ customizations, guidelines, applied: guidelines.applicable }, {});
    expect([row?.files.length, row?.changedFiles]).toEqual([100, 250]);
  });
});
