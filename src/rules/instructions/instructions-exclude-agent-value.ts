import { EXCLUDABLE_AGENTS } from '../../customizations/frontmatter/excludable-agents.ts';
import { describeType } from '../../text/describe-type.ts';
import { editsUpTo } from '../../text/near-misses.ts';
import type { TextRule } from '../types.ts';
import { GITHUB_INSTRUCTIONS } from '../reading/documentation.ts';
import { findEntryRange } from '../reading/instructions-frontmatter.ts';
import { quote } from '../../text/quote.ts';

export const instructionsExcludeAgentValue: TextRule = {
  id: 'instructions-exclude-agent-value',
  scope: 'text',
  kinds: ['path-instructions'],
  looksFor: { keys: ['excludeAgent'] },
  description: '`excludeAgent` names no agent',
  effects: [
    {
      clients: ['github'],
      severity: 'error',
      why: 'github.com knows `code-review` and `cloud-agent` only, so both of them go on reading the file.',
    },
  ],
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
          message: `\`excludeAgent\` knows no agent ${typeof name === 'string' ? quote(name) : `that is ${describeType(name)}`}`,
          hint: hintFor(name),
        });
      }
    }
  },
};

/** More in one list are no work of a person. */
const MAX_VALUES = 20;
const MAX_EDITS = 3;
const NAMES = ['code-review', 'cloud-agent'];

function hintFor(name: unknown): string {
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
