import { VSCODE_INSTRUCTIONS } from '../reading/reports/documentation.ts';
import { globRule } from './glob-rule.ts';
import { quote } from '../../text/shown/quote.ts';
import { error } from '../effects.ts';

export const instructionsApplyToLiteralVariable = globRule({
  id: 'instructions-apply-to-literal-variable',
  kinds: ['path-instructions', 'claude-rule'],
  looksFor: { keys: ['applyTo', 'paths'] },
  description: 'A glob has a variable of VS Code or of a template',
  effects: [
    error(
      ['vscode', 'github', 'copilot-cli', 'claude'],
      'VS Code, github.com, the Copilot CLI and Claude Code do not replace variables in globs, so the glob matches no file.',
    ),
  ],
  source: VSCODE_INSTRUCTIONS,
  findFault(pattern, key) {
    const variable = pattern.includes('{') ? VARIABLE.exec(pattern) : null;
    if (variable === null) {
      return undefined;
    }
    const [written = ''] = variable;
    return {
      at: { start: variable.index, end: variable.index + written.length },
      message: `${quote(written)} in ${key} is a variable, which no client replaces in a glob`,
      hint: 'Write the names themselves, or `*` for any name.',
    };
  },
});

const VARIABLE = /\$\{[^{}]*\}|\{\{[^{},]*\}\}/;
