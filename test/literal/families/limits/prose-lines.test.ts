import { expect, it } from 'vitest';
import { compileText, findInChange } from '../run-statement.ts';

const words = (count: number): string => 'word '.repeat(count).trimEnd();
const CHECKS = compileText('# Markdown\n\n- Wrap lines at 60 characters\n', 'limits');

it.each<readonly [name: string, line: string, isFound: boolean]>([
  ['a long line', words(20), true],
  ['a long item', `- ${words(20)}`, true],
  ['a short line', words(11), false],
  ['a heading', `# ${words(20)}`, false],
  ['a row of a table', `| ${words(10)} | ${words(10)} |`, false],
  ['an address', `${words(5)} https://example.com/${'a'.repeat(60)}`, false],
  ['one long word', 'w'.repeat(90), false],
  ['code', `\`\`\`\n${words(20)}\n\`\`\``, false],
])('%s', async (_name, line, isFound) => {
  const found = await findInChange(CHECKS, { path: 'docs/a.md', head: `${line}\n` });
  expect(found).toEqual(isFound ? [`1 a line of ${line.length} characters`] : []);
});

it('names the documents in the sentence', async () => {
  const checks = compileText('Keep markdown lines <= 60 characters.', 'limits');
  expect(await findInChange(checks, { path: 'a.md', head: `${words(20)}\n` })).toHaveLength(1);
});
