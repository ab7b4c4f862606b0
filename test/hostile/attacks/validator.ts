import type { Attack, Threat } from '../attack.ts';

const deep = (open: string, close: string, levels: number): string => open.repeat(levels) + close.repeat(levels);
const bomb = [
  'a: &a ["x","x","x","x","x","x","x","x","x"]',
  ...[...'bcdefghi'].map((name, index) => {
    const before = 'abcdefgh'.charAt(index);
    return `${name}: &${name} [${Array.from({ length: 9 }, () => `*${before}`).join(',')}]`;
  }),
].join('\n');

/** Files that a reader could choke on. */
const FILES: readonly (readonly [what: string, path: string, text: string])[] = [
  [
    'aliases that multiply',
    '.github/instructions/v1.instructions.md',
    `---\n${bomb}\napplyTo: "**"\n---\n\nBe kind.\n`,
  ],
  ['an alias of itself', '.github/instructions/v2.instructions.md', '---\napplyTo: &a [*a]\n---\n\nBe kind.\n'],
  [
    'lists in lists, 10,000 deep',
    '.github/instructions/v3.instructions.md',
    `---\napplyTo: ${deep('[', ']', 10_000)}\n---\n\nBe kind.\n`,
  ],
  [
    'frontmatter that is code',
    '.github/instructions/v4.instructions.md',
    '---js\nrequire("fs").writeFileSync("ran","1")\n---\n\nBe kind.\n',
  ],
  [
    'frontmatter that is CoffeeScript',
    '.github/instructions/v5.instructions.md',
    '---coffee\nprocess.exit 9\n---\n\nBe kind.\n',
  ],
  [
    'a tag that makes a function',
    '.github/instructions/v6.instructions.md',
    '---\napplyTo: !!js/function "function(){process.exit(9)}"\n---\n\nBe kind.\n',
  ],
  [
    'a tag that makes an expression',
    '.github/instructions/v7.instructions.md',
    '---\napplyTo: !!js/regexp /(a+)+$/\n---\n\nBe kind.\n',
  ],
  [
    'a key that is the prototype',
    '.github/instructions/v8.instructions.md',
    '---\n__proto__: {applyTo: "**"}\nconstructor: 1\n---\n\nBe kind.\n',
  ],
  [
    'a glob with braces in braces',
    '.github/instructions/v9.instructions.md',
    `---\napplyTo: "${'{a,b}'.repeat(30)}"\n---\n\nBe kind.\n`,
  ],
  [
    'a glob that backtracks',
    '.github/instructions/v10.instructions.md',
    `---\napplyTo: "${'*a'.repeat(60)}b"\n---\n\nBe kind.\n`,
  ],
  [
    'a glob with a range of numbers',
    '.github/instructions/v11.instructions.md',
    '---\napplyTo: "{1..999999999}"\n---\n\nBe kind.\n',
  ],
  [
    'one line of a megabyte',
    '.github/instructions/v12.instructions.md',
    `---\napplyTo: "**"\n---\n\n${'[a](b '.repeat(160_000)}\n`,
  ],
  [
    'quotes in quotes, 20,000 deep',
    '.github/instructions/v13.instructions.md',
    `---\napplyTo: "**"\n---\n\n${'>'.repeat(20_000)} a\n`,
  ],
  [
    'lists in lists of Markdown',
    '.github/instructions/v14.instructions.md',
    `---\napplyTo: "**"\n---\n\n${'- '.repeat(5_000)}a\n`,
  ],
  [
    'brackets without an end',
    '.github/instructions/v15.instructions.md',
    `---\napplyTo: "**"\n---\n\n${'['.repeat(50_000)}\n`,
  ],
  [
    'emphasis without an end',
    '.github/instructions/v16.instructions.md',
    `---\napplyTo: "**"\n---\n\n${'*a_ '.repeat(30_000)}\n`,
  ],
  ['no end of frontmatter', '.github/instructions/v17.instructions.md', `---\n${'a: 1\n'.repeat(20_000)}`],
  ['a NUL', '.github/instructions/v18.instructions.md', '---\napplyTo: "**"\n---\n\nBe\0kind.\n'],
  ['settings that are 20,000 deep', '.vscode/settings.json', `{"a":${deep('[', ']', 20_000)}}\n`],
  [
    'hooks that are 20,000 deep',
    '.github/hooks/deep.json',
    `{"hooks":${deep('{"a":', '1', 20_000).replaceAll('11', '1')}}\n`,
  ],
  ['a key twice', '.vscode/mcp.json', '{"servers":{},"servers":{"__proto__":{"command":"x"}}}\n'],
  ['a file that imports itself', 'CLAUDE.md', '@CLAUDE.md\n@./CLAUDE.md\n@../../etc/passwd\n'],
  ['files that import each other', 'AGENTS.md', '@docs/one.md\n'],
  [
    'an agent with a name of a megabyte',
    '.github/agents/long.agent.md',
    `---\nname: ${'n'.repeat(1_000_000)}\n---\n\nBe kind.\n`,
  ],
  [
    '10,000 links that lead nowhere',
    '.github/prompts/links.prompt.md',
    `---\ndescription: Links\n---\n\n${'[a](./none.md)\n'.repeat(10_000)}`,
  ],
  [
    'a link out of the repository',
    '.github/prompts/out.prompt.md',
    '---\ndescription: Out\n---\n\n[a](../../../../../../etc/passwd) #file:/etc/passwd\n',
  ],
  ['a number as a name', '.claude/agents/number.md', '---\nname: 1e999\ndescription: [1, {a: 2}]\n---\n\nBe kind.\n'],
];

/** The command reads the disk, on which a sparse checkout has a part of the files. */
const SPARSE: Attack = {
  tries: 'The clone is a sparse checkout without the instruction files',
  by: 'author',
  scene: 'validated',
  alone: true,
  brings: {
    base: { 'AGENTS.md': 'Be kind.\n', 'sparse/a.md': 'Words.\n' },
    clone: { calls: [['sparse-checkout', 'set', '--no-cone', '/sparse/']] },
  },
  says: { terminal: /Not read: [^]*`AGENTS\.md`[^]*sparse checkout/ },
};

export const VALIDATOR: Threat = {
  id: 'validator',
  title: 'Instruction files that a reader chokes on',
  threat:
    'A customization file multiplies, nests or runs when it is read, so that the run hangs, crashes or does what it says.',
  defence:
    'Frontmatter is data: no engine runs, no tag makes an object, aliases and depth have limits. What cannot be read is a problem of that file, and the others are checked.',
  attacks: [
    ...FILES.map(([what, path, text]): Attack => ({
      tries: `A customization file has ${what}`,
      by: 'author',
      scene: 'validated',
      brings: {
        base: {
          [path]: text,
          ...(path === 'AGENTS.md' ? { 'docs/one.md': '@two.md\n', 'docs/two.md': '@one.md\n' } : {}),
        },
      },
      never: { terminal: ['internal error', 'root:x:0', 'RangeError', 'Maximum call stack'], files: 'ran' },
      says: { terminal: '.github/prompts/ordinary.prompt.md' },
    })),
    SPARSE,
  ],
};
