import { quote } from '../../text/shown/quote.ts';
import { isBroken } from '../../text/json/jsonc.ts';
import { isRecord } from '../../text/record.ts';
import { findingAt, type JsonFinding } from '../reading/json/json-keys.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { error, warning } from '../effects.ts';
import type { TextRule } from '../types.ts';
import { nearestName } from '../reading/json/json-keys.ts';

type Json = CheckedText['json'];
type JsonPath = readonly (string | number)[];
type Type = 'text' | 'switch' | 'texts' | 'paths' | 'object' | 'list';

export const pluginValueType: TextRule = {
  id: 'plugin-value-type',
  scope: 'text',
  kinds: ['plugin', 'marketplace'],
  description: 'A value of a plugin or a marketplace has the wrong type, or a source lacks a key',
  effects: [
    error(['claude'], 'Claude Code reports the manifest as invalid and does not install the plugin.'),
    warning(
      ['copilot-cli', 'vscode'],
      'The Copilot CLI and VS Code document the same types, and may not install the plugin.',
    ),
  ],
  source: 'https://code.claude.com/docs/en/plugins-reference#plugin-manifest-schema',
  check({ kind, json }, report) {
    const root = json.value;
    if (isBroken(json) || !isRecord(root)) {
      return;
    }
    const plugins: readonly unknown[] = Array.isArray(root['plugins']) ? root['plugins'] : [];
    const findings =
      kind === 'plugin'
        ? [
            ...findWrongTypes(json, [], root, MANIFEST),
            ...findIncompleteOptions(json, root['userConfig']),
            ...findUnknownTypes(json, root['userConfig']),
            ...findUnboundServers(json, root['lspServers']),
          ]
        : [
            ...findWrongTypes(json, [], root, MARKETPLACE),
            ...findNamelessOwner(json, root['owner']),
            ...findLostNames(json, root['renames'], plugins),
            ...plugins.slice(0, MAX_PLUGINS).flatMap((entry, index) => findInEntry(json, ['plugins', index], entry)),
          ];
    for (const { range, said } of findings.slice(0, MAX_FINDINGS)) {
      report(range, said);
    }
  },
};

const MAX_PLUGINS = 2_000;
const MAX_FINDINGS = 50;

/**
 * https://code.claude.com/docs/en/plugins-reference#metadata-fields (November 2026). Claude Code says of others: "author: Invalid
 * input: expected object, received string".
 */
const MANIFEST: Readonly<Record<string, Type>> = {
  version: 'text',
  description: 'text',
  author: 'object',
  homepage: 'text',
  repository: 'text',
  license: 'text',
  keywords: 'texts',
  agents: 'paths',
  skills: 'paths',
  outputStyles: 'paths',
  defaultEnabled: 'switch',
  dependencies: 'list',
  channels: 'list',
  userConfig: 'object',
};
/** https://code.claude.com/docs/en/plugin-marketplaces#marketplace-schema (November 2026) */
const MARKETPLACE: Readonly<Record<string, Type>> = {
  owner: 'object',
  plugins: 'list',
  metadata: 'object',
  renames: 'object',
};
const ENTRY: Readonly<Record<string, Type>> = { ...MANIFEST, category: 'text', tags: 'texts', strict: 'switch' };

/** https://code.claude.com/docs/en/plugin-marketplaces#plugin-sources (November 2026) */
const SOURCES: ReadonlyMap<string, readonly string[]> = new Map([
  ['github', ['repo']],
  ['url', ['url']],
  ['git-subdir', ['url', 'path']],
  ['npm', ['package']],
  ['archive', ['url']],
  ['command', ['command']],
]);

const AS_PATH = 'Write the path alone, from the folder of the marketplace: `"source": "./plugins/name"`.';
/** https://code.claude.com/docs/en/settings-reference#extraknownmarketplaces (November 2026). `local` is one of Codex. */
const SOURCES_OF_MARKETPLACES: ReadonlyMap<string, string> = new Map([
  ['directory', AS_PATH],
  ['file', AS_PATH],
  ['local', AS_PATH],
  ['git', 'Write `{ "source": "url", "url": "…" }`.'],
]);

