import { quote, quoteValue } from '../../text/shown/quote.ts';
import { detachText } from '../../text/detach.ts';
import { isBroken } from '../../text/json/jsonc.ts';
import { isRecord } from '../../text/record.ts';
import type { TextRange } from '../../text/source-text.ts';
import { isBelow, joinPath, resolveLink } from '../../workspace/paths.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { error, info, warning } from '../effects.ts';
import type { Effects, FileRule, RepositoryView } from '../types.ts';
import { CODEX_PATH_KEYS, PATH_KEYS } from './plugin-keys.ts';

interface WrittenPath {
  readonly path: string;
  readonly range: TextRange;
  /**
   * A folder that may be in front of the path: `metadata.pluginRoot` of a marketplace. Claude Code puts it only in front of names
   * without `./`, since version 2.1.239.
   *
   * @see https://code.claude.com/docs/en/plugins/marketplace-reference (November 2026)
   * @see https://github.com/anthropics/claude-code/issues/61224, and https://github.com/isac322/kwin-mcp/pull/18, which quotes the
   * error for `./name` (May 2026)
   */
  readonly base: string;
  /** The source of the entry of a marketplace that names the path as a part of its plugin. */
  readonly plugin?: string;
  readonly isAgent?: true;
  /** Whether the key names JSON files, and no folders. */
  readonly isFile?: true;
}

export const pluginPathNotFound: FileRule<readonly WrittenPath[]> = {
  id: 'plugin-path-not-found',
  scope: 'file',
  kinds: ['plugin', 'marketplace', 'codex-plugin'],
  description: 'A plugin or a marketplace names a file or folder that does not exist',
  effects: [
    error(
      ['claude', 'copilot-cli', 'vscode'],
      'Claude Code, the Copilot CLI and VS Code install the plugin without this part, or not at all.',
    ),
    error(['codex'], 'Codex loads the plugin without this part, and says so only in its log.'),
  ],
  source: 'https://code.claude.com/docs/en/plugins-reference#path-behavior-rules',
  collect({ kind, json }) {
    const paths = isBroken(json) ? [] : kind === 'marketplace' ? readSources(json) : readManifestPaths(json, kind);
    return paths.length === 0 ? undefined : paths.slice(0, MAX_PATHS);
  },
  check(paths, { root, path: file, kind }, report, repository) {
    const isOfClaude = /(?:^|\/)\.claude-plugin\/[^/]+$/.test(file);
    const isOfCodex = kind === 'codex-plugin';
    for (const { path, base, plugin, isAgent, isFile, range } of paths) {
      if (ABSOLUTE.test(path)) {
        const isSource = kind === 'marketplace' && plugin === undefined;
        report(
          range,
          {
            message: `${quoteValue(path)} is not a path in the repository`,
            hint: `Write a path that begins with \`./\`. It counts from the folder of the ${isSource ? 'marketplace' : 'plugin'}.`,
          },
          {
            effects:
              isOfClaude || isOfCodex ? (isSource ? SOURCE_NOT_RELATIVE : NOT_RELATIVE) : NOT_RELATIVE_FOR_COPILOT,
          },
        );
        continue;
      }
      const hasBase = base !== '' && !(isOfClaude && (plugin ?? path).startsWith('./'));
      const bases = hasBase ? [root, joinPath(root, base)] : [root];
      const folders = bases.map((folder) => (plugin === undefined ? folder : resolveFolder(folder, plugin)));
      const found = folders.some((folder) => exists(repository, folder, path));
      const isSource = kind === 'marketplace' && plugin === undefined;
      if (isOfClaude && found && isSource && FOLDER_OF_MANIFEST.test(path)) {
        report(
          range,
          {
            message: `${quote(path)} is the folder of the manifest, not that of the plugin`,
            hint: `Write ${quote(path.replace(FOLDER_OF_MANIFEST, '') || './')}, and keep only the manifest in \`.claude-plugin\`.`,
          },
          { effects: NOT_OF_PLUGIN },
        );
      }
      if (isOfClaude && found && !isSource && folders.every((folder) => leaves(folder, path))) {
        report(
          range,
          {
            message: `${quote(path)} leads out of the folder of the plugin`,
            hint: 'Move what it names into the folder of the plugin, or remove the path.',
          },
          { effects: OUTSIDE },
        );
        continue;
      }
      if ((isOfClaude || isOfCodex) && base === '' && !path.startsWith('./') && found) {
        report(
          range,
          {
            message: `${quote(path)} does not begin with \`./\``,
            hint: path.startsWith('..')
              ? 'Move what it names into the folder of the plugin or marketplace.'
              : `Write \`./${path === '.' ? '' : path}\`.`,
          },
          { effects: isSource ? SOURCE_NOT_RELATIVE : NOT_RELATIVE },
        );
      }
      if (isOfClaude && isAgent === true && found && !path.endsWith('.md')) {
        report(
          range,
          {
            message: `${quote(path)} is a folder, but \`agents\` names files`,
            hint: 'Name each `.md` file, or remove the key: the files in `agents` are found without it.',
          },
          { effects: NOT_A_FILE },
        );
      }
      if (isOfClaude && isFile === true && found && !/\.\w+$/.test(path)) {
        report(
          range,
          {
            message: `${quote(path)} is a folder, but the key names JSON files`,
            hint: 'Name the `.json` file, or remove the key: the file with the usual name is found without it.',
          },
          { effects: NOT_A_JSON_FILE },
        );
      }
      // The folder of a plugin that is missing is reported once, and not again for each of its parts.
      const isKnown = plugin === undefined || folders.some((folder) => repository.paths.hasFolder(folder));
      if (!found && isKnown) {
        const said = {
          message: `${quote(path)} does not exist in ${folders[0] === '' ? 'the repository' : `\`${folders[0]}\``}`,
          hint:
            !hasBase && base !== '' && exists(repository, joinPath(root, base), plugin ?? path)
              ? `Write ${quote(`./${joinPath(base.replace(/^\.\//, ''), path.replace(/^\.\//, ''))}`)}. Claude Code puts \`pluginRoot\` only in front of names without \`./\`.`
              : 'Correct the path. It counts from the folder of the plugin or marketplace, not from that of the file.',
        };
        const effects =
          isOfCodex && /^\.\/skills\/?$/.test(path)
            ? NO_SKILLS
            : root !== '' && isInCatalogue(repository, root, path)
              ? FILLED_IN
              : undefined;
        report(range, said, effects && { effects });
      }
    }
  },
};

