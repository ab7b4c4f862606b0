import { CLAUDE_PERMISSIONS, CLAUDE_SETTINGS } from '../../customizations/known/claude-settings.ts';
import { isRecord } from '../../text/record.ts';
import { findMisnamedKeys, type JsonFinding } from '../reading/json/json-keys.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { claudeSettingsRule } from './settings-rule.ts';
import { warning } from '../effects.ts';

export const claudeSettingsKey = claudeSettingsRule({
  id: 'claude-settings-key',
  description: 'The settings of Claude Code have a key that is misspelled or in the wrong place',
  effects: [warning(['claude'], 'Claude Code ignores the key and everything in it.')],
  source: 'https://code.claude.com/docs/en/settings#available-settings',
  find({ json }) {
    const root = json.value;
    return isRecord(root)
      ? [
          ...findMisplaced(json, root),
          ...findMisnamedKeys(json, [], withoutMisplaced(root), { names: CLAUDE_SETTINGS }),
          ...findMisnamedKeys(json, ['permissions'], root['permissions'], { names: CLAUDE_PERMISSIONS }),
        ]
      : [];
  },
});

/** Keys that people write at the top, and where they belong. */
const MISPLACED: ReadonlyMap<string, string> = new Map([
  ...['allow', 'deny', 'ask', 'defaultMode', 'additionalDirectories'].map(
    (key) => [key, 'Put it into `permissions`.'] as const,
  ),
  ['mcpServers', 'Servers of a project belong into `.mcp.json`.'],
]);

function findMisplaced(json: CheckedText['json'], root: Readonly<Record<string, unknown>>): readonly JsonFinding[] {
  return Object.keys(root).flatMap((key) => {
    const hint = MISPLACED.get(key);
    const range = hint === undefined ? undefined : json.rangeOfKey([key]);
    return hint === undefined || range === undefined
      ? []
      : [{ range, said: { message: `\`${key}\` is not read at the top of the settings`, hint } }];
  });
}

function withoutMisplaced(root: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(root).filter(([key]) => !MISPLACED.has(key)));
}