function findNamelessOwner(json: Json, owner: unknown): readonly JsonFinding[] {
  const range = isRecord(owner) && typeof owner['name'] !== 'string' ? json.rangeOfKey(['owner']) : undefined;
  const said = { message: 'The owner has no `name`', hint: 'Write `{ "name": "…" }`.' };
  return range === undefined ? [] : [{ range, said }];
}

/** Plugins were renamed to names that the marketplace does not have: nobody gets them. */
function findLostNames(json: Json, renames: unknown, plugins: readonly unknown[]): readonly JsonFinding[] {
  const names = new Set(plugins.map((plugin) => (isRecord(plugin) ? plugin['name'] : undefined)));
  const changed = isRecord(renames) ? renames : {};
  return Object.entries(changed)
    .slice(0, MAX_PLUGINS)
    .flatMap(([from, to]) =>
      typeof to !== 'string' || names.has(to) || Object.hasOwn(changed, to)
        ? []
        : findingAt(json, ['renames', from], {
            message: `The marketplace has no plugin ${quote(to)}`,
            hint: 'Write the name of a plugin in `plugins`, or `null` if it was removed.',
          }),
    );
}

function findInEntry(json: Json, path: JsonPath, entry: unknown): readonly JsonFinding[] {
  return isRecord(entry)
    ? [...findWrongTypes(json, path, entry, ENTRY), ...findBadSource(json, [...path, 'source'], entry['source'])]
    : [];
}

function findWrongTypes(
  json: Json,
  path: JsonPath,
  value: Readonly<Record<string, unknown>>,
  types: Readonly<Record<string, Type>>,
): readonly JsonFinding[] {
  return Object.entries(types).flatMap(([key, type]) =>
    !Object.hasOwn(value, key) || hasType(value[key], type)
      ? []
      : findingAt(json, [...path, key], {
          message: `\`${key}\` must be ${WORDS[type]}`,
          hint: HINTS[key] ?? ANY_HINTS[type],
        }),
  );
}

function hasType(value: unknown, type: Type): boolean {
  switch (type) {
    case 'switch':
      return typeof value === 'boolean';
    case 'text':
      return typeof value === 'string';
    case 'texts':
      return Array.isArray(value) && value.every((item) => typeof item === 'string');
    case 'paths':
      return typeof value === 'string' || hasType(value, 'texts');
    case 'object':
      return isRecord(value);
    case 'list':
      return Array.isArray(value);
  }
}

const WORDS: Readonly<Record<Type, string>> = {
  switch: '`true` or `false`',
  text: 'a text',
  texts: 'a list of texts',
  paths: 'a path or a list of paths',
  object: 'an object',
  list: 'a list',
};
const ANY_HINTS: Readonly<Record<Type, string>> = {
  switch: 'Write `true` or `false` without quotes.',
  text: 'Write one text in quotes.',
  texts: 'Write a list: `["one", "two"]`.',
  paths: 'Write a path: `"./skills/"`. Each file has its name and description in its frontmatter.',
  object: 'Write an object.',
  list: 'Write a list.',
};
const HINTS: Readonly<Record<string, string>> = {
  author: 'Write `{ "name": "…" }`.',
  owner: 'Write `{ "name": "…" }`.',
  version: 'Write a version in quotes: `"1.0.0"`.',
  repository: 'Write the address as a text.',
};

/**
 * What each option of a user must have. Claude Code says of others: "userConfig.KEY.type: Invalid option".
 *
 * @see https://code.claude.com/docs/en/plugins-reference#user-configuration (November 2026)
 */
const OPTION_KEYS = ['type', 'title', 'description'] as const;

