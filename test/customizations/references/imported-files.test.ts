import { describe, expect, it } from 'vitest';
import { walkCustomizations } from '../../../src/customizations/places/walk.ts';
import { findNamedFiles } from '../../../src/customizations/references/imported-files.ts';
import { memoryWorkspace } from '../../../src/workspace/memory.ts';

async function find(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const walk = await walkCustomizations({ repository: memoryWorkspace(files) });
  return (await findNamedFiles(walk)).map(({ path, readers }) => `${path} (${readers.join(' ')})`);
}

const setting = (name: string, file: string): string =>
  JSON.stringify({ [`github.copilot.chat.${name}.instructions`]: [{ file }] });

describe('the files that are named', () => {
  it.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
    ['by an import', { 'CLAUDE.md': '@a.md', 'a.md': 'A' }, ['a.md (copilot-cli claude)']],
    [
      'by an import of an import',
      { 'src/CLAUDE.md': '@a.md', 'src/a.md': 'See @b.md', 'src/b.md': 'B' },
      ['src/a.md (copilot-cli claude)', 'src/b.md (copilot-cli claude)'],
    ],
    [
      'by imports of two files',
      { 'AGENTS.md': '@a.md', 'CLAUDE.md': 'Text.', 'GEMINI.md': '@a.md', 'a.md': 'A' },
      ['a.md (copilot-cli gemini)'],
    ],
    [
      "by an import of Copilot's instructions",
      { '.github/copilot-instructions.md': '@../a.md', 'a.md': 'A' },
      ['a.md (copilot-cli)'],
    ],
    ['by a setting', { '.vscode/settings.json': setting('testGeneration', 'a.md'), 'a.md': 'A' }, ['a.md (vscode)']],
    [
      'by a link if VS Code includes what links lead to',
      {
        '.vscode/settings.json': '{"chat.includeReferencedInstructions": true}',
        '.github/copilot-instructions.md': '[A](../a.md)',
        'a.md': 'A',
      },
      ['a.md (vscode github-review cloud-agent copilot-cli)'],
    ],
    ['by nothing', { 'CLAUDE.md': '[A](a.md)', 'a.md': 'A' }, []],
  ])('%s', async (_name, files, expected) => {
    expect(await find(files)).toEqual(expected);
  });
});
