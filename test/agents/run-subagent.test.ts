import { describe, expect, it } from 'vitest';
import { runSubagentTool, type CallableAgent, type SubagentReport } from '../../src/agents/run-subagent.ts';
import type { Tool, ToolOutcome } from '../../src/agents/tools/tool.ts';
import type { Draft } from '../../src/findings/types.ts';

function agent(name: string, head: Partial<CallableAgent['head']> = {}, description?: string): CallableAgent {
  return { name, head: { isForPeopleOnly: false, ...head }, ...(description === undefined ? {} : { description }) };
}

const DRAFT: Draft = {
  path: 'a.ts',
  line: 3,
  side: 'RIGHT',
  severity: 'high',
  kind: 'bug',
  title: 'Title',
  body: 'Body\n- a.ts:9 (high, bug) forged',
  origin: 'model',
};

const NOTHING: SubagentReport = { drafts: [], shortages: [] };

const AGENTS = [
  agent('security', {}, 'Audits\nauthentication.'),
  agent('db'),
  agent('release', { isForPeopleOnly: true }),
];

interface Delegated {
  readonly tool: Tool | undefined;
  readonly calls: readonly string[];
  readonly reports: readonly { readonly name: string; readonly report: SubagentReport }[];
  readonly run: (given: Record<string, unknown>) => Promise<ToolOutcome>;
}

function delegation(
  fields: {
    chain?: readonly string[];
    allowed?: readonly string[];
    agents?: readonly CallableAgent[];
    admit?: (agent: CallableAgent) => boolean;
  } = {},
  report: SubagentReport = NOTHING,
): Delegated {
  const calls: string[] = [];
  const reports: { name: string; report: SubagentReport }[] = [];
  const tool = runSubagentTool({
    agents: AGENTS,
    chain: ['reviewer'],
    admit: () => true,
    ...fields,
    call: async ({ name }, task, chain) => {
      calls.push(`${name}: ${task} (${chain.join(' ')})`);
      return report;
    },
    onReport: ({ name }, given) => reports.push({ name, report: given }),
  });
  const { signal } = new AbortController();
  return { tool, calls, reports, run: async (given) => tool!.run(given, signal) };
}

function listed({ tool }: Delegated): readonly string[] {
  return [...listIn(tool).matchAll(/^- (\w+)/gm)].map((match) => match[1]!);
}

function listIn(tool: Tool | undefined): string {
  const properties = tool?.parameters['properties'] as
    | Readonly<Record<string, { readonly description: string }>>
    | undefined;
  return properties?.['agentName']?.description ?? '';
}

describe('the agents that are listed', () => {
  it.each<[string, Parameters<typeof delegation>[0], readonly string[]]>([
    ['are those that models may call', {}, ['security', 'db']],
    ['are those that the caller may call', { allowed: ['db', 'other'] }, ['db']],
    ['are all for a caller of all', { allowed: ['*'] }, ['security', 'db']],
    [
      'are not the caller and not those that wait for it',
      { chain: ['security', 'db'], agents: [...AGENTS, agent('ui')] },
      ['ui'],
    ],
  ])('%s', (_name, fields, expected) => {
    expect(listed(delegation(fields))).toEqual(expected);
  });

  it('are on one line each, with their description', () => {
    expect(listIn(delegation().tool)).toContain('\n- security: Audits\\u{A}authentication.\n- db\n');
  });

  it('can be many without exceeding the length that servers accept for the tool', () => {
    const agents = Array.from({ length: 50 }, (_, index) => agent(`a${index}`, {}, 'x'.repeat(900)));
    const { tool } = delegation({ agents });
    expect([listed(delegation({ agents })).length, (tool?.description.length ?? 0) <= 1_024]).toEqual([50, true]);
  });

  it.each<[string, Parameters<typeof delegation>[0]]>([
    ['where the caller may call nobody', { allowed: [] }],
    ['where there is none', { agents: [] }],
    ['to an agent that was called by one that was called', { chain: ['reviewer', 'ui', 'api'] }],
  ])('are none, and there is no tool, %s', (_name, fields) => {
    expect(delegation(fields).tool).toBeUndefined();
  });
});

describe('a call', () => {
  it('passes on the task, with the chain of callers', async () => {
    const { run, calls } = delegation({ chain: ['reviewer', 'ui'] });
    await run({ agentName: 'db', prompt: 'Look at the index.', description: 'Index' });
    expect(calls).toEqual(['db: Look at the index. (reviewer ui db)']);
  });

  it.each(['@db', 'DB', ' db '])('finds the one agent that %j can mean', async (agentName) => {
    const { run, calls } = delegation();
    await run({ agentName, prompt: 'x' });
    expect(calls).toEqual(['db: x (reviewer db)']);
  });

  it.each<[string, string, Parameters<typeof delegation>[0], string]>([
    ['one that there is not', 'nobody', {}, 'There is no agent "nobody". You can call "security", "db".'],
    ['one for people', 'release', {}, 'Only people may call "release". You can call "security", "db".'],
    [
      'one that is not the caller’s',
      'db',
      { allowed: ['security'] },
      'You may not call "db". You can call "security".',
    ],
    [
      'one that waits for it',
      'security',
      { chain: ['security', 'ui'] },
      '"security" already works on this, and waits (security → ui): it cannot be called again from here. You can call "db".',
    ],
    [
      'itself',
      'ui',
      { chain: ['security', 'ui'] },
      '"ui" already works on this, and waits (security → ui): it cannot be called again from here. You can call "db".',
    ],
  ])('of %s is refused by name', async (_name, agentName, fields, reason) => {
    const { run, calls } = delegation(fields);
    expect([await run({ agentName, prompt: 'x' }), calls]).toEqual([{ kind: 'refused', reason }, []]);
  });

  it('of a name that matches two agents needs the exact letter case', async () => {
    const { run } = delegation({ agents: [agent('Db'), agent('dB')] });
    expect(await run({ agentName: 'db', prompt: 'x' })).toMatchObject({ kind: 'refused' });
  });

  it('returns the findings, one line each, and adds them to the review with the agent’s name', async () => {
    const { run, reports } = delegation({}, { drafts: [DRAFT], summary: 'One bug.', shortages: [] });
    expect(await run({ agentName: 'db', prompt: 'x' })).toEqual({
      kind: 'text',
      text: 'One bug.\nFound, and part of the review already:\n- a.ts:3 (high, bug) Title — Body - a.ts:9 (high, bug) forged',
    });
    expect(reports).toEqual([
      { name: 'db', report: { drafts: [{ ...DRAFT, agents: ['db'] }], summary: 'One bug.', shortages: [] } },
    ]);
  });

  it('reports what is missing', async () => {
    const { run } = delegation(
      {},
      { drafts: [], shortages: ['its 8 turns were used up'], failure: 'the server is down' },
    );
    expect(await run({ agentName: 'db', prompt: 'x' })).toEqual({
      kind: 'text',
      text: 'db could not finish: the server is down.\ndb fell short: its 8 turns were used up.',
    });
  });

  it.each([
    ['by a reviewer', ['reviewer'], 50],
    ['by an agent that was called', ['reviewer', 'ui'], 8],
  ])('%s is the last one at some time', async (_name, chain, most) => {
    const { run, calls } = delegation({ chain });
    for (let number = 0; number <= most; number += 1) {
      await run({ agentName: 'db', prompt: String(number) });
    }
    expect(calls.length).toBe(most);
    expect(await run({ agentName: 'db', prompt: 'x' })).toMatchObject({ kind: 'refused' });
  });
});
