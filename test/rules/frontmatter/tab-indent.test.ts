import { expect, it } from 'vitest';
import { CLIENTS } from '../../../src/customizations/known/clients.ts';
import { validateCustomizations } from '../../../src/jobs/validate.ts';
import { memoryWorkspace } from '../../../src/workspace/memory.ts';

it.each([
  ['before an entry of a list', 'tools:\n\t- read'],
  ['before a key of a map', 'metadata:\n\tteam: web'],
])('a tab %s is to be replaced by spaces', async (_name, lines) => {
  const files = { '.github/agents/a.agent.md': `---\ndescription: Reviews code.\n${lines}\n---\n\nReview it.\n` };
  const { diagnostics } = await validateCustomizations(
    { repository: memoryWorkspace(files) },
    { compatibility: 'github', workspaceFolders: [] },
    { config: { clients: CLIENTS, rules: {}, overrides: [] }, isWanted: () => true },
  );
  expect(diagnostics.flatMap(({ rule, hint }) => (rule === 'frontmatter-tab-indent' ? [hint] : []))).toEqual([
    'Indent with spaces.',
  ]);
});
