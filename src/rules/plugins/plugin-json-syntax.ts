import { jsonSyntaxRule } from '../reading/json/json-syntax.ts';
import { error, warning } from '../effects.ts';

const CLIENTS = ['claude', 'copilot-cli', 'vscode'] as const;

export const pluginJsonSyntax = jsonSyntaxRule({
  id: 'plugin-json-syntax',
  kinds: ['plugin', 'marketplace', 'codex-plugin'],
  description: 'The manifest of a plugin or of a marketplace is not valid JSON',
  effects: [
    error(CLIENTS, 'Claude Code, the Copilot CLI and VS Code reject the file, so nothing in it can be installed.'),
    error(['codex'], 'Codex cannot read the manifest and loads no part of the plugin.'),
  ],
  repeatedKey: [
    warning(CLIENTS, 'Claude Code, the Copilot CLI and VS Code use the last of the two and ignore the other.'),
  ],
  source: 'https://code.claude.com/docs/en/plugins-reference#plugin-manifest-schema',
  isPlainJson: () => true,
});
