import { jsonSyntaxRule } from '../reading/json/json-syntax.ts';
import { isServerName } from './mcp-duplicate-server.ts';

export const mcpJsonSyntax = jsonSyntaxRule({
  id: 'mcp-json-syntax',
  kinds: ['mcp'],
  description: 'A file that lists MCP servers is not valid JSON',
  effects: [
    {
      clients: ['vscode'],
      severity: 'error',
      why: 'VS Code cannot read the whole file, and starts none or only some of its servers.',
    },
    {
      clients: ['claude', 'copilot-cli'],
      severity: 'error',
      why: 'Claude Code and the Copilot CLI cannot read the file, and start none of its servers.',
    },
    { clients: ['cursor'], severity: 'error', why: 'Cursor cannot read the file, and starts none of its servers.' },
  ],
  repeatedKey: [
    { clients: ['vscode'], severity: 'warning', why: 'VS Code uses the last of the two and ignores the other.' },
    {
      clients: ['claude', 'copilot-cli'],
      severity: 'warning',
      why: 'Claude Code and the Copilot CLI use the last of the two and ignore the other.',
    },
    { clients: ['cursor'], severity: 'warning', why: 'Cursor uses the last of the two and ignores the other.' },
  ],
  // VS Code, and Cursor, which is made from it, allow comments in their own files.
  isPlainJson: (path) => !/(?:^|\/)\.(?:vscode|cursor)\/mcp\.json$/.test(path),
  isOthers: ({ json }, { code, range }) =>
    code === 'duplicate-key' && isServerName(json.value, json.rangeOfKey, range.start),
});
