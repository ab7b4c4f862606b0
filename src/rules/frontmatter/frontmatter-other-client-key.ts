import { keyOf } from '../../customizations/frontmatter/keys.ts';
import { info } from '../effects.ts';
import type { FileRule } from '../types.ts';
import { judgeKeys, type SuspectKey } from '../reading/frontmatter/frontmatter-keys.ts';
import { quote } from '../../text/shown/quote.ts';

export const frontmatterOtherClientKey: FileRule<readonly SuspectKey[]> = {
  id: 'frontmatter-other-client-key',
  kinds: ['agent'],
  description: 'A key of the frontmatter belongs to another client, which does not read the file',
  effects: [
    info(
      ['vscode', 'github', 'copilot-cli'],
      'VS Code, github.com and the Copilot CLI ignore the key; Claude Code, which knows it, looks for agents in `.claude/agents`.',
    ),
  ],
  source: 'https://docs.github.com/en/copilot/reference/custom-agents-configuration',
  ...judgeKeys('other-client', (key, { head }, own) =>
    own === 'claude-agent' || keyOf(head, key.name) === undefined
      ? undefined
      : {
          message: `${quote(key.name)} is a key of Claude Code's agents`,
          hint: 'Remove it, or move the agent to `.claude/agents`.',
        },
  ),
};