const FOLDER_OF_MANIFEST = /\/\.claude-plugin\/*$/;

/** https://code.claude.com/docs/en/plugins-reference#plugin-directory-structure (November 2026) */
const NOT_OF_PLUGIN: Effects = [
  warning(['claude'], 'Claude Code looks for the manifest and the parts below this folder, and finds no manifest.'),
];

/**
 * Claude Code says "skills path escapes plugin directory", and "Paths in plugin.json must not use ".." to reference files
 * outside the plugin directory".
 *
 * @see https://github.com/mvanhorn/last30days-skill/issues/237, which quotes it (April 2026)
 */
const OUTSIDE: Effects = [
  error(['claude'], 'Claude Code reports the path as an error, and installs the plugin without this part.'),
];

/** https://code.claude.com/docs/en/plugins-reference#path-behavior-rules */
const NOT_RELATIVE: Effects = [
  warning(['claude'], 'Claude Code requires paths that begin with `./`.'),
  // `resolve_manifest_path` in https://github.com/openai/codex, `codex-rs/core-plugins/src/manifest.rs` (November 2026).
  error(['codex'], 'Codex ignores a path that does not begin with `./`.'),
];

/** Manifests are often copied with the usual folder of skills, by plugins that have none. */
const NO_SKILLS: Effects = [info(['codex'], 'Codex finds no skills in the plugin.')];

/**
 * Claude Code says "agents: Invalid input". Unlike `skills`, the key takes no folders.
 *
 * @see https://github.com/gastownhall/beads/issues/3738, which quotes it (May 2026)
 */
const NOT_A_FILE: Effects = [
  error(['claude'], 'Claude Code reports the manifest as invalid and does not install the plugin.'),
];

/** https://code.claude.com/docs/en/plugins-reference#component-path-fields (November 2026) */
const NOT_A_JSON_FILE: Effects = [
  warning(['claude'], 'Claude Code requires the path of a file here, and reports the folder as an error.'),
];

/** A path from the root of the disk, or from a home folder. */
const ABSOLUTE = /^(?:[~/]|[A-Za-z]:[\\/])/;

const NOT_RELATIVE_FOR_COPILOT: Effects = [
  info(
    ['copilot-cli', 'vscode'],
    'The Copilot CLI and VS Code document only paths that count from the folder of the plugin or marketplace.',
  ),
];

/**
 * Claude Code rejects other sources: "plugins.0.source: Invalid input".
 *
 * @see https://code.claude.com/docs/en/plugin-marketplaces#relative-paths ("must start with ./")
 */
const SOURCE_NOT_RELATIVE: Effects = [
  error(['claude'], 'Claude Code requires sources that begin with `./`, and rejects the whole marketplace otherwise.'),
];

/**
 * The catalogue github/awesome-copilot keeps the agents, prompts and skills of all plugins in folders at the root, and a
 * script copies them into the plugins before they are published. Copies of it do the same.
 *
 * @see https://github.com/github/awesome-copilot/blob/main/eng/materialize-plugins.mjs
 */
