import { error } from '../effects.ts';
import type { TextRule } from '../types.ts';
import { VSCODE_INSTRUCTIONS } from '../reading/reports/documentation.ts';
import { findEntryRange } from '../reading/frontmatter/instructions-frontmatter.ts';

export const instructionsApplyToEmpty: TextRule = {
  id: 'instructions-apply-to-empty',
  scope: 'text',
  kinds: ['path-instructions'],
  looksFor: { keys: ['applyTo'] },
  description: '`applyTo` is empty',
  effects: [
    error(
      ['vscode', 'github', 'copilot-cli'],
      'VS Code, github.com and the Copilot CLI find no file that the instructions apply to, and never use them.',
    ),
  ],
  source: VSCODE_INSTRUCTIONS,
  check(text, report) {
    const { data } = text.frontmatter;
    const value = Object.hasOwn(data, 'applyTo') ? (data['applyTo'] ?? '') : undefined;
    if (typeof value === 'string' && /^[\s,]*$/.test(value)) {
      report(findEntryRange(text, 'applyTo'), {
        message: '`applyTo` is empty',
        hint: 'Write `**` for all files, or remove the key if people attach the instructions by hand.',
      });
    }
  },
};
