import { expect, it } from 'vitest';
import { readStatements } from '../../../src/guidelines/statements/statements.ts';
import { ALL_ON, openSwitches } from '../../../src/literal/switches/check-switches.ts';
import { sourceText } from '../../../src/text/source-text.ts';

const TEXT = `- Never use \`var\`.
<!-- housestyle-disable-next-line literal -- only in new code -->
- Never use \`any\`.
- Write \`<!-- housestyle-disable-line literal -->\` nowhere.
`;
const FRONTMATTER = '---\na: 1\n---\n';

function whyOff(switches: typeof ALL_ON, families: readonly string[] = ['uses']): readonly (string | undefined)[] {
  const source = sourceText('AGENTS.md', FRONTMATTER + TEXT);
  const origin = { kind: 'file' as const, source, offset: FRONTMATTER.length };
  const why = openSwitches({ content: { text: TEXT, path: 'AGENTS.md', origin } }, switches);
  return readStatements(2, TEXT).map((statement) => why(statement, families));
}

it('switches the statement below a comment off, and names the line of the comment in its file', () => {
  expect(whyOff(ALL_ON)).toEqual([undefined, 'switched off by the comment in line 5', undefined]);
});

it('switches all statements off', () => {
  expect(whyOff({ isOff: true, leftOut: [] })).toEqual(Array(3).fill('switched off by `literal-checks: off`'));
});

it('switches a statement off if all of its checks are of families that are left out', () => {
  const switches = { isOff: false, leftOut: ['uses'] };
  expect(whyOff(switches)[0]).toBe('switched off by `leave-out-checks: uses`');
  expect(whyOff(switches, ['uses', 'paths'])[0]).toBeUndefined();
});
