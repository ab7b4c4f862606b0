import { expect, test } from 'vitest';
import { MCP_RULES } from '../../../src/rules/mcp/index.ts';
import { openText } from '../../../src/rules/reading/texts/checked-text.ts';
import type { OptionValues } from '../../../src/rules/types.ts';

const NO_OPTIONS: OptionValues = { integer: () => 0, boolean: () => false, list: () => [] };

/** For each finding: the rule's id without its first word, and the text that it reports. */
async function reportsOn(servers: string): Promise<readonly string[]> {
  const text = `---\nmcp-servers:\n${servers}\n---\nText`;
  const checked = await openText('agent', text, false);
  const found: string[] = [];
  for (const rule of MCP_RULES) {
    if (rule.scope === 'text') {
      rule.check(
        checked,
        ({ start, end }) => found.push(`${rule.id.replace('mcp-', '')} ${text.slice(start, end)}`),
        NO_OPTIONS,
      );
    }
  }
  return found;
}

test('an unknown type and a missing list are reported at their keys if they have no value', async () => {
  expect(await reportsOn('  tracker:\n    type:\n    command: tracker\n    args: []\n    tools:')).toEqual([
    'server-type type',
    'tools-required tools',
  ]);
});
