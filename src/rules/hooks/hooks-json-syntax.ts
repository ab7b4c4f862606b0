import { jsonSyntaxRule } from '../reading/json/json-syntax.ts';
import { findDialect } from '../reading/hooks/hook-entries.ts';

export const hooksJsonSyntax = jsonSyntaxRule({
  id: 'hooks-json-syntax',
  kinds: ['hooks'],
  description: 'A hooks file is not valid JSON',
  effects: [
    {
      clients: ['github', 'copilot-cli'],
      severity: 'error',
      why: 'github.com and the Copilot CLI reject the whole file.',
    },
    { clients: ['vscode', 'claude'], severity: 'error', why: 'VS Code and Claude Code run no hook of the file.' },
    { clients: ['codex'], severity: 'error', why: 'Codex runs no hook of the file.' },
  ],
  repeatedKey: [
    {
      clients: ['github', 'copilot-cli'],
      severity: 'warning',
      why: 'github.com and the Copilot CLI use the last of the two and ignore the other.',
    },
    {
      clients: ['vscode', 'claude'],
      severity: 'warning',
      why: 'VS Code and Claude Code use the last of the two and ignore the other.',
    },
  ],
  source: 'https://docs.github.com/en/copilot/reference/hooks-reference#hook-configuration-format',
  isPlainJson: (path) => findDialect(path) === 'copilot',
});
