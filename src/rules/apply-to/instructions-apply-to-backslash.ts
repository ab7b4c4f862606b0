import { VSCODE_INSTRUCTIONS } from '../reading/documentation.ts';
import { globRule } from './glob-rule.ts';
import { quote } from '../../text/quote.ts';

export const instructionsApplyToBackslash = globRule({
  id: 'instructions-apply-to-backslash',
  kinds: ['path-instructions', 'claude-rule'],
  looksFor: { keys: ['applyTo', 'paths'] },
  description: 'A glob has a backslash',
  effects: [
    {
      clients: ['vscode'],
      severity: 'error',
      why: 'VS Code takes the backslash for a letter of a name, so the glob matches no file.',
    },
    {
      clients: ['github', 'copilot-cli', 'claude'],
      severity: 'error',
      why: 'On github.com, in the Copilot CLI and in Claude Code folders are separated by `/`, and a backslash takes the meaning from the sign after it.',
    },
  ],
  fixes: 'Writes `/`, unless the backslash stands before a bracket or a brace.',
  source: VSCODE_INSTRUCTIONS,
  findFault(pattern, key) {
    const start = pattern.indexOf('\\');
    if (start < 0) {
      return undefined;
    }
    const isEscape = /\\(?:[[\](){}\\]|$)/.test(pattern);
    return {
      at: { start, end: start + 1 },
      message: `${quote(pattern)} in ${key} has a backslash`,
      hint: isEscape
        ? 'Write `?` for a character that cannot stand for itself: no sign escapes another one in VS Code.'
        : 'Write `/` between folders, on Windows too.',
      ...(isEscape ? {} : { fixed: pattern.replaceAll('\\', '/') }),
    };
  },
});
