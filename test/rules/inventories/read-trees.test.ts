import { describe, expect, it } from 'vitest';
import { readTrees } from '../../../src/rules/inventories/read-trees.ts';
import { openText } from '../../../src/rules/reading/texts/checked-text.ts';

interface Read {
  readonly root: string;
  readonly paths: readonly string[];
  readonly doubtful: readonly string[];
}

async function treesOf(text: string): Promise<readonly Read[]> {
  return readTrees(await openText('agents-md', text, false)).map(({ root, entries }) => ({
    root,
    paths: entries.map(({ path }) => path),
    doubtful: entries.flatMap(({ path, isDoubtful }) => (isDoubtful ? [path] : [])),
  }));
}

describe('readTrees', () => {
  it.each([
    {
      name: 'reads folders in folders, without the words behind the names',
      text: '```\nsrc/\n├── api/\n│   ├── client.ts   # requests\n│   └── errors.ts\n└── main.ts\n```\n',
      trees: [{ root: 'src', paths: ['api', 'api/client.ts', 'api/errors.ts', 'main.ts'], doubtful: [] }],
    },
    {
      name: 'has no root below a dot',
      text: '```\n.\n├── a.ts\n└── b.ts\n```\n',
      trees: [{ root: '', paths: ['a.ts', 'b.ts'], doubtful: [] }],
    },
    {
      name: 'doubts names that stand for others, with what is in them, and files that are made; leaves out two names in a line',
      text: '```\n├── <name>/\n│   └── main.ts\n├── schema.ts  # generated\n├── a.ts, b.ts\n└── c.ts\n```\n',
      trees: [
        {
          root: '',
          paths: ['<name>', '<name>/main.ts', 'schema.ts', 'c.ts'],
          doubtful: ['<name>', '<name>/main.ts', 'schema.ts'],
        },
      ],
    },
    {
      name: 'reads two trees of a text',
      text: '```\n├── a.ts\n```\n\n```\n└── b.ts\n```\n',
      trees: [
        { root: '', paths: ['a.ts'], doubtful: [] },
        { root: '', paths: ['b.ts'], doubtful: [] },
      ],
    },
    { name: 'reads nothing outside of code blocks', text: '├── a.ts\n└── b.ts\n', trees: [] },
    { name: 'reads no tree that shows what to create', text: 'Create:\n\n```\n├── a.ts\n└── b.ts\n```\n', trees: [] },
    {
      name: 'reads lines that end in CRLF',
      text: '```\r\nsrc/\r\n├── a.ts\r\n└── b.ts\r\n```\r\n',
      trees: [{ root: 'src', paths: ['a.ts', 'b.ts'], doubtful: [] }],
    },
  ])('$name', async ({ text, trees }) => {
    expect(await treesOf(text)).toEqual(trees);
  });

  it('gives each name its place in the text', async () => {
    const text = '# Map\n\n```\nsrc/\n├── api/\n│   └── client.ts\n```\n';
    const [tree] = readTrees(await openText('agents-md', text, false));
    expect(tree?.entries.map(({ range }) => text.slice(range.start, range.end))).toEqual(['api/', 'client.ts']);
  });
});
