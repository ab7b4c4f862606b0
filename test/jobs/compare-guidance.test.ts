import { describe, expect, it } from 'vitest';
import type { FileChange } from '../../src/changes/types.ts';
import { discoverCustomizations } from '../../src/customizations/discover.ts';
import { selectGuidelines } from '../../src/guidelines/select.ts';
import { compareGuidance } from '../../src/jobs/compare-guidance.ts';
import { memoryWorkspace } from '../../src/workspace/memory.ts';
import { fileOf, hunkAt } from '../findings/file-change.ts';

const BASE = {
  '.github/copilot-instructions.md': '- Use tabs.\n- Be kind.\n',
  'CLAUDE.md': 'See @docs/style.md\n',
  'docs/style.md': '- Names are words.\n',
  'src/AGENTS.md': '- No globals.\n',
};
const SETTINGS = { compatibility: 'github', workspaceFolders: [] } as const;

type Edit = Partial<Pick<FileChange, 'status' | 'previousPath'>> & { readonly path: string; readonly text?: string };

/** `kind path` of what would change, by a change of `src/a.ts` and these. */
async function changesBy(...edits: readonly Edit[]): Promise<readonly string[] | undefined> {
  const files = [
    fileOf('src/a.ts', hunkAt(1, ['+x'])),
    ...edits.map(({ text: _text, ...edit }) => ({ ...fileOf(edit.path, hunkAt(1, ['+x'])), ...edit })),
  ];
  const texts = new Map(edits.map(({ path, text }) => [path, text]));
  const repository = memoryWorkspace(BASE);
  const customizations = await discoverCustomizations({ repository });
  const guidelines = selectGuidelines(
    customizations,
    files.map(({ path }) => path),
  );
  const changed = await compareGuidance(
    {
      guidance: { repository },
      changes: { files, leftOut: [], source: 'git' },
      readHead: (path) => Promise.resolve(texts.get(path)),
    },
    { customizations, guidelines },
    SETTINGS,
  );
  return changed?.changes.map(({ kind, path }) => `${kind} ${path}`);
}

describe('what a change of customizations would mean', () => {
  it.each<[string, readonly Edit[], readonly string[] | undefined]>([
    ['is not asked where none is edited', [{ path: 'README.md', text: 'x' }], undefined],
    [
      'an edited file',
      [{ path: '.github/copilot-instructions.md', text: '- Use tabs.' }],
      ['changed .github/copilot-instructions.md'],
    ],
    [
      'an edited file that another one imports',
      [{ path: 'docs/style.md', text: '- Else.' }],
      ['changed docs/style.md'],
    ],
    ['a removed file', [{ path: 'src/AGENTS.md', status: 'removed' }], ['removed src/AGENTS.md']],
    [
      'a new file',
      [{ path: '.github/instructions/x.instructions.md', status: 'added', text: '---\napplyTo: "**"\n---\n- New.' }],
      ['added .github/instructions/x.instructions.md'],
    ],
    [
      'a file that moved to where it is read no more',
      [
        {
          path: 'docs/rules.md',
          previousPath: '.github/copilot-instructions.md',
          status: 'renamed',
          text: '- Use tabs.',
        },
      ],
      ['removed .github/copilot-instructions.md'],
    ],
    [
      'a switch in new settings',
      [{ path: '.vscode/settings.json', status: 'added', text: '{"chat.useAgentsMdFile": false}' }],
      ['removed src/AGENTS.md'],
    ],
    ['an agent, which guides nothing', [{ path: '.github/agents/a.agent.md', status: 'added', text: 'x' }], []],
  ])('%s', async (_name, edits, expected) => {
    expect(await changesBy(...edits)).toEqual(expected);
  });
});
