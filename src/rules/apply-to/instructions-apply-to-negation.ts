import { VSCODE_INSTRUCTIONS } from '../reading/reports/documentation.ts';
import { globRule } from './glob-rule.ts';
import { quote } from '../../text/shown/quote.ts';
import { warning } from '../effects.ts';

export const instructionsApplyToNegation = globRule({
  id: 'instructions-apply-to-negation',
  kinds: ['path-instructions', 'claude-rule'],
  looksFor: { keys: ['applyTo', 'paths'] },
  description: 'A glob begins with `!` to exclude files',
  effects: [
    warning(
      ['vscode', 'github', 'copilot-cli', 'claude'],
      'VS Code, github.com, the Copilot CLI and Claude Code read the `!` as a character of the name, so the glob excludes nothing.',
    ),
  ],
  source: VSCODE_INSTRUCTIONS,
  findFault: (pattern, key) =>
    pattern.startsWith('!')
      ? {
          message: `${quote(pattern)} in ${key} does not exclude any file`,
          hint: 'Remove it, and name only the files to include.',
        }
      : undefined,
});
