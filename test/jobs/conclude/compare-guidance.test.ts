import { describe, expect, it } from 'vitest';
import type { FileChange } from '../../../src/changes/types.ts';
import { discoverCustomizations } from '../../../src/customizations/discover.ts';
import { selectGuidelines } from '../../../src/guidelines/select.ts';
import { compareGuidance } from '../../../src/jobs/conclude/compare-guidance.ts';
import { GithubError } from '../../../src/github/api/github-error.ts';
import { memoryWorkspace } from '../../../src/workspace/memory.ts';
import { recordReads } from '../../../src/workspace/watched-reads.ts';
import type { Workspace } from '../../../src/workspace/workspace.ts';
import { fileOf, hunkAt } from '../../findings/file-change.ts';

const BASE = {
  '.github/copilot-instructions.md': '- Use tabs.\n- Be kind.\n',
  'CLAUDE.md': 'See @docs/style.md\n',
  'docs/style.md': '- Names are words.\n',
  'src/AGENTS.md': '- No globals.\n',
};
const SETTINGS = { compatibility: 'github', workspaceFolders: [] } as const;

type Edit = Partial<Pick<FileChange, 'status' | 'previousPath'>> & { readonly path: string; readonly text?: string };

interface Scene {
  readonly base?: Parameters<typeof memoryWorkspace>[0];
  /** The files of the head, if they can be read. */
  readonly head?: Parameters<typeof memoryWorkspace>[0];
  /** Called before a file of the base is read for the first time. */
  readonly onFurtherRead?: (path: string) => void;
}

/** Lists `kind path` for each customization that a change of `src/a.ts` and these files affects, and the unchecked edits. */
async function comparisonBy(edits: readonly Edit[], { base = BASE, head, onFurtherRead = () => {} }: Scene = {}) {
  const files = [
    fileOf('src/a.ts', hunkAt(1, ['+x'])),
    ...edits.map(({ text: _text, ...edit }) => ({ ...fileOf(edit.path, hunkAt(1, ['+x'])), ...edit })),
  ];
  const texts = new Map(edits.map(({ path, text }) => [path, text]));
  const changes = { files, leftOut: [], source: 'git' } as const;
  const readHead = (path: string): Promise<string | undefined> => Promise.resolve(texts.get(path));
  const { workspace: repository, read } = recordReads(memoryWorkspace(base));
  const customizations = await discoverCustomizations({ repository });
  const guidelines = selectGuidelines(
    customizations,
    files.map(({ path }) => path),
  );
  const known = new Set(read);
  const watched: Workspace = {
    ...repository,
    read: (path) => {
      if (!known.has(path)) {
        onFurtherRead(path);
      }
      return repository.read(path);
    },
  };
  const sides = head === undefined ? {} : { sides: { base: watched, head: memoryWorkspace(head) } };
  const subject = { guidance: { repository: watched }, changes, readHead, ...sides };
  const { changes: changed, notes } = await compareGuidance(
    subject,
    { customizations, guidelines, read: known },
    SETTINGS,
  );
  return {
    changed: changed?.changes.map(({ kind, path }) => `${kind} ${path}`),
    notes: notes.map(({ source, message }) => `${source}: ${message}`),
  };
}

async function changesBy(...edits: readonly Edit[]): Promise<readonly string[] | undefined> {
  return (await comparisonBy(edits)).changed;
}

describe('the effect of edited customizations', () => {
  it.each<[string, readonly Edit[], readonly string[] | undefined]>([
    ['is not computed if none is edited', [{ path: 'README.md', text: 'x' }], undefined],
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
      'a file that moved to a path where it is not read',
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
    ['an agent, which is not a guideline', [{ path: '.github/agents/a.agent.md', status: 'added', text: 'x' }], []],
  ])('%s', async (_name, edits, expected) => {
    expect(await changesBy(...edits)).toEqual(expected);
  });
});

const UNREAD =
  'the new version in this change was not read (not a file, too large, or beyond the limit), so the old version was used for the comparison';

