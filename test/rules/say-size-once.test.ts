import { describe, expect, it } from 'vitest';
import { validateCustomizations } from '../../src/jobs/validate.ts';
import { CLIENTS } from '../../src/customizations/known/clients.ts';
import type { RuleSettings } from '../../src/rules/run/enabled-rules.ts';
import { memoryWorkspace } from '../../src/workspace/memory.ts';

const OPTIONS = { compatibility: 'github', workspaceFolders: [] } as const;
const SIZES: ReadonlySet<string> = new Set([
  'always-on-size',
  'review-lines',
  'skill-body-lines',
  'tokens-always-on',
  'tokens-file',
]);
const SKILL = '---\nname: a\ndescription: Deploys the app. Use it when somebody asks for a deployment.\n---\n\n';

async function findSizes(files: Readonly<Record<string, string>>, rules: RuleSettings): Promise<readonly string[]> {
  const { diagnostics } = await validateCustomizations({ repository: memoryWorkspace(files) }, OPTIONS, {
    config: { clients: CLIENTS, rules, overrides: [] },
    isWanted: () => true,
  });
  return diagnostics.flatMap(({ rule, path }) => (SIZES.has(rule) ? [`${path} ${rule}`] : []));
}

describe('the size of a file', () => {
  it.each<[string, Readonly<Record<string, string>>, RuleSettings, readonly string[]]>([
    ['is said once', { 'AGENTS.md': '- Write a test of it.\n'.repeat(3000) }, {}, ['AGENTS.md always-on-size']],
    [
      'is said once of each file',
      { 'AGENTS.md': '- Write a test of it.\n'.repeat(1200), 'a/AGENTS.md': '- Write a test of it.\n'.repeat(1200) },
      {},
      ['AGENTS.md always-on-size', 'a/AGENTS.md always-on-size'],
    ],
    [
      'is said by the next rule where the first is off',
      { 'AGENTS.md': '- Write a test of it.\n'.repeat(3000) },
      { 'always-on-size': { severity: 'off' } },
      ['AGENTS.md review-lines'],
    ],
    [
      'is said by the rule with the highest severity',
      { 'AGENTS.md': '- Write a test of it.\n'.repeat(3000) },
      { 'tokens-file': { severity: 'error' } },
      ['AGENTS.md tokens-file'],
    ],
    [
      'is said of the lines of a skill, and not of its tokens too',
      { '.github/skills/a/SKILL.md': `${SKILL}${'- Write a test of each change.\n'.repeat(900)}` },
      {},
      ['.github/skills/a/SKILL.md skill-body-lines'],
    ],
    [
      'is said of several files together beside that of one',
      { 'AGENTS.md': 'Write a test of it. '.repeat(1500), 'CLAUDE.md': 'Keep all names short. '.repeat(1200) },
      {},
      ['AGENTS.md tokens-always-on', 'AGENTS.md tokens-file', 'CLAUDE.md tokens-file'],
    ],
  ])('%s', async (_name, files, rules, expected) => {
    expect((await findSizes(files, rules)).toSorted()).toEqual(expected);
  });
});

describe('the number of tokens', () => {
  it.each([
    ['is rounded', 5120 * 4, 'about 5,100'],
    ['is exact where it would read as the limit', 5030 * 4, 'about 5,030'],
  ])('%s', async (_name, length, expected) => {
    const text = '---\ndescription: Reviews changes for mistakes\n---\n\n'.padEnd(length, 'Look at it. ');
    const { diagnostics } = await validateCustomizations(
      { repository: memoryWorkspace({ '.github/agents/a.agent.md': text }) },
      OPTIONS,
    );
    expect(diagnostics.map(({ message }) => message)).toEqual([
      `The file has ${expected} tokens, but should have at most 5,000`,
    ]);
  });
});
