import { expect, it } from 'vitest';
import { listFiles } from '../../src/rules/list-files.ts';
import { memoryWorkspace } from '../../src/workspace/memory.ts';
import type { Workspace } from '../../src/workspace/workspace.ts';

/** A workspace in which the system refuses to list these folders. */
function withClosed(folders: readonly string[]): Workspace {
  const workspace = memoryWorkspace({ 'CLAUDE.md': '# App' });
  const closed = folders.map((path) => ({ path, kind: 'closed-folder' as const }));
  return {
    ...workspace,
    find: async (query) => {
      const found = await workspace.find(query);
      return { ...found, entries: [...closed, ...found.entries] };
    },
  };
}

it.each<[string, string, 'error' | 'info']>([
  ['of a client', '.claude', 'error'],
  ['inside of a folder of a client', '.claude/agents/team', 'error'],
  ['of a client in a package', 'packages/app/.github/agents', 'error'],
  ['of a database', 'data/db', 'info'],
])('a folder %s that cannot be listed is named', async (_name, path, severity) => {
  const { problems, files } = await listFiles({ repository: withClosed([path]), compatibility: 'github' });
  expect([problems.map((problem) => [problem.path, problem.severity, problem.message]), files.length]).toEqual([
    [[path, severity, `Nothing below "${path}" is judged: the system refuses to list the folder`]],
    1,
  ]);
});

it('of many folders without customizations, ten are named', async () => {
  const folders = Array.from({ length: 30 }, (_, index) => `data/${index}`);
  const { problems } = await listFiles({ repository: withClosed([...folders, '.github']), compatibility: 'github' });
  expect(problems).toHaveLength(11);
});

it.each<[string, string, readonly string[]]>([
  ['a folder with the name of instructions is named', 'app/AGENTS.md/notes.txt', ['app/AGENTS.md']],
  ['a folder with the name of a skill is named', '.github/skills/a/SKILL.md/steps.md', ['.github/skills/a/SKILL.md']],
  ['a file with the name of a folder of clients is named', 'app/.github', ['app/.github']],
  ['a file with the name of a folder of skills is named', '.claude/skills', ['.claude/skills']],
  ['the file that the sandbox of Codex leaves behind is not', '.codex', []],
  ['a file with another name in such a folder is not', '.github/agents.txt', []],
  ['a folder of a dependency is not', 'node_modules/a/AGENTS.md/notes.txt', []],
  ['a folder of a test is not', 'test/fixtures/CLAUDE.md/notes.txt', []],
])('%s', async (_name, path, expected) => {
  const repository = memoryWorkspace({ [path]: 'Write tests.' });
  const { problems } = await listFiles({ repository, compatibility: 'github' });
  expect(problems.map((problem) => problem.path)).toEqual(expected);
});
