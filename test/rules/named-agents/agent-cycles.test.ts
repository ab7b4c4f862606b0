import { describe, expect, it } from 'vitest';
import { findCycles } from '../../../src/rules/named-agents/agent-cycles.ts';
import { agentDirectory, type AgentInFile } from '../../../src/rules/reading/agents/agent-references.ts';

const NOWHERE = { start: 0, end: 0 };

function agent(name: string, ...calls: readonly string[]): AgentInFile {
  const agents = calls.map((called) => ({ agent: called, range: NOWHERE, sends: true }));
  return {
    file: {
      path: `.github/agents/${name}.agent.md`,
      kind: 'agent',
      level: 'repository',
      root: '',
      standing: 'in-place',
      clients: ['vscode'],
      name,
    },
    fact: { nameRange: NOWHERE, handoffs: [], agents },
  };
}

function cyclesOf(agents: readonly AgentInFile[]): readonly string[] {
  const found = findCycles(agents, agentDirectory(agents), ({ fact }) => fact.agents);
  return found.map(({ from, to }) => `${from.file.name} ${to.file.name}`);
}

describe('circles of agents', () => {
  it.each([
    ['a chain is not a circle', [agent('a', 'b'), agent('b', 'c'), agent('c')], []],
    ['two agents', [agent('a', 'b'), agent('b', 'a')], ['a b', 'b a']],
    [
      'three agents, and what leads to them',
      [agent('a', 'b'), agent('b', 'c'), agent('c', 'a'), agent('d', 'a')],
      ['a b', 'b c', 'c a'],
    ],
    [
      'two ways to one agent are not a circle',
      [agent('a', 'b', 'c'), agent('b', 'd'), agent('c', 'd'), agent('d')],
      [],
    ],
    ['an agent that calls itself is not a circle', [agent('a', 'a')], []],
    ['an agent that does not exist', [agent('a', 'x'), agent('b', 'a')], []],
    [
      'two circles that one edge joins',
      [agent('a', 'b'), agent('b', 'a', 'c'), agent('c', 'd'), agent('d', 'c')],
      ['a b', 'b a', 'c d', 'd c'],
    ],
  ] as const)('%s', (_, agents, expected) => {
    expect(cyclesOf(agents)).toEqual(expected);
  });

  it('may contain all agents, but only a limited number of references is reported', () => {
    const count = 20_000;
    const agents = Array.from({ length: count }, (_, at) => agent(`a${String(at)}`, `a${String((at + 1) % count)}`));
    expect(cyclesOf(agents)).toHaveLength(500);
  });
});
