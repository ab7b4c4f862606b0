import { VSCODE_INSTRUCTIONS } from '../reading/reports/documentation.ts';
import { globRule } from './glob-rule.ts';
import { quote } from '../../text/shown/quote.ts';
import { error } from '../effects.ts';

export const instructionsApplyToBackslash = globRule({
  id: 'instructions-apply-to-backslash',
  kinds: ['path-instructions', 'claude-rule'],
  looksFor: { keys: ['applyTo', 'paths'] },
  description: 'A glob has a backslash',
  effects: [
    error(['vscode'], 'VS Code reads the backslash as a character of a name, so the glob matches no file.'),
    error(
      ['github', 'copilot-cli', 'claude'],
      'github.com, the Copilot CLI and Claude Code separate folders by `/`, and a backslash escapes the character after it.',
    ),
  ],
  fixes: 'Writes `/`, unless a bracket or a brace follows the backslash.',
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
        ? 'Write `?` instead of the escaped character: VS Code globs have no escapes.'
        : 'Write `/` between folders, on Windows too.',
      ...(isEscape ? {} : { fixed: pattern.replaceAll('\\', '/') }),
    };
  },
});
