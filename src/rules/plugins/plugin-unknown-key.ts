import { isBroken } from '../../text/json/jsonc.ts';
import { isRecord } from '../../text/record.ts';
import { quote } from '../../text/shown/quote.ts';
import { findMeantKey, findMisnamedKeys, type JsonFinding, type KnownKeys } from '../reading/json/json-keys.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { info, warning } from '../effects.ts';
import type { Effects, TextRule } from '../types.ts';
import { ENTRY_KEYS, MARKETPLACE_KEYS, PLUGIN_KEYS } from './plugin-keys.ts';

export const pluginUnknownKey: TextRule = {
  id: 'plugin-unknown-key',
  scope: 'text',
  kinds: ['plugin', 'marketplace'],
  description: 'A key of a plugin or a marketplace is misspelled',
  effects: [
    warning(
      ['claude', 'copilot-cli', 'vscode'],
      'Claude Code, the Copilot CLI and VS Code ignore the key, and what it names is not a part of the plugin.',
    ),
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
    const ignored =
      kind === 'plugin'
        ? [...findKeysOfEntries(json, root), ...findOwnKeys(json, [], root, PLUGIN_KEYS, '`plugin.json`')]
        : [
            ...findKeysOfMetadata(json, root),
            ...plugins
              .slice(0, MAX_PLUGINS)
              .flatMap((entry, index) =>
                findOwnKeys(json, ['plugins', index], entry, ENTRY_KEYS, 'a plugin in a marketplace'),
              ),
            ...plugins.slice(0, MAX_PLUGINS).flatMap((entry, index) => findSourcePath(json, ['plugins', index], entry)),
          ];
    for (const { range, said } of ignored.slice(0, MAX_FINDINGS)) {
      report(range, said, { effects: IGNORED });
    }
  },
};

/** Claude Code 2 ignores such keys with a warning of `claude plugin validate`; earlier versions rejected the file. */
const IGNORED: Effects = [info(['claude'], 'Claude Code ignores the key, and `claude plugin validate` warns of it.')];

const OF_ENTRIES: readonly string[] = ['category', 'tags', 'source', 'strict'];

/** Keys of the entry of a marketplace, which a manifest does not have. */
function findKeysOfEntries(json: CheckedText['json'], root: Readonly<Record<string, unknown>>): readonly JsonFinding[] {
  return OF_ENTRIES.flatMap((key) => {
    const range = Object.hasOwn(root, key) ? json.rangeOfKey([key]) : undefined;
    const message = `\`${key}\` is not a key of \`plugin.json\``;
    return range === undefined
      ? []
      : [{ range, said: { message, hint: 'Write it in the entry of the marketplace, or remove it.' } }];
  });
}

/** https://code.claude.com/docs/en/plugin-marketplaces#optional-metadata (November 2026) */
const METADATA: ReadonlySet<string> = new Set(['description', 'version', 'pluginRoot']);

function findKeysOfMetadata(
  json: CheckedText['json'],
  root: Readonly<Record<string, unknown>>,
): readonly JsonFinding[] {
  const metadata = root['metadata'];
  return (isRecord(metadata) ? Object.keys(metadata) : [])
    .filter((key) => !METADATA.has(key))
    .slice(0, MAX_FINDINGS)
    .flatMap((key) => {
      const range = json.rangeOfKey(['metadata', key]);
      const message = `${quote(key)} is not a key of \`metadata\``;
      return range === undefined
        ? []
        : [{ range, said: { message, hint: 'Write it in `owner` or in the entry of a plugin, or remove it.' } }];
    });
}

const MAX_PLUGINS = 2_000;
const MAX_FINDINGS = 50;

/** Keys of a manifest or of its entry that resemble no known one: data of the author's own tools. */
function findOwnKeys(
  json: CheckedText['json'],
  path: readonly (string | number)[],
  entry: unknown,
  known: KnownKeys,
  owner: string,
): readonly JsonFinding[] {
  return (isRecord(entry) ? Object.keys(entry) : [])
    .filter((key) => !known.names.includes(key) && !OF_ENTRIES.includes(key) && findMeantKey(key, known) === undefined)
    .flatMap((key) => {
      const range = json.rangeOfKey([...path, key]);
      const message = `${quote(key)} is not a key of ${owner}`;
      return range === undefined ? [] : [{ range, said: { message, hint: 'Keep it in another file, or remove it.' } }];
    });
}

/**
 * A `path` in a source that is a whole repository. Claude Code ignores it, and looks for the plugin at the root.
 *
 * @see https://code.claude.com/docs/en/plugin-marketplaces#plugin-sources (November 2026)
 */
function findSourcePath(
  json: CheckedText['json'],
  path: readonly (string | number)[],
  entry: unknown,
): readonly JsonFinding[] {
  const source = isRecord(entry) ? entry['source'] : undefined;
  const type = isRecord(source) && typeof source['path'] === 'string' ? source['source'] : undefined;
  const range = type === 'github' || type === 'url' ? json.rangeOfKey([...path, 'source', 'path']) : undefined;
  const message = `\`path\` is not a key of a source of type \`${String(type)}\``;
  const hint = 'Write `{ "source": "git-subdir", "url": "…", "path": "…" }` for a plugin in a folder of a repository.';
  return range === undefined ? [] : [{ range, said: { message, hint } }];
}
