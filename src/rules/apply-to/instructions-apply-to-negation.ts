import { VSCODE_INSTRUCTIONS } from '../reading/documentation.ts';
import { globRule } from './glob-rule.ts';
import { quote } from '../../text/quote.ts';

export const instructionsApplyToNegation = globRule({
  id: 'instructions-apply-to-negation',
  kinds: ['path-instructions', 'claude-rule'],
  looksFor: { keys: ['applyTo', 'paths'] },
  description: 'A glob begins with `!` to leave files out',
  effects: [
    {
      clients: ['vscode', 'github', 'copilot-cli', 'claude'],
      severity: 'warning',
      why: 'A glob can only add files: VS Code, github.com, the Copilot CLI and Claude Code take the `!` for a letter of the name, and leave nothing out.',
    },
  ],
  source: VSCODE_INSTRUCTIONS,
  findFault: (pattern, key) =>
    pattern.startsWith('!')
      ? {
          message: `${quote(pattern)} in ${key} leaves no file out`,
          hint: 'Take it out, and name only the files that are meant.',
        }
      : undefined,
});
