import { describe, expect, it } from 'vitest';
import type { BundleComparison } from '../../src/bundles/types.ts';
import { drawFixes } from '../../src/reports/validation/fixes.ts';
import { changesText } from '../../src/reports/guidance/listings.ts';
import { memoryWorkspace } from '../../src/workspace/memory.ts';
import { fileOf, hunkAt } from '../findings/file-change.ts';

const HOSTILE = 'a\n::stop-commands::x\n  ::add-mask::y ##[error]z';
const plain = (_style: string, text: string): string => text;

/** Lines that the runner would read as commands. */
function commandsIn(shown: string): readonly string[] {
  return shown.split('\n').filter((line) => /^\s*::|##\[/.test(line));
}

describe('text that the runner would read as a command is broken up in', () => {
  it('the list of a change and of the modules of its bundles', () => {
    const hunk = hunkAt(1, ['+::set-output name=x::y', '-##[group]z']);
    const file = { ...fileOf(HOSTILE, hunk), previousPath: HOSTILE };
    const compared: BundleComparison = {
      kind: 'compared',
      format: 'webpack',
      unchanged: 1,
      modules: [{ name: HOSTILE, status: 'modified', lines: [1, 2], hunks: [hunk] }],
    };
    const notCompared: BundleComparison = { kind: 'not-compared', reason: HOSTILE };
    for (const comparison of [compared, notCompared]) {
      const shown = changesText(
        { source: 'diff', files: [file], leftOut: [{ path: HOSTILE, reason: HOSTILE }] },
        new Map([[file.path, comparison]]),
        plain,
      );
      expect(commandsIn(shown)).toEqual([]);
      expect(shown).toContain('stop-commands');
    }
  });

  it('the list of fixes in a dry run', async () => {
    const before = memoryWorkspace({ 'AGENTS.md': '::a::\nkept\n' });
    const changes = new Map([['AGENTS.md', '::b:: ##[error]\nkept\n']]);
    const { text: shown } = await drawFixes(changes, before, plain);
    expect(commandsIn(shown)).toEqual([]);
    expect(shown).toContain('# #[error]');
  });
});
