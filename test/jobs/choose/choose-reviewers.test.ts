import { describe, expect, it } from 'vitest';
import { reviewScene, type ReviewScene } from '../stage-review.ts';

const BASE = {
  '.github/agents/dba.agent.md':
    '---\nname: dba\ndescription: Reviews queries\napplyTo: "db/**"\n---\nYou know tables.',
  '.github/agents/guard.agent.md': '---\nname: guard\ndescription: Looks at doors\ntools: []\n---\nYou guard.',
};
const ORDER = {
  '.github/copilot-instructions.md': 'Changes under `src/` must be delegated to `guard`.',
};
const HEAD = { 'db/a.sql': 'select 1;\n', 'src/a.ts': 'one\n' };

async function reviewers(scene: Omit<ReviewScene, 'head'> & Partial<ReviewScene>): Promise<readonly string[]> {
  const { chosen } = await reviewScene({ base: BASE, head: HEAD, ...scene });
  return chosen.reviewers.map(({ name, files }) => `${name}: ${files.map(({ path }) => path).join(' ')}`);
}

const DEFAULT = 'housestyle: db/a.sql src/a.ts';

describe('a change is reviewed by', () => {
  it.each<[string, Omit<ReviewScene, 'head'> & Partial<ReviewScene>, readonly string[]]>([
    ['the default reviewer alone if there are no agents', { base: {} }, [DEFAULT]],
    ['the default reviewer, and an agent for the files that its globs match', {}, [DEFAULT, 'dba: db/a.sql']],
    ['the default reviewer alone if delegation is off', { delegate: 'never' }, [DEFAULT]],
    ['no matched agent if only instructions may delegate', { delegate: 'mandatory' }, [DEFAULT]],
    ['no more matched agents than the limit allows', { maxAgents: 0 }, [DEFAULT]],
    [
      'the default reviewer, and an agent that instructions require, for the files they name',
      { base: { ...BASE, ...ORDER }, delegate: 'mandatory' },
      [DEFAULT, 'guard: src/a.ts'],
    ],
    [
      'a required agent and a matched agent, each for its own files',
      { base: { ...BASE, ...ORDER } },
      [DEFAULT, 'guard: src/a.ts', 'dba: db/a.sql'],
    ],
    [
      'an agent that the message names, instead of the default reviewer',
      { message: '@dba, is this safe?' },
      ['dba: db/a.sql src/a.ts'],
    ],
    [
      'an agent that the message names, and the agent that instructions require',
      { base: { ...BASE, ...ORDER }, message: '@dba?' },
      ['dba: db/a.sql src/a.ts', 'guard: src/a.ts'],
    ],
    [
      'the agent that an option names, instead of the default reviewer',
      { agent: 'guard' },
      ['guard: db/a.sql src/a.ts'],
    ],
    [
      'the agent that an option names, and the agent that instructions require',
      { base: { ...BASE, ...ORDER }, agent: 'dba' },
      ['dba: db/a.sql src/a.ts', 'guard: src/a.ts'],
    ],
    [
      'an agent once, if it is both named and required',
      { base: { ...BASE, ...ORDER }, agent: 'guard' },
      ['guard: db/a.sql src/a.ts'],
    ],
    [
      'the default reviewer if the instructions require an agent only for unchanged files',
      { base: { ...BASE, ...ORDER }, head: { 'x.md': 'x\n' } },
      ['housestyle: x.md'],
    ],
    ['the default reviewer alone if there is no model', { isOffline: true }, [DEFAULT]],
  ])('%s', async (_name, scene, expected) => {
    expect(await reviewers(scene)).toEqual(expected);
  });

  it('the default reviewer alone if no file is under review', async () => {
    const { result } = await reviewScene({ base: BASE, head: { 'yarn.lock': '# x\n' } });
    expect([result.conclusion, result.usage.requests]).toEqual(['skipped', 0]);
  });
});

describe('the list of reviewers and reasons', () => {
  it.each<[string, Omit<ReviewScene, 'head'> & Partial<ReviewScene>, string]>([
    ['an agent named in the message', { message: '@guard' }, 'the message names it'],
    ['an agent that an option names', { agent: 'guard' }, 'the option `agent` names it'],
    [
      'an agent that instructions require',
      { base: { ...BASE, ...ORDER } },
      '.github/copilot-instructions.md:1 delegates to it: it names these paths',
    ],
  ])('gives the reason for %s', async (_name, scene, why) => {
    const { result } = await reviewScene({ base: BASE, head: HEAD, ...scene });
    expect(result.reviewers.find(({ name }) => name === 'guard')?.why).toBe(why);
  });

  it('includes the agents that did not review', async () => {
    const { result } = await reviewScene({ base: { ...BASE, '.github/agents/x.agent.md': '---\n---\n' }, head: HEAD });
    expect(result.idleAgents).toEqual([
      {
        name: 'guard',
        source: '.github/agents/guard.agent.md',
        reason: 'its name and description do not say that it reviews code or is an expert on a subject',
      },
      { name: 'x', source: '.github/agents/x.agent.md', reason: 'it has no text below its frontmatter' },
    ]);
  });

  it('does not mention an option that is not set', async () => {
    const { result } = await reviewScene({ base: BASE, head: HEAD, agent: 'dba' });
    expect(result.idleAgents.map(({ reason }) => reason)).toEqual(['the option `agent` chooses who reviews']);
  });

  it('names the tools that an agent requests and does not get', async () => {
    const base = { '.github/agents/a.agent.md': '---\nname: a\ntools: [edit, read, frobnicate]\nmaxTurns: x\n---\nA.' };
    const { result } = await reviewScene({ base, head: HEAD, agent: 'a' });
    expect(result.reviewers).toMatchObject([
      {
        unavailableTools: [
          { name: 'edit', reason: 'a review changes no file' },
          { name: 'frobnicate', reason: 'no program that reads agents has a tool of this name, as far as is known' },
        ],
        notes: ['`maxTurns` is a string, not a whole number of at least 1, and is ignored'],
      },
    ]);
  });

  it('lists the next steps that the authors of an agent suggest', async () => {
    const handoffs = 'handoffs:\n  - label: Fix it\n    agent: fixer\n    prompt: Fix what was found.\n    send: true';
    const base = { '.github/agents/a.agent.md': `---\nname: a\n${handoffs}\n---\nA.` };
    const { result } = await reviewScene({ base, head: HEAD, agent: 'a' });
    expect(result.reviewers[0]?.handoffs).toEqual([{ label: 'Fix it', agent: 'fixer', prompt: 'Fix what was found.' }]);
  });
});
