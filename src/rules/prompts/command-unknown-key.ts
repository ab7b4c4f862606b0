import { judgeKeys, type SuspectKey } from '../reading/frontmatter/frontmatter-keys.ts';
import { sayUnknown } from '../reading/frontmatter/unknown-key.ts';
import { warning } from '../effects.ts';
import type { FileRule } from '../types.ts';

export const commandUnknownKey: FileRule<readonly SuspectKey[]> = {
  id: 'command-unknown-key',
  kinds: ['command', 'output-style'],
  description: 'A command or output style of Claude Code has a key under another name',
  effects: [warning(['claude'], 'Claude Code ignores the key.')],
  suggests: 'Write the intended key, if it accepts the value and the file does not have it yet.',
  source: 'https://code.claude.com/docs/en/skills#frontmatter-reference',
  ...judgeKeys('unknown', sayUnknown('commands')),
};
