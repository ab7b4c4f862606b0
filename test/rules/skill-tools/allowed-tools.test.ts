import { expect, it } from 'vitest';
import { readAllowedTools } from '../../../src/rules/skill-tools/allowed-tools.ts';
import { readFrontmatter } from '../../text/frontmatter/read-frontmatter.ts';
import { sourceText } from '../../../src/text/source-text.ts';

it.each([
  ['blanks', 'Read Grep', ['Read', 'Grep']],
  ['commas', 'Read,Grep , Glob', ['Read', 'Grep', 'Glob']],
  ['a list on one line', '[Read, "Grep"]', ['Read', 'Grep']],
  ['a list over several lines', '\n  - Read\n  - Bash(git log, git diff)', ['Read', 'Bash']],
  ['commas and spaces in parentheses', 'Bash(gh pr:*, gh api *), Read', ['Bash', 'Read']],
  ['a parenthesis that is not closed', 'Bash(git log Read', ['Bash', 'git', 'log', 'Read']],
  ['quotes', '"Read Grep"', ['Read', 'Grep']],
  ['names of a server', 'mcp__github__list Azure/docs', ['mcp__github__list', 'Azure/docs']],
  ['no text', '{ Read: true }', []],
  ['nothing', '', []],
])('reads %s', (_, value, names) => {
  const text = `---\nallowed-tools: ${value}\n---\n`;
  const tools = readAllowedTools({ text, frontmatter: readFrontmatter(sourceText('', text)) });
  expect(tools.map(({ name }) => name)).toEqual(names);
  expect(tools.map(({ range }) => text.slice(range.start, range.end))).toEqual(names);
});
