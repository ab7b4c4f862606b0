import { findValueRange } from '../reading/agents/agent-places.ts';
import { agentRule } from '../reading/agents/agent-rule.ts';
import { error, info } from '../effects.ts';
import type { Effects } from '../types.ts';
import { quoteValue } from '../../text/shown/quote.ts';

export const claudeAgentNameFormat = agentRule(
  'claude',
  {
    id: 'claude-agent-name-format',
    kinds: ['agent'],
    looksFor: { keys: ['name'] },
    description: 'The name of a Claude Code agent has characters other than lower-case letters, digits and hyphens',
    effects: [
      error(
        ['claude'],
        'Claude Code documents names of lower-case letters and hyphens, and calls the agent by that name.',
      ),
    ],
    source: 'https://code.claude.com/docs/en/sub-agents',
  },
  (text, report) => {
    const { name } = text.frontmatter.data;
    const isWrong = typeof name === 'string' && name.trim() !== '' && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name);
    const range = isWrong ? findValueRange(text, ['name']) : undefined;
    if (range !== undefined) {
      report(
        range,
        {
          message: `${quoteValue(name)} is not a valid Claude Code agent name`,
          hint: 'Write lower-case words separated by hyphens, such as `code-reviewer`.',
        },
        IS_DISPLAYED.test(String(name)) ? { effects: AGAINST_THE_FORM } : {},
      );
    }
  },
);

/** Matches a name in words, such as `Code Reviewer` or `code_reviewer`. Claude Code loads agents with such names. */
const IS_DISPLAYED = /^[\p{L}\p{N}]+(?:[ _.-]+[\p{L}\p{N}]+)*$/u;

const AGAINST_THE_FORM: Effects = [
  info(
    ['claude'],
    'Claude Code loads the agent, but documents names of lower-case letters and hyphens, which people can write after `@agent-`.',
  ),
];
