import { describe, expect, it } from 'vitest';
import { dumpScene } from '../stage-dump.ts';

const FOLDER = '.github/agents';
const BASE = {
  [`${FOLDER}/keeper.agent.md`]: '---\nname: Door Keeper\ndescription: Keeps\n---\nYou keep the doors.',
  [`${FOLDER}/broken.agent.md`]: '---\nname: [a\n---\nYou break.',
};

describe('an agent requested by name', () => {
  it.each(['keeper', 'Door Keeper'])('is found as `%s`', async (agent) => {
    expect((await dumpScene({ base: BASE, agent })).agent).toBe('Door Keeper');
  });

  it.each<[string, string, string]>([
    ['misspelt', 'keper', 'Did you mean `keeper`?'],
    ['the name of its file', 'keeper.agent.md', 'Did you mean `Door Keeper`?'],
    ['its path', `${FOLDER}/keeper.agent.md`, 'Did you mean `Door Keeper`?'],
    ['a name unlike any other', 'somebody', 'The agents are `Door Keeper`, `broken`.'],
  ])('is not found by %s: the hint names the existing agents', async (_, agent, hint) => {
    await expect(dumpScene({ base: BASE, agent })).rejects.toMatchObject({
      message: `There is no agent \`${agent}\``,
      hint,
    });
  });

  it('is refused with the reason if it cannot be used', async () => {
    await expect(dumpScene({ base: BASE, agent: 'broken' })).rejects.toMatchObject({
      message: expect.stringContaining(`The agent \`broken\` in ${FOLDER}/broken.agent.md cannot be used: its front`),
      hint: 'Run `housestyle validate` to see where the problem is.',
    });
  });

  it('is refused with an explanation of how to write agents if there are none', async () => {
    await expect(dumpScene({ agent: 'keeper' })).rejects.toMatchObject({
      hint: 'The repository has no agents. An agent is a file such as `.github/agents/NAME.agent.md`.',
    });
  });
});

describe('a typed message', () => {
  it.each<[string, string, string]>([
    ['is refused if it begins with an agent that there is not', '@somebody look', 'The agents are `Door Keeper`.'],
    ['is refused with the agent that was probably meant', ' @keper: look at this', 'Did you mean `keeper`?'],
  ])('%s', async (_, typed, hint) => {
    await expect(dumpScene({ base: BASE, typed })).rejects.toMatchObject({ code: 'agent-not-found', hint });
  });

  it.each([
    ['an agent by its name of two words', '@Door Keeper look'],
    ['an agent that cannot be used', '@broken look'],
    ['a person further on', 'look at the part of @somebody'],
    ['an annotation in code', '`@Override` is missing'],
    ['a team', '@octo/leads look'],
    ['nobody', 'look'],
  ])('is taken if it names %s', async (_, typed) => {
    await expect(dumpScene({ base: BASE, typed })).resolves.toMatchObject({ agent: undefined });
  });
});