describe('edits that are not checked', () => {
  it('are named, and the file counts as unchanged, if there is no text, as for a link', async () => {
    expect(await comparisonBy([{ path: 'src/AGENTS.md' }])).toEqual({
      changed: [],
      notes: [`src/AGENTS.md: ${UNREAD}`],
    });
  });

  it('do not count as a removal if a link replaces a file', async () => {
    const edits = [
      { path: 'src/AGENTS.md', status: 'removed' },
      { path: 'src/AGENTS.md', status: 'added' },
    ] as const;
    expect(await comparisonBy(edits)).toEqual({ changed: [], notes: [`src/AGENTS.md: ${UNREAD}`] });
  });

  it.each<[string, NonNullable<Scene['head']>, readonly string[]]>([
    [
      'a link to a file is read as that file',
      { 'src/AGENTS.md': { symlink: 'other.md' }, 'src/other.md': '- Else.\n' },
      ['changed src/AGENTS.md'],
    ],
    [
      'a link to the same text changes nothing',
      { 'src/AGENTS.md': { symlink: '../a.md' }, 'a.md': '- No globals.\n' },
      [],
    ],
    ['a link to nothing removes the file', { 'src/AGENTS.md': { symlink: 'none.md' } }, ['removed src/AGENTS.md']],
    [
      'a link out of the repository removes the file',
      { 'src/AGENTS.md': { symlink: '/etc/passwd' } },
      ['removed src/AGENTS.md'],
    ],
    ['a link to itself removes the file', { 'src/AGENTS.md': { symlink: 'AGENTS.md' } }, ['removed src/AGENTS.md']],
    ['a submodule removes the file', { 'src/AGENTS.md': { submodule: true } }, ['removed src/AGENTS.md']],
  ])('are few if the head can be read: %s', async (_name, head, expected) => {
    const { changed, notes } = await comparisonBy([{ path: 'src/AGENTS.md' }], { head });
    expect({ changed, notes }).toEqual({ changed: expected, notes: [] });
  });

  it('are the edits beyond two million characters', async () => {
    const text = `- New.\n${'x'.repeat(900_000)}`;
    const edits = ['a', 'b', 'c', 'd'].map((name) => ({ path: `${name}/AGENTS.md`, status: 'added', text }) as const);
    const { notes } = await comparisonBy(edits);
    expect(notes).toEqual([`c/AGENTS.md and 1 more: ${UNREAD}`]);
  });

  it('are the edits after the first fifty', async () => {
    const edits = Array.from({ length: 60 }, (_, at): Edit => {
      const path = `.github/instructions/${at}.instructions.md`;
      return { path, status: 'added', text: `---\napplyTo: "**"\n---\n- Rule ${at}.` };
    });
    const { changed, notes } = await comparisonBy(edits);
    expect([changed?.length, notes]).toEqual([
      50,
      [
        '.github/instructions/50.instructions.md and 9 more: only the first 50 edited instruction files were checked for what they would change',
      ],
    ]);
  });
});

describe('files of the base that only edited files name', () => {
  const base = {
    'CLAUDE.md': 'Hi',
    ...Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`src/${at}.md`, `- Rule ${at}.`])),
  };
  const text = Object.keys(base)
    .map((path) => `@${path}`)
    .join('\n');

  it('are read up to a limit, because each may cost a request', async () => {
    const read = new Set<string>();
    const edits = [{ path: 'CLAUDE.md', text }];
    const { notes } = await comparisonBy(edits, { base, onFurtherRead: (path) => read.add(path) });
    expect([read.size, notes.length, notes[0]]).toEqual([
      50,
      1,
      expect.stringMatching(/ and 149 more: the edited instruction files refer to more than 50 other files/),
    ]);
  });

  it('cause no failure if GitHub cannot return them', async () => {
    const edits = [{ path: 'CLAUDE.md', text }];
    const onFurtherRead = (): never => {
      throw new GithubError(403, 'API rate limit exceeded', undefined, undefined);
    };
    expect(await comparisonBy(edits, { base, onFurtherRead })).toEqual({
      changed: undefined,
      notes: ['memory: the effect of the edited instruction files is not known: API rate limit exceeded'],
    });
  });
});
