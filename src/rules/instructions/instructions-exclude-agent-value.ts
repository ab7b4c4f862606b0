import { EXCLUDABLE_AGENTS } from '../../customizations/frontmatter/excludable-agents.ts';
import { describeType } from '../../text/shown/describe-type.ts';
import { editsUpTo } from '../../text/near-misses.ts';
import { error } from '../effects.ts';
import type { TextRule } from '../types.ts';
import { GITHUB_INSTRUCTIONS } from '../reading/reports/documentation.ts';
import { findEntryRange } from '../reading/frontmatter/instructions-frontmatter.ts';
import { quote } from '../../text/shown/quote.ts';

export const instructionsExcludeAgentValue: TextRule = {
  id: 'instructions-exclude-agent-value',
  scope: 'text',
  kinds: ['path-instructions'],
  looksFor: { keys: ['excludeAgent'] },
  description: '`excludeAgent` names an agent that does not exist',
  effects: [error(['github'], 'github.com knows only `code-review` and `cloud-agent`, so both still read the file.')],
  source: GITHUB_INSTRUCTIONS,
  check(text, report) {
    const { frontmatter } = text;
    const value = frontmatter.data['excludeAgent'];
    if (value === undefined || value === null || value === '') {
      return;
    }
    const values: readonly unknown[] = Array.isArray(value) ? value.slice(0, MAX_VALUES) : [value];
    for (const [index, name] of values.entries()) {
      if (typeof name !== 'string' || !Object.hasOwn(EXCLUDABLE_AGENTS, name.trim())) {
        const range = Array.isArray(value) ? frontmatter.rangeOf(['excludeAgent', index]) : undefined;
        report(range ?? findEntryRange(text, 'excludeAgent'), {
          message:
            typeof name === 'string'
              ? `${quote(name)} is not an agent that \`excludeAgent\` can exclude`
              : `\`excludeAgent\` must be the name of an agent, not ${describeType(name)}`,
          hint: suggestName(name),
        });
      }
    }
  },
};

/** People do not write longer lists. */
const MAX_VALUES = 20;
const MAX_EDITS = 3;
const NAMES = ['code-review', 'cloud-agent'];

function suggestName(name: unknown): string {
  const written =
    typeof name === 'string'
      ? name
          .trim()
          .toLowerCase()
          .replaceAll(/[\s_]+/g, '-')
      : '';
  const meant = NAMES.find((one) => editsUpTo(MAX_EDITS, written, one) !== undefined);
  return meant === undefined ? 'Write `code-review` or `cloud-agent`.' : `Did you mean \`${meant}\`?`;
}
