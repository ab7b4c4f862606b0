import { judgeKeys, type SuspectKey } from '../reading/frontmatter/frontmatter-keys.ts';
import { sayUnknown } from '../reading/frontmatter/unknown-key.ts';
import { info, warning } from '../effects.ts';
import type { FileRule } from '../types.ts';

export const skillUnknownKey: FileRule<readonly SuspectKey[]> = {
  id: 'skill-unknown-key',
  kinds: ['skill'],
  description: 'A skill has a key that no client knows',
  effects: [
    warning(['vscode'], 'VS Code marks the key as not supported and ignores it.'),
    info(
      ['copilot-cli', 'github', 'claude'],
      'The Copilot CLI, github.com and Claude Code ignore the key. The validator of the open specification rejects it.',
    ),
  ],
  source: 'https://agentskills.io/specification',
  ...judgeKeys('unknown', sayUnknown('skills', 'none')),
};
