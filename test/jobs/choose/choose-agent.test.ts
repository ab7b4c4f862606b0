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
