import { judgeKeys, type SuspectKey } from '../reading/frontmatter/frontmatter-keys.ts';
import { sayUnknown } from '../reading/frontmatter/unknown-key.ts';
import { warning } from '../effects.ts';
import type { FileRule } from '../types.ts';

export const promptUnknownKey: FileRule<readonly SuspectKey[]> = {
  id: 'prompt-unknown-key',
  kinds: ['prompt'],
  description: 'A prompt has a key that VS Code does not know',
  effects: [warning(['vscode'], 'VS Code marks the key as not supported and ignores it.')],
  suggests: 'Write the intended key, if the intended key takes the same value and the file does not have it yet.',
  source: 'https://code.visualstudio.com/docs/copilot/customization/prompt-files',
  ...judgeKeys('unknown', sayUnknown('prompts')),
};
