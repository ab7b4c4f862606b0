import { quote } from '../../text/shown/quote.ts';
import { detachText } from '../../text/detach.ts';
import { isBroken } from '../../text/json/jsonc.ts';
import { isRecord } from '../../text/record.ts';
import type { TextRange } from '../../text/source-text.ts';
import { joinPath, resolveLink } from '../../workspace/paths.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import type { Effects, FileRule, RepositoryView } from '../types.ts';
import { PATH_KEYS } from './plugin-keys.ts';

interface WrittenPath {
  readonly path: string;
  readonly range: TextRange;
  /** A folder that may be in front of the path: `metadata.pluginRoot` of a marketplace. */
  readonly base: string;
}

export const pluginPathNotFound: FileRule<readonly WrittenPath[]> = {
  id: 'plugin-path-not-found',
  scope: 'file',
  kinds: ['plugin', 'marketplace'],
  description: 'A plugin or a marketplace names a file or folder that does not exist',
  effects: [
    {
      clients: ['claude', 'copilot-cli', 'vscode'],
      severity: 'error',
      why: 'Claude Code, the Copilot CLI and VS Code install the plugin without this part, or not at all.',
    },
  ],
  source: 'https://code.claude.com/docs/en/plugins-reference#path-behavior-rules',
  collect({ kind, json }) {
    const paths = isBroken(json) ? [] : kind === 'plugin' ? readManifestPaths(json) : readSources(json);
    return paths.length === 0 ? undefined : paths.slice(0, MAX_PATHS);
  },
  check(paths, { root, path: file }, report, repository) {
    const isOfClaude = /(?:^|\/)\.claude-plugin\/plugin\.json$/.test(file);
    for (const { path, base, range } of paths) {
      if (isOfClaude && !/^\.\.?(?:\/|$)/.test(path) && exists(repository, root, path)) {
        report(
          range,
          {
            message: `${quote(path)} does not begin with \`./\``,
            hint: `Write \`./${path}\`.`,
          },
          { effects: NOT_RELATIVE },
        );
      }
      if (!exists(repository, root, path) && (base === '' || !exists(repository, joinPath(root, base), path))) {
        report(range, {
          message: `${quote(path)} does not exist in ${root === '' ? 'the repository' : `\`${root}\``}`,
          hint: 'Correct the path. It counts from the folder of the plugin or marketplace, not from that of the file.',
        });
      }
    }
  },
};

/** https://code.claude.com/docs/en/plugins-reference#path-behavior-rules */
const NOT_RELATIVE: Effects = [
  { clients: ['claude'], severity: 'warning', why: 'Claude Code requires paths that begin with `./`.' },
];

const MAX_PATHS = 2_000;

function exists({ paths }: RepositoryView, root: string, path: string): boolean {
  const target = resolveLink(joinPath(root, 'x'), path.replace(/\/+$/, ''));
  if (target.kind === 'outside') {
    return false;
  }
  return target.path === '' || target.path === '.' || paths.has(target.path) || paths.hasFolder(target.path);
}

function readManifestPaths(json: CheckedText['json']): readonly WrittenPath[] {
  const root = json.value;
  return isRecord(root)
    ? PATH_KEYS.flatMap((key) => {
        const value = root[key];
        const values: readonly unknown[] = Array.isArray(value) ? value : [value];
        return values.flatMap((path, index) => readPath(json, Array.isArray(value) ? [key, index] : [key], path, ''));
      })
    : [];
}

function readSources(json: CheckedText['json']): readonly WrittenPath[] {
  const root = json.value;
  const plugins: unknown = isRecord(root) ? root['plugins'] : undefined;
  const metadata: unknown = isRecord(root) ? root['metadata'] : undefined;
  const base = isRecord(metadata) && typeof metadata['pluginRoot'] === 'string' ? metadata['pluginRoot'] : '';
  return Array.isArray(plugins)
    ? plugins.flatMap((entry: unknown, index) =>
        readPath(json, ['plugins', index, 'source'], isRecord(entry) ? entry['source'] : undefined, base),
      )
    : [];
}

/** A path of the repository. An address or a variable is none. */
function readPath(
  json: CheckedText['json'],
  at: readonly (string | number)[],
  path: unknown,
  base: string,
): readonly WrittenPath[] {
  const range = typeof path === 'string' ? json.rangeOf(at) : undefined;
  return typeof path !== 'string' || range === undefined || path === '' || /^[a-z]+:|\$\{|^[~/]/i.test(path)
    ? []
    : [{ path: detachText(path), range, base: detachText(base) }];
}
