import { warning } from '../effects.ts';
import type { TextRule } from '../types.ts';

const SUCCESSOR = 'agent';

export const promptModeDeprecated: TextRule = {
  id: 'prompt-mode-deprecated',
  scope: 'text',
  kinds: ['prompt'],
  looksFor: { keys: ['mode'], problems: true },
  description: 'A prompt has the old key `mode`',
  effects: [warning(['vscode'], 'VS Code reports the key as deprecated, and ignores it if the file also has `agent`.')],
  fixes: 'Renames the key to `agent`, unless the file already has `agent`.',
  source: 'https://code.visualstudio.com/docs/copilot/customization/prompt-files',
  check({ frontmatter }, report) {
    const key = frontmatter.rangeOfKey(['mode']);
    if (key !== undefined) {
      const hasBoth = Object.hasOwn(frontmatter.data, SUCCESSOR);
      report(
        key,
        {
          message: '`mode` is the old name of `agent`',
          hint: hasBoth ? 'Remove it: the file already has `agent`.' : 'Write `agent`.',
        },
        hasBoth ? {} : { fix: { kind: 'edits', edits: [{ ...key, text: SUCCESSOR }] } },
      );
    }
  },
};