const FILLED_IN: Effects = [
  info(
    ['claude', 'copilot-cli', 'vscode'],
    'Claude Code, the Copilot CLI and VS Code find the part only if a script copies it from the folders above into the plugin.',
  ),
];

/**
 * Whether folders above a plugin contain a part of it: `agents/review.agent.md` is the source of `./agents/review.md`. The
 * catalogue is the whole repository, or a copy of it in a folder.
 */
function isInCatalogue({ paths }: RepositoryView, root: string, path: string): boolean {
  const [, folder = '', name] = /^(?:\.\/)?(agents|commands|skills)(?:\/([^/]+?)(?:\.md)?)?\/?$/.exec(path) ?? [];
  const sources: Readonly<Record<string, string>> =
    name === undefined
      ? { agents: 'agents', commands: 'prompts', skills: 'skills' }
      : { agents: `agents/${name}.agent.md`, commands: `prompts/${name}.prompt.md`, skills: `skills/${name}/SKILL.md` };
  const source = sources[folder];
  return (
    source !== undefined &&
    foldersAbove(root).some((above) => {
      const found = joinPath(above, source);
      return name === undefined ? paths.hasFolder(found) : paths.has(found);
    })
  );
}

/** `a`, and the root of the repository, for `a/b`. */
function foldersAbove(folder: string): readonly string[] {
  const parts = folder.split('/');
  return parts.map((_, depth) => parts.slice(0, depth).join('/'));
}

const MAX_PATHS = 2_000;

function leaves(folder: string, path: string): boolean {
  const target = resolveLink(joinPath(folder, 'x'), path.replace(/\/+$/, ''));
  return target.kind !== 'outside' && folder !== '' && target.path !== folder && !isBelow(target.path, folder);
}

function resolveFolder(folder: string, path: string): string {
  const target = resolveLink(joinPath(folder, 'x'), path.replace(/\/+$/, ''));
  return target.kind === 'outside' ? '..' : target.path.replace(/^\.$/, '');
}

function exists({ paths }: RepositoryView, root: string, path: string): boolean {
  const target = resolveLink(joinPath(root, 'x'), path.replace(/\/+$/, ''));
  if (target.kind === 'outside') {
    return false;
  }
  return target.path === '' || target.path === '.' || paths.has(target.path) || paths.hasFolder(target.path);
}

function readManifestPaths(json: CheckedText['json'], kind: CheckedText['kind']): readonly WrittenPath[] {
  const keys = kind === 'codex-plugin' ? CODEX_PATH_KEYS : PATH_KEYS;
  return isRecord(json.value) ? readParts(json, [], json.value, '', keys) : [];
}

function readParts(
  json: CheckedText['json'],
  at: readonly (string | number)[],
  plugin: Readonly<Record<string, unknown>>,
  base: string,
  keys: readonly string[] = PATH_KEYS,
): readonly WrittenPath[] {
  return keys.flatMap((key) => {
    const value = plugin[key];
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    return values.flatMap((path, index) =>
      readPath(json, Array.isArray(value) ? [...at, key, index] : [...at, key], path, base).map((part) => ({
        ...part,
        ...(key === 'agents' && { isAgent: true as const }),
        ...((key === 'hooks' || key === 'mcpServers') && { isFile: true as const }),
      })),
    );
  });
}

function readSources(json: CheckedText['json']): readonly WrittenPath[] {
  const root = json.value;
  const plugins: unknown = isRecord(root) ? root['plugins'] : undefined;
  const metadata: unknown = isRecord(root) ? root['metadata'] : undefined;
  const base = isRecord(metadata) && typeof metadata['pluginRoot'] === 'string' ? metadata['pluginRoot'] : '';
  return Array.isArray(plugins)
    ? plugins.flatMap((entry: unknown, index) => {
        const at = ['plugins', index];
        const source = isRecord(entry) ? entry['source'] : undefined;
        const sources = readPath(json, [...at, 'source'], source, base);
        // Parts of a plugin that is fetched from elsewhere are not in this repository.
        return [
          ...sources,
          ...sources.flatMap(({ path: plugin }) =>
            isRecord(entry) ? readParts(json, at, entry, base).map((part) => ({ ...part, plugin })) : [],
          ),
        ];
      })
    : [];
}

/** A written path. An address or a variable is none. */
function readPath(
  json: CheckedText['json'],
  at: readonly (string | number)[],
  path: unknown,
  base: string,
): readonly WrittenPath[] {
  const range = typeof path === 'string' ? json.rangeOf(at) : undefined;
  return typeof path !== 'string' || range === undefined || path === '' || /^[a-z]{2,}:|\$\{/i.test(path)
    ? []
    : [{ path: detachText(path), range, base: detachText(base) }];
}
