import { jsonSyntaxRule } from '../reading/json-syntax.ts';
import { dialectOf } from '../reading/hook-entries.ts';

export const hooksJsonSyntax = jsonSyntaxRule({
  id: 'hooks-json-syntax',
  kinds: ['hooks'],
  description: 'A file of hooks is no JSON',
  effects: [
    {
      clients: ['github', 'copilot-cli'],
      severity: 'error',
      why: 'github.com and the Copilot CLI reject the whole file.',
    },
    { clients: ['vscode', 'claude'], severity: 'error', why: 'VS Code and Claude Code run no hook of the file.' },
  ],
  repeatedKey: [
    {
      clients: ['github', 'copilot-cli'],
      severity: 'warning',
      why: 'github.com and the Copilot CLI take the last of the two and drop the other.',
    },
    {
      clients: ['vscode', 'claude'],
      severity: 'warning',
      why: 'VS Code and Claude Code take the last of the two and drop the other.',
    },
  ],
  source: 'https://docs.github.com/en/copilot/reference/hooks-reference#hook-configuration-format',
  isPlainJson: (path) => dialectOf(path) === 'copilot',
});
