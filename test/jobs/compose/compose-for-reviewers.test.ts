import { describe, expect, it } from 'vitest';
import type { ModelRequest } from '../../../src/models/model.ts';
import { call, callsTools } from '../../agents/scripted-model.ts';
import { dumpOfScene, NOTHING, reviewScene, TOO_LONG, type ReviewScene } from '../stage-review.ts';

const HEAD = { 'db/a.sql': 'select 1;\n', 'src/a.ts': 'let x = 1;\n' };
const SKILL = { '.github/skills/sql/SKILL.md': '---\nname: sql\ndescription: How we write queries\n---\nWrite joins.' };

function agentOf(head: string, body = 'You review.'): Readonly<Record<string, string>> {
  return { '.github/agents/dba.agent.md': `---\nname: dba\n${head}\n---\n${body}` };
}

async function askedOf(who: string, scene: Partial<ReviewScene>): Promise<readonly ModelRequest[]> {
  const { asked } = await reviewScene({ head: HEAD, maxTurns: 3, ...scene });
  return asked.get(who) ?? [];
}

function textOf(request: ModelRequest | undefined): string {
  return request?.messages.map(({ content }) => content).join('\n') ?? '';
}

describe('the tools that a reviewer is offered', () => {
  const lookUps = [
    'read_file',
    'list_dir',
    'file_search',
    'grep_search',
    'semantic_search',
    'find_symbol',
    'find_usages',
    'get_changed_files',
  ];

  it.each<[string, Partial<ReviewScene>, readonly string[]]>([
    ['are all tools if it lists none', { base: agentOf('') }, lookUps],
    [
      'are the ones it lists, under any of their names',
      { base: agentOf('tools: [view, Grep]') },
      ['read_file', 'list_dir', 'grep_search'],
    ],
    ['are none if its list is empty', { base: agentOf('tools: []') }, []],
    ['are none if there is only one turn', { base: agentOf(''), maxTurns: 1 }, []],
    ['are none if it limits itself to one turn', { base: agentOf('maxTurns: 1') }, []],
    ['are none if the budget is small', { base: agentOf(''), budget: 12_000 }, []],
    ['include skills if there are any', { base: { ...agentOf(''), ...SKILL } }, [...lookUps, 'read_skill']],
    [
      'include the results of other tools if they were given',
      {
        base: agentOf(''),
        reports: [{ path: 'r.sarif', bytes: new TextEncoder().encode('{"version":"2.1.0","runs":[]}') }],
      },
      [...lookUps, 'get_errors'],
    ],
    [
      'include calling other agents if there are any',
      { base: { ...agentOf(''), '.github/agents/o.agent.md': '---\nname: o\ndescription: Other\n---\nO.' } },
      [...lookUps, 'runSubagent'],
    ],
    [
      'do not include calling agents if its list of agents is empty',
      { base: { ...agentOf('agents: []'), '.github/agents/o.agent.md': '---\nname: o\n---\nO.' } },
      lookUps,
    ],
    [
      'do not include calling agents if only instructions may delegate',
      { base: { ...agentOf(''), '.github/agents/o.agent.md': '---\nname: o\n---\nO.' }, delegate: 'mandatory' },
      lookUps,
    ],
  ])('%s', async (_name, scene, expected) => {
    const [request] = await askedOf('dba', { agent: 'dba', ...scene });
    expect((request?.tools ?? []).map(({ name }) => name).toSorted()).toEqual(expected.toSorted());
    expect(textOf(request).includes('look things up with the tools')).toBe(expected.length > 0);
  });

  it.each([
    ['include the skills that its prompt shows', 100_000, true],
    ['do not include skills, and its prompt shows none, in a small budget', 12_000, false],
  ])('%s', async (_name, budget, isShown) => {
    const [request] = await askedOf('housestyle', { base: SKILL, budget });
    expect(textOf(request).includes('How we write queries')).toBe(isShown);
  });

  it('do not include skills, and its prompt shows none, if a divided prompt leaves no room for tools', async () => {
    const base = { ...SKILL, 'AGENTS.md': 'Be kind.' };
    const head = { 'sql.ts': Array.from({ length: 900 }, (_, index) => `const v${index} = ${index};\n`).join('') };
    const [first, ...others] = await askedOf('housestyle', {
      base,
      head,
      budget: 41_500,
      models: { housestyle: (_request, index) => (index === 0 ? TOO_LONG : NOTHING) },
    });
    const without = others.filter(({ tools = [] }) => tools.length === 0);
    expect([textOf(first).includes('How we write queries'), without.length > 0]).toEqual([true, true]);
    expect(without.filter((request) => textOf(request).includes('How we write queries'))).toEqual([]);
  });

  it('are removed if its prompt fits only without them', async () => {
    const base = agentOf('', 'You review. '.repeat(1_900));
    const requests = await askedOf('dba', { base, agent: 'dba', budget: 32_000 });
    expect(requests.map(({ tools = [] }) => tools.length)).toEqual([0]);
  });
});

