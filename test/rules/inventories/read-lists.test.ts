import { describe, expect, it } from 'vitest';
import { readLists } from '../../../src/rules/inventories/read-lists.ts';
import { openText } from '../../../src/rules/reading/texts/checked-text.ts';

async function listsOf(text: string): Promise<readonly { title: string; labels: readonly string[]; size: number }[]> {
  return readLists(await openText('agents-md', text, false)).map(({ title, entries, size }) => ({
    title,
    labels: entries.map(({ label }) => label),
    size,
  }));
}

describe('readLists', () => {
  it.each([
    {
      name: 'reads names in code, in bold type and in links',
      text: '## Skills\n\n- `deploy`: deploys\n- **review** - reviews\n* [notes](notes/SKILL.md): writes\n',
      lists: [{ title: 'Skills', labels: ['deploy', 'review', 'notes/SKILL.md'], size: 3 }],
    },
    {
      name: 'reads the first column of a table, behind a column of numbers',
      text: 'All agents:\n\n| # | Agent |\n|---|---|\n| 1 | `planner` |\n| 2 | `tester` |\n| 3 | `writer` |\n',
      lists: [{ title: 'All agents:', labels: ['planner', 'tester', 'writer'], size: 4 }],
    },
    {
      name: 'leaves out entries below other entries, and counts those without a name',
      text: '## Skills\n\n- `deploy`\n  - `staging`\n- something else\n- `review`\n- `write`\n',
      lists: [{ title: 'Skills', labels: ['deploy', 'review', 'write'], size: 4 }],
    },
    {
      name: 'ends a list at the next paragraph, and leaves out lists of fewer than three names',
      text: 'Skills:\n\n- `deploy`\n- `review`\n- `write`\n\nThe others:\n\n- `sign`\n- `send`\n',
      lists: [{ title: 'Skills:', labels: ['deploy', 'review', 'write'], size: 3 }],
    },
    {
      name: 'counts titles in bold type, which are no names',
      text: '## Steps\n\n- **First step**: build\n- **Second step**: test\n- `deploy <target>`\n- **ship**\n',
      lists: [{ title: 'Steps', labels: ['deploy <target>', 'ship'], size: 4 }],
    },
    { name: 'reads nothing in a code block', text: '```md\n- `deploy`\n- `review`\n- `write`\n```\n', lists: [] },
    {
      name: 'reads lines that end in CRLF',
      text: '## Skills\r\n\r\n- `deploy`: deploys\r\n- `review`\r\n- `write`\r\n',
      lists: [{ title: 'Skills', labels: ['deploy', 'review', 'write'], size: 3 }],
    },
  ])('$name', async ({ text, lists }) => {
    expect(await listsOf(text)).toEqual(lists);
  });

  it('gives each name its place in the text', async () => {
    const text = '# Parts\n\n1. **deploy**: deploys\n2. `review`\n3. `write`\n';
    const [list] = readLists(await openText('agents-md', text, false));
    expect(list?.entries.map(({ range }) => text.slice(range.start, range.end))).toEqual(['deploy', 'review', 'write']);
  });
});
