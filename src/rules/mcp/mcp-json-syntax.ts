import { jsonSyntaxRule } from '../reading/json/json-syntax.ts';
import { isServerName } from './mcp-duplicate-server.ts';
import { error, warning } from '../effects.ts';

export const mcpJsonSyntax = jsonSyntaxRule({
  id: 'mcp-json-syntax',
  kinds: ['mcp'],
  description: 'A file that lists MCP servers is not valid JSON',
  effects: [
    error(['vscode'], 'VS Code cannot read the whole file, and starts none or only some of its servers.'),
    error(
      ['claude', 'copilot-cli'],
      'Claude Code and the Copilot CLI cannot read the file, and start none of its servers.',
    ),
    error(['cursor'], 'Cursor cannot read the file, and starts none of its servers.'),
  ],
  repeatedKey: [
    warning(['vscode'], 'VS Code uses the last of the two and ignores the other.'),
    warning(['claude', 'copilot-cli'], 'Claude Code and the Copilot CLI use the last of the two and ignore the other.'),
    warning(['cursor'], 'Cursor uses the last of the two and ignores the other.'),
  ],
  // VS Code, and Cursor, which is made from it, allow comments in their own files.
  isPlainJson: (path) => !/(?:^|\/)\.(?:vscode|cursor)\/mcp\.json$/.test(path),
  isOthers: ({ json }, { code, range }) =>
    code === 'duplicate-key' && isServerName(json.value, json.rangeOfKey, range.start),
});
