import { jsonSyntaxRule } from '../reading/json/json-syntax.ts';
import { findDialect } from '../reading/hooks/hook-entries.ts';
import { error, warning } from '../effects.ts';

export const hooksJsonSyntax = jsonSyntaxRule({
  id: 'hooks-json-syntax',
  kinds: ['hooks'],
  description: 'A hooks file is not valid JSON',
  effects: [
    error(['github', 'copilot-cli'], 'github.com and the Copilot CLI reject the whole file.'),
    error(['vscode', 'claude'], 'VS Code and Claude Code run no hook of the file.'),
    error(['codex'], 'Codex runs no hook of the file.'),
    error(['cursor'], 'Cursor runs no hook of the file.'),
  ],
  repeatedKey: [
    warning(['github', 'copilot-cli'], 'github.com and the Copilot CLI use the last of the two and ignore the other.'),
    warning(['vscode', 'claude'], 'VS Code and Claude Code use the last of the two and ignore the other.'),
  ],
  source: 'https://docs.github.com/en/copilot/reference/hooks-reference#hook-configuration-format',
  isPlainJson: (path) => findDialect(path) === 'copilot',
});
