import { describe, expect, it } from 'vitest';
import { discoverCustomizations } from '../../src/customizations/discover.ts';
import { customizationReader } from '../../src/customizations/read-customization.ts';
import { customizationsIndex, type IndexInput } from '../../src/guidelines/customizations-index.ts';
import { selectInstructions } from '../../src/guidelines/instructions-for.ts';
import type { Purpose } from '../../src/guidelines/purpose.ts';
import { memoryWorkspace } from '../../src/workspace/memory.ts';

type Files = Readonly<Record<string, string>>;

const FOLDER = '.github/instructions';

async function indexOf(files: Files, more: Partial<IndexInput> = {}, purpose: Purpose = 'code-generation') {
  const sources = { repository: memoryWorkspace(files) };
  const customizations = await discoverCustomizations(sources);
  const { offered } = selectInstructions(customizations, 'code-generation', { paths: ['x.ts'] });
  return customizationsIndex(customizations, purpose, {
    offered,
    abilities: ['read-files', 'call-agents'],
    read: customizationReader(sources),
    ...more,
  });
}

function head(lines: string, text = 'Text'): string {
  return `---\n${lines}\n---\n${text}`;
}

function skill(name: string, lines: string): Files {
  return { [`.github/skills/${name}/SKILL.md`]: head(lines) };
}

function agent(name: string, lines: string): Files {
  return { [`.github/agents/${name}.agent.md`]: head(lines) };
}

describe('the index lists', () => {
  it('instructions of other files, with their description or globs', async () => {
    const { instructions, leftOut } = await indexOf({
      [`${FOLDER}/a.instructions.md`]: head('description: " In Python "\napplyTo: "**/*.py"'),
      [`${FOLDER}/b.instructions.md`]: head('description: When asked'),
      [`${FOLDER}/c.instructions.md`]: 'Nothing',
      [`${FOLDER}/here.instructions.md`]: head('applyTo: "**"'),
      'src/AGENTS.md': 'Text',
    });
    expect([instructions.described, leftOut]).toEqual([
      [
        { path: `${FOLDER}/a.instructions.md`, description: 'In Python', applyTo: '**/*.py' },
        { path: `${FOLDER}/b.instructions.md`, description: 'When asked' },
        { path: 'src/AGENTS.md', description: 'Instructions for the folder src' },
      ],
      [
        {
          source: `${FOLDER}/c.instructions.md`,
          reason: 'it has no `description` that says when to use it',
        },
      ],
    ]);
  });

  it('skills with a description that a model may call', async () => {
    const { skills, leftOut } = await indexOf({
      ...skill('a', 'name: a\ndescription: A'),
      ...skill('b', 'description: B'),
      ...skill('c', 'name: c'),
      ...skill('d', 'name: d\ndescription: D\ndisable-model-invocation: true'),
      ...skill('e', 'name: a\ndescription: E'),
      ...skill('f', 'description: [F'),
    });
    expect([
      skills.described.map(({ name }) => name),
      leftOut.map(({ source, reason }) => `${source}: ${reason}`),
    ]).toEqual([
      ['a', 'b'],
      [
        '.github/skills/c/SKILL.md: it has no `description` that says when to use it',
        '.github/skills/d/SKILL.md: `disable-model-invocation` reserves it for people',
        '.github/skills/e/SKILL.md: .github/skills/a/SKILL.md has the same name',
        expect.stringContaining('.github/skills/f/SKILL.md: its frontmatter cannot be read'),
      ],
    ]);
  });

  it('agents that a model may call', async () => {
    const { agents, leftOut } = await indexOf({
      ...agent('a', 'description: A\nargument-hint: a file'),
      ...agent('b', 'name: Bee\nuser-invocable: false'),
      ...agent('c', 'infer: false'),
      ...agent('d', 'infer: false\ndisable-model-invocation: false'),
      ...agent('e', 'target: vscode'),
    });
    expect([agents.described, leftOut.length]).toEqual([
      [
        { path: '.github/agents/a.agent.md', name: 'a', description: 'A', argumentHint: 'a file' },
        { path: '.github/agents/b.agent.md', name: 'Bee' },
        { path: '.github/agents/d.agent.md', name: 'd' },
      ],
      2,
    ]);
  });

  it.each([
    [['b'], ['b']],
    [['*'], ['a', 'b']],
    [[], []],
    [['a', 'c'], ['a']],
  ])('the agents that may be called, %j, and not the others', async (callable, expected) => {
    const files = {
      ...agent('a', 'name: a'),
      ...agent('b', 'name: b'),
      ...agent('c', 'disable-model-invocation: true'),
    };
    const { agents } = await indexOf(files, { callable });
    expect(agents.described.map(({ name }) => name)).toEqual(expected);
  });

  it.each<[Partial<IndexInput>, Purpose, readonly number[]]>([
    [{ abilities: [] }, 'code-generation', [0, 0, 0]],
    [{ abilities: ['read-files'] }, 'test-generation', [1, 1, 0]],
    [{ abilities: ['call-agents'] }, 'code-generation', [0, 0, 1]],
    [{}, 'commit-message', [0, 0, 0]],
    [{}, 'pull-request-description', [0, 0, 0]],
  ])('with %j for %s only usable entries', async (more, purpose, expected) => {
    const files = { 'src/AGENTS.md': 'A', ...skill('s', 'description: S'), ...agent('a', 'name: a') };
    const { instructions, skills, agents } = await indexOf(files, more, purpose);
    expect([instructions, skills, agents].map(({ described }) => described.length)).toEqual(expected);
  });
});

describe('in an index with many entries', () => {
  const many = (count: number, description: string): Files =>
    Object.assign(
      {},
      ...Array.from({ length: count }, (_, index) => skill(`skill-${index}`, `description: ${description}`)),
    );

  it('the first entries are described, further ones are named, and the others are counted and left out', async () => {
    const { skills, leftOut } = await indexOf(many(600, 'x'.repeat(1_000)));
    const lengths = skills.described.map(
      ({ name, description, path }) => name.length + description.length + path.length,
    );
    const total = lengths.reduce((a, b) => a + b, 0);
    const names = skills.named.join(', ').length;
    expect([total <= 15_000, total > 13_900, names <= 5_000, names > 4_980]).toEqual([true, true, true, true]);
    expect(skills.described.length + skills.named.length + skills.beyond.length).toBe(600);
    expect(leftOut.filter(({ reason }) => reason === 'the index is full').length).toBe(skills.beyond.length);
  });

  it('a description is cut at the same length as in VS Code, never inside a character', async () => {
    const { skills } = await indexOf(skill('s', `description: ${'x'.repeat(1_023)}😀`));
    expect(skills.described[0]?.description).toBe('x'.repeat(1_023));
  });
});
