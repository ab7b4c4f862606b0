import { judgeKeys, type SuspectKey } from '../reading/frontmatter/frontmatter-keys.ts';
import { sayUnknown } from '../reading/frontmatter/unknown-key.ts';
import { info, warning } from '../effects.ts';
import type { FileRule } from '../types.ts';

export const instructionsUnknownKey: FileRule<readonly SuspectKey[]> = {
  id: 'instructions-unknown-key',
  kinds: ['path-instructions', 'claude-rule'],
  description: 'Instructions have a key that no client knows',
  effects: [
    warning(['vscode'], 'VS Code marks the key as not supported and ignores it.'),
    warning(['copilot-cli'], 'The Copilot CLI warns about the key at each start and ignores it.'),
    warning(['claude'], 'Claude Code ignores the key, and a rule without `paths` applies to all files.'),
    info(['github'], 'github.com ignores the key.'),
  ],
  suggests: 'Write the intended key, if it accepts the value and the file does not have it yet.',
  source: 'https://docs.github.com/en/copilot/how-tos/configure-custom-instructions/add-repository-instructions',
  ...judgeKeys('unknown', sayUnknown('instructions')),
};
