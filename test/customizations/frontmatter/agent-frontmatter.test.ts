import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAgent, type AgentHead } from '../../../src/customizations/frontmatter/agent-frontmatter.ts';
import { sourceText } from '../../../src/text/source-text.ts';

async function headOf(yaml: string): Promise<AgentHead> {
  return (await readAgent(sourceText('a.agent.md', `---\n${yaml}\n---\nLook.`))).head;
}

const EMPTY: AgentHead = {
  isForPeopleOnly: false,
  isUserInvocable: true,
  globs: [],
  disallowedTools: [],
  models: [],
  handoffs: [],
  faults: [],
};

describe("an agent's frontmatter", () => {
  it.each<[string, string, Partial<AgentHead>]>([
    ['without keys has all tools and agents', 'x: y', {}],
    ['has tools as a list', "tools: ['read', 'search/codebase']", { tools: ['read', 'search/codebase'] }],
    ['has tools as a text with commas', 'tools: read, "a, b"', { tools: ['read', 'a, b'] }],
    ['has no tools with an empty list', 'tools: []', { tools: [] }],
    ['ignores tools that are not texts', 'tools: [read, 3, {}]', { tools: ['read'] }],
    ['treats a key without a value as missing', 'tools:\nmodel:', {}],
    ['has one model', 'model: GPT-5 (copilot)', { models: ['GPT-5 (copilot)'] }],
    ['has an empty text as its model', "model: ' '", {}],
    ['has models in order', 'model: [a, {name: b, reasoning-effort: high}, 3]', { models: ['a', 'b'] }],
    ['has the models of the Copilot CLI after it', 'model: a\nmodels: [b, c]', { models: ['a', 'b', 'c'] }],
    ['reads `inherit` as no model', 'model: inherit', {}],
    ['may call agents', 'agents: [a, b]', { agents: ['a', 'b'] }],
    ['may call none', 'agents: []', { agents: [] }],
    ['may call all', "agents: '*'", {}],
    ['may call all with a list', "agents: ['*']", {}],
    [
      'may have handoffs',
      'handoffs:\n  - {label: Go on, agent: b, prompt: Do it, send: true, model: m}',
      { handoffs: [{ label: 'Go on', agent: 'b', prompt: 'Do it', send: true, model: 'm' }] },
    ],
    [
      'may have handoffs without a label or prompt',
      'handoffs:\n  - agent: b',
      { handoffs: [{ label: 'b', agent: 'b', send: false }] },
    ],
    ['cannot be called by people', 'user-invocable: false', { isUserInvocable: false }],
    ['cannot be called by people with the old spelling', 'user-invokable: false', { isUserInvocable: false }],
    ['can be called by people only', 'disable-model-invocation: true', { isForPeopleOnly: true }],
    ['can be called by people only with the retired key', 'infer: false', { isForPeopleOnly: true }],
    ['prefers the new key to the retired one', 'infer: false\ndisable-model-invocation: false', {}],
    ['forbids tools', 'disallowedTools: Edit, Write', { disallowedTools: ['Edit', 'Write'] }],
    ['has a number of turns', 'maxTurns: 7', { maxTurns: 7 }],
    ['has globs in one text', 'applyTo: "**/*.ts,src/{a,b}/**"', { globs: ['**/*.ts', 'src/{a,b}/**'] }],
    ['has globs in a list', 'paths: ["*.sql", "db/**"]', { globs: ['*.sql', 'db/**'] }],
  ])('%s', async (_name, yaml, expected) => {
    expect(await headOf(yaml)).toEqual({ ...EMPTY, ...expected });
  });

  it.each([
    ['tools: 3', '`tools` is a number, not a list of names, and is ignored'],
    ['model: {name: a}', '`model` is a map, not a name or a list of names, and is ignored'],
    ['agents: true', '`agents` is a boolean, not a list of names, and is ignored'],
    ['maxTurns: 0', '`maxTurns` is a number, not a whole number of at least 1, and is ignored'],
    ['handoffs: go', '`handoffs` is a string, not a list of maps with `agent`, and is ignored'],
    ['handoffs: [{label: x}, {agent: b}]', '`handoffs` has an entry without `agent`, which is ignored'],
    ['infer: "false"', '`infer` is a string, not `true` or `false`, and is ignored'],
    ['description: [a]', '`description` is a list, not a text, and is ignored'],
    ['applyTo: {a: b}', '`applyTo` is a map, not globs, and is ignored'],
  ])('reports that `%s` cannot be used', async (yaml, fault) => {
    expect((await headOf(yaml)).faults).toEqual([fault]);
  });

  it('is read with any values', async () => {
    const key = fc.constantFrom(
      'name',
      'tools',
      'model',
      'models',
      'agents',
      'handoffs',
      'maxTurns',
      'applyTo',
      'paths',
      'infer',
      'target',
      'user-invocable',
      '__proto__',
    );
    await fc.assert(
      fc.asyncProperty(fc.dictionary(key, fc.jsonValue()), async (values) => {
        const yaml = Object.entries(values).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
        await headOf(yaml.join('\n'));
      }),
    );
  });
});
