import { VSCODE_INSTRUCTIONS } from '../reading/reports/documentation.ts';
import { globRule } from './glob-rule.ts';
import { quote } from '../../text/shown/quote.ts';
import { warning } from '../effects.ts';

export const instructionsApplyToLeadingSlash = globRule({
  id: 'instructions-apply-to-leading-slash',
  kinds: ['path-instructions', 'claude-rule'],
  looksFor: { keys: ['applyTo', 'paths'] },
  description: 'A glob begins with `/`',
  effects: [
    warning(
      ['vscode'],
      'VS Code matches such a glob from the root of the disk, so it matches no file of the repository.',
    ),
    warning(
      ['github', 'copilot-cli'],
      'github.com and the Copilot CLI compare the glob with paths that do not begin with a slash.',
    ),
  ],
  fixes: 'Removes the slash.',
  source: VSCODE_INSTRUCTIONS,
  findFault(pattern, key) {
    const meant = pattern.startsWith('/') ? pattern.replace(/^\/+/, '') : pattern;
    return meant === pattern
      ? undefined
      : {
          at: { start: 0, end: pattern.length - meant.length },
          message: `${quote(pattern)} in ${key} begins with a slash`,
          hint: meant === '' ? 'Write `**` for all files.' : `Write ${quote(meant)}.`,
          ...(meant === '' ? {} : { fixed: meant }),
        };
  },
});
