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
    ['the default reviewer alone where there are no agents', { base: {} }, [DEFAULT]],
    ['an agent beside it, for the files that its globs match', {}, [DEFAULT, 'dba: db/a.sql']],
    ['the default reviewer alone where nothing may be delegated', { delegate: 'never' }, [DEFAULT]],
    ['no matched agent where only orders delegate', { delegate: 'mandatory' }, [DEFAULT]],
    ['no more matched agents than are allowed', { maxAgents: 0 }, [DEFAULT]],
    [
      'an agent that instructions order, beside it, for the files of the order',
      { base: { ...BASE, ...ORDER }, delegate: 'mandatory' },
      [DEFAULT, 'guard: src/a.ts'],
    ],
    [
      'an ordered and a matched one, each for its files',
      { base: { ...BASE, ...ORDER } },
      [DEFAULT, 'guard: src/a.ts', 'dba: db/a.sql'],
    ],
    ['an agent that the message names, in its place', { message: '@dba, is this safe?' }, ['dba: db/a.sql src/a.ts']],
    [
      'a named agent, and beside it the one that instructions order',
      { base: { ...BASE, ...ORDER }, message: '@dba?' },
      ['dba: db/a.sql src/a.ts', 'guard: src/a.ts'],
    ],
    ['the one that an option names, in its place', { agent: 'guard' }, ['guard: db/a.sql src/a.ts']],
    [
      'the one that an option names, and beside it the one that instructions order',
      { base: { ...BASE, ...ORDER }, agent: 'dba' },
      ['dba: db/a.sql src/a.ts', 'guard: src/a.ts'],
    ],
    [
      'one that is named and ordered once',
      { base: { ...BASE, ...ORDER }, agent: 'guard' },
      ['guard: db/a.sql src/a.ts'],
    ],
    [
      'the default reviewer where the order is for files that did not change',
      { base: { ...BASE, ...ORDER }, head: { 'x.md': 'x\n' } },
      ['housestyle: x.md'],
    ],
    ['nobody but the default reviewer without a model', { isOffline: true }, [DEFAULT]],
  ])('%s', async (_name, scene, expected) => {
    expect(await reviewers(scene)).toEqual(expected);
  });

  it('the default reviewer alone where no file is under review', async () => {
    const { result } = await reviewScene({ base: BASE, head: { 'yarn.lock': 'x\n' } });
    expect([result.conclusion, result.usage.requests]).toEqual(['skipped', 0]);
  });
});

describe('who reviewed and why', () => {
  it.each<[string, Omit<ReviewScene, 'head'> & Partial<ReviewScene>, string]>([
    ['an agent named in the message', { message: '@guard' }, 'the message names it'],
    ['an agent that an option names', { agent: 'guard' }, 'the option `agent` names it'],
    ['an order', { base: { ...BASE, ...ORDER } }, '.github/copilot-instructions.md:1 delegates to it'],
  ])('says so of %s', async (_name, scene, why) => {
    const { result } = await reviewScene({ base: BASE, head: HEAD, ...scene });
    expect(result.reviewers.find(({ name }) => name === 'guard')?.why).toBe(why);
  });

  it('is told of those that did not review, too', async () => {
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

  it('does not blame an option that nobody set', async () => {
    const { result } = await reviewScene({ base: BASE, head: HEAD, agent: 'dba' });
    expect(result.idleAgents.map(({ reason }) => reason)).toEqual(['the option `agent` chooses who reviews']);
  });

  it('says what an agent asks for and cannot have', async () => {
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

  it('says what its authors suggest as next steps', async () => {
    const handoffs = 'handoffs:\n  - label: Fix it\n    agent: fixer\n    prompt: Fix what was found.\n    send: true';
    const base = { '.github/agents/a.agent.md': `---\nname: a\n${handoffs}\n---\nA.` };
    const { result } = await reviewScene({ base, head: HEAD, agent: 'a' });
    expect(result.reviewers[0]?.handoffs).toEqual([{ label: 'Fix it', agent: 'fixer', prompt: 'Fix what was found.' }]);
  });
});
