import { isBroken } from '../../text/json/jsonc.ts';
import { isRecord } from '../../text/record.ts';
import { findMisnamedKeys } from '../reading/json/json-keys.ts';
import type { TextRule } from '../types.ts';
import { ENTRY_KEYS, MARKETPLACE_KEYS, PLUGIN_KEYS } from './plugin-keys.ts';

export const pluginUnknownKey: TextRule = {
  id: 'plugin-unknown-key',
  scope: 'text',
  kinds: ['plugin', 'marketplace'],
  description: 'A key of a plugin or a marketplace is misspelled',
  effects: [
    {
      clients: ['claude', 'copilot-cli', 'vscode'],
      severity: 'warning',
      why: 'Claude Code, the Copilot CLI and VS Code ignore the key, and what it names is not a part of the plugin.',
    },
  ],
  source: 'https://code.claude.com/docs/en/plugins-reference#plugin-manifest-schema',
  check({ kind, json }, report) {
    const root = json.value;
    if (isBroken(json) || !isRecord(root)) {
      return;
    }
    const plugins: readonly unknown[] = kind === 'marketplace' && Array.isArray(root['plugins']) ? root['plugins'] : [];
    const findings = [
      ...findMisnamedKeys(json, [], root, kind === 'plugin' ? PLUGIN_KEYS : MARKETPLACE_KEYS),
      ...plugins
        .slice(0, MAX_PLUGINS)
        .flatMap((entry, index) => findMisnamedKeys(json, ['plugins', index], entry, ENTRY_KEYS)),
    ];
    for (const { range, said } of findings.slice(0, MAX_FINDINGS)) {
      report(range, said);
    }
  },
};

const MAX_PLUGINS = 2_000;
const MAX_FINDINGS = 50;
