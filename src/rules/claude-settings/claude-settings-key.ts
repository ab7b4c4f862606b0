import { CLAUDE_PERMISSIONS, CLAUDE_SETTINGS } from '../../customizations/known/claude-settings.ts';
import { CLAUDE_SETTINGS_SHAPE } from '../../customizations/known/claude-settings-shape.ts';
import { isRecord } from '../../text/record.ts';
import { quote } from '../../text/shown/quote.ts';
import { findDataFaults } from '../reading/json/data-faults.ts';
import { findMisnamedKeys, nearestName, type JsonFinding } from '../reading/json/json-keys.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { claudeSettingsRule } from './settings-rule.ts';
import { warning } from '../effects.ts';

type Json = CheckedText['json'];

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
          ...findMisnamedKeys(json, ['permissions'], root['permissions'], {
            names: CLAUDE_PERMISSIONS,
            synonyms: OTHER_WORDS,
          }),
          ...findNestedKeys(json, root),
          ...findPluginFaults(json, root),
        ]
      : [];
  },
});

const OTHER_WORDS: ReadonlyMap<string, string> = new Map([
  ['allowed', 'allow'],
  ['allowlist', 'allow'],
  ['denied', 'deny'],
  ['denylist', 'deny'],
  ['block', 'deny'],
  ['disallow', 'deny'],
]);

/** Misspelled keys in settings that are objects. Permissions are read before, with the words of other programs. */
function findNestedKeys(json: Json, root: Readonly<Record<string, unknown>>): readonly JsonFinding[] {
  const shapes = CLAUDE_SETTINGS_SHAPE.kind === 'record' ? CLAUDE_SETTINGS_SHAPE.keys : {};
  return Object.entries(shapes)
    .filter(([key]) => key !== 'permissions' && isRecord(root[key]))
    .flatMap(([key, shape]) => findDataFaults(json, root[key], shape, [key]))
    .filter(({ kind }) => kind === 'key');
}

/** Plugins that are named without their marketplace, or with one that is almost one of the file. */
function findPluginFaults(json: Json, root: Readonly<Record<string, unknown>>): readonly JsonFinding[] {
  const { enabledPlugins, extraKnownMarketplaces } = root;
  const known = isRecord(extraKnownMarketplaces) ? Object.keys(extraKnownMarketplaces) : [];
  return Object.keys(isRecord(enabledPlugins) ? enabledPlugins : {})
    .slice(0, MAX_PLUGINS)
    .flatMap((plugin) => {
      const [name = '', marketplace] = plugin.split('@');
      const near =
        marketplace === undefined || known.includes(marketplace) ? undefined : nearestName(marketplace, known);
      const range =
        marketplace === undefined || near !== undefined ? json.rangeOfKey(['enabledPlugins', plugin]) : undefined;
      return range === undefined
        ? []
        : [
            {
              range,
              said:
                near === undefined
                  ? {
                      message: `${quote(plugin)} does not name the marketplace of the plugin`,
                      hint: `Write ${quote(`${name}@MARKETPLACE`)}.`,
                    }
                  : {
                      message: `The file has no marketplace ${quote(marketplace ?? '')}`,
                      hint: `Did you mean ${quote(`${name}@${near}`)}?`,
                    },
            },
          ];
    });
}

const MAX_PLUGINS = 300;

/** Keys that people write at the top, and where they belong. */
const MISPLACED: ReadonlyMap<string, string> = new Map([
  ...['allow', 'deny', 'ask', 'defaultMode', 'additionalDirectories'].map(
    (key) => [key, 'Put it into `permissions`.'] as const,
  ),
  ['mcpServers', 'Servers of a project belong into `.mcp.json`.'],
]);

function findMisplaced(json: Json, root: Readonly<Record<string, unknown>>): readonly JsonFinding[] {
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
