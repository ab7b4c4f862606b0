import { VSCODE_INSTRUCTIONS } from '../reading/reports/documentation.ts';
import { globRule } from './glob-rule.ts';
import { quote } from '../../text/shown/quote.ts';
import { warning } from '../effects.ts';

export const instructionsApplyToDotSlash = globRule({
  id: 'instructions-apply-to-dot-slash',
  kinds: ['path-instructions', 'claude-rule'],
  looksFor: { keys: ['applyTo', 'paths'] },
  description: 'A glob begins with `./`',
  effects: [
    warning(
      ['vscode', 'github', 'copilot-cli', 'claude'],
      'The paths that VS Code, github.com, the Copilot CLI and Claude Code compare have no folder `.`, so the glob matches no file.',
    ),
  ],
  fixes: 'Removes the `./`.',
  source: VSCODE_INSTRUCTIONS,
  findFault(pattern, key) {
    const lead = pattern.startsWith('.') ? /^(?:\.\/)+|^(?:\.\.\/)+/.exec(pattern)?.[0] : undefined;
    if (lead === undefined) {
      return undefined;
    }
    const meant = pattern.slice(lead.length);
    const isSure = !lead.startsWith('..') && meant !== '';
    return {
      at: { start: 0, end: lead.length },
      message: `${quote(pattern)} in ${key} begins with \`${lead.startsWith('..') ? '../' : './'}\`, so it matches no path`,
      hint: isSure ? `Write ${quote(meant)}.` : 'Write a path from the root of the repository.',
      ...(isSure ? { fixed: meant } : {}),
    };
  },
});
