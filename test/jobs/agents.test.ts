import { describe, expect, it } from 'vitest';
import { discoverCustomizations } from '../../src/customizations/discover.ts';
import { listAgents } from '../../src/jobs/agents.ts';
import { agentsText } from '../../src/reports/review/agents.ts';
import { memoryWorkspace } from '../../src/workspace/memory.ts';

const FOR_PEOPLE = 'for people only: it is not chosen by its description, and other agents cannot call it';
const FOR_AGENTS = 'for other agents only: people cannot call it with `@`';

async function listed(head: string): Promise<string> {
  const repository = memoryWorkspace({ '.github/agents/dba.agent.md': `---\nname: dba\n${head}\n---\nYou review.` });
  const sources = { repository, compatibility: 'github', workspaceFolders: [] } as const;
  const report = await listAgents(await discoverCustomizations(sources), { repository }, undefined, {
    delegate: 'auto',
    maxAgents: 3,
  });
  return agentsText(report, (_style, text) => text);
}

describe('the list of agents says who can use an agent', () => {
  it.each([
    ['people and other agents by default', 'description: Reviews SQL', false, false],
    ['people only', 'disable-model-invocation: true', true, false],
    ['other agents only', 'user-invocable: false', false, true],
  ])('%s', async (_name, head, isForPeopleOnly, isForAgentsOnly) => {
    const text = await listed(head);
    expect([text.includes(FOR_PEOPLE), text.includes(FOR_AGENTS)]).toEqual([isForPeopleOnly, isForAgentsOnly]);
  });

  it('lists an agent without a description as used only by its name', async () => {
    expect(await listed('tools: [read]')).toContain('no description, so it is used only when it is named');
    expect(await listed('description: Reviews SQL')).not.toContain('no description');
  });

  it.each([
    ['maxTurns: 1', 'at most 1 turn\n'],
    ['agents: []', 'may call: nobody'],
    ['agents: [a, b]', 'may call: a, b'],
    ['model: [m, n]', 'model: m, else n'],
  ])('with `%s`: %s', async (head, line) => {
    expect(await listed(head)).toContain(line);
  });
});