function findIncompleteOptions(json: Json, options: unknown): readonly JsonFinding[] {
  return isRecord(options)
    ? Object.entries(options).flatMap(([name, option]) => {
        const missing = isRecord(option) ? OPTION_KEYS.filter((key) => typeof option[key] !== 'string') : [];
        const range = missing.length === 0 ? undefined : json.rangeOfKey(['userConfig', name]);
        const keys = missing.map((key) => `\`${key}\``).join(' and ');
        return range === undefined
          ? []
          : [
              {
                range,
                said: {
                  message: `The option ${quote(name)} has no ${keys}`,
                  hint: 'Add a `type` (`string`, `number`, `boolean`, `directory` or `file`), a `title` and a `description`.',
                },
              },
            ];
      })
    : [];
}

const OPTION_TYPES: ReadonlySet<unknown> = new Set(['string', 'number', 'boolean', 'directory', 'file']);

function findUnknownTypes(json: Json, options: unknown): readonly JsonFinding[] {
  return Object.entries(isRecord(options) ? options : {}).flatMap(([name, option]) => {
    const type = isRecord(option) ? option['type'] : undefined;
    return typeof type !== 'string' || OPTION_TYPES.has(type)
      ? []
      : findingAt(json, ['userConfig', name, 'type'], {
          message: `${quote(type)} is not a type of an option`,
          hint: 'Write `string`, `number`, `boolean`, `directory` or `file`.',
        });
  });
}

/** https://code.claude.com/docs/en/plugins-reference#lsp-servers (November 2026) */
function findUnboundServers(json: Json, servers: unknown): readonly JsonFinding[] {
  return Object.entries(isRecord(servers) ? servers : {}).flatMap(([name, server]) => {
    const missing = isRecord(server)
      ? ['command', 'extensionToLanguage'].find((key) => !Object.hasOwn(server, key))
      : undefined;
    const range = missing === undefined ? undefined : json.rangeOfKey(['lspServers', name]);
    const said = {
      message: `The language server ${quote(name)} has no \`${missing}\``,
      hint: 'Write `{ "command": "gopls", "extensionToLanguage": { ".go": "go" } }`.',
    };
    return range === undefined ? [] : [{ range, said }];
  });
}

/**
 * Sources that are paths are looked up by another rule. An address is read as a path, which must begin with `./`. Words
 * that resemble no known source may be new ones.
 */
function findBadSource(json: Json, path: JsonPath, source: unknown): readonly JsonFinding[] {
  if (typeof source === 'string' && /^(?:https?:\/\/|git@|ssh:\/\/)/i.test(source)) {
    return findingAt(json, path, {
      message: 'The source is an address, not a path',
      hint: 'Write `{ "source": "url", "url": "…" }`, or `{ "source": "github", "repo": "owner/name" }`.',
    });
  }
  if (!isRecord(source)) {
    return [];
  }
  const { source: type } = source;
  if (typeof type !== 'string') {
    return findingAt(json, path, {
      message: 'The source has no `source`',
      hint: 'Add `"source": "github"`, `"url"`, `"git-subdir"` or `"npm"`.',
    });
  }
  const required = SOURCES.get(type);
  if (required === undefined) {
    const instead = SOURCES_OF_MARKETPLACES.get(type);
    if (instead !== undefined) {
      return findingAt(json, [...path, 'source'], {
        message: `${quote(type)} is not a source of plugins`,
        hint: instead,
      });
    }
    const near = nearestName(type, [...SOURCES.keys()]);
    return near === undefined
      ? []
      : findingAt(json, [...path, 'source'], {
          message: `${quote(type)} is not a source of plugins`,
          hint: `Did you mean \`${near}\`?`,
        });
  }
  const { sha } = source;
  if (typeof sha === 'string' && !/^[\da-f]{40}$/i.test(sha)) {
    return findingAt(json, [...path, 'sha'], {
      message: `${quote(sha)} is not a full hash of a commit`,
      hint: 'Write all 40 characters.',
    });
  }
  const missing = required.find((key) => typeof source[key] !== 'string' || source[key] === '');
  return missing === undefined
    ? []
    : findingAt(json, path, {
        message: `The source of type \`${type}\` has no \`${missing}\``,
        hint: `Add the key \`${missing}\`.`,
      });
}