describe('an agent gets', () => {
  it('only the guidelines of its files', async () => {
    const base = {
      ...agentOf('description: Reviews queries\napplyTo: "db/**"'),
      'AGENTS.md': 'Be kind.',
      '.github/instructions/sql.instructions.md': '---\napplyTo: "**/*.sql"\n---\nUse joins.',
      '.github/instructions/ts.instructions.md': '---\napplyTo: "**/*.ts"\n---\nUse const.',
    };
    const [request] = await askedOf('dba', { base });
    expect(
      ['Be kind.', 'Use joins.', 'Use const.', '+select 1;', '+let x = 1;'].filter((one) =>
        textOf(request).includes(one),
      ),
    ).toEqual(['Be kind.', 'Use joins.', '+select 1;']);
  });

  it('the question that somebody asks', async () => {
    const [request] = await askedOf('dba', { base: agentOf(''), message: '@dba, look at the locks' });
    expect(textOf(request)).toContain('look at the locks');
  });

  it('the model that it requests, or a note if that model is not available', async () => {
    const base = agentOf('model: best');
    const { result } = await reviewScene({
      base,
      head: HEAD,
      agent: 'dba',
      ownModels: { dba: { model: 'second', note: 'it asks for `best`' } },
    });
    expect(result.reviewers).toMatchObject([{ model: 'p:second', notes: ['it asks for `best`'] }]);
  });

  it("its caller's model if it does not request one", async () => {
    const base = { ...agentOf('model: best'), '.github/agents/o.agent.md': '---\nname: o\n---\nO.' };
    const { result } = await reviewScene({
      base,
      head: HEAD,
      agent: 'dba',
      maxTurns: 3,
      ownModels: { dba: { model: 'second' } },
      models: { dba: [callsTools(call('runSubagent', { agentName: 'o', prompt: 'x' })), NOTHING] },
    });
    expect(result.reviewers.map(({ name, model }) => [name, model])).toEqual([
      ['dba', 'p:second'],
      ['o', 'p:second'],
    ]);
  });
});

describe('a dump shows what a review sends', () => {
  const base = {
    ...agentOf('description: Reviews queries\napplyTo: "db/**"\ntools: [read, search]'),
    ...SKILL,
    'AGENTS.md': 'Be kind.',
    '.github/agents/o.agent.md': '---\nname: o\ndescription: Other\n---\nO.',
  };

  it.each<[string, Partial<ReviewScene>]>([
    ['with agents and tools', {}],
    ['to an agent that the message names', { message: '@o, please' }],
    ['without tools', { maxTurns: 1 }],
    [
      'in many requests',
      { head: { 'db/a.sql': 'select 1;\n'.repeat(900), 'src/a.ts': 'x;\n'.repeat(900) }, budget: 40_000 },
    ],
  ])('%s', async (_name, fields) => {
    const scene = { base, head: HEAD, maxTurns: 3, ...fields };
    const { asked } = await reviewScene(scene);
    const { requests } = await dumpOfScene(scene);
    const drawn = ({ messages, tools = [] }: Pick<ModelRequest, 'messages' | 'tools'>) =>
      JSON.stringify([messages, tools.map(({ name }) => name)]);
    const dumped = requests.map(({ messages, tools = [] }) => JSON.stringify([messages, tools]));
    expect(dumped.toSorted()).toEqual([...asked.values()].flat().map(drawn).toSorted());
    expect(requests.length).toBeGreaterThan(0);
  });

  it('and it names the agents that a review would not ask', async () => {
    const { leftOut } = await dumpOfScene({ base, head: HEAD, maxTurns: 3 });
    expect(leftOut.map(({ source }) => source)).toContain('.github/agents/o.agent.md');
  });
});
