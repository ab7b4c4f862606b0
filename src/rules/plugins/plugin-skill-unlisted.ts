import { detachText } from '../../text/detach.ts';
import { isBroken } from '../../text/json/jsonc.ts';
import { isRecord } from '../../text/record.ts';
import { quote } from '../../text/shown/quote.ts';
import type { TextRange } from '../../text/source-text.ts';
import { folderOf, joinPath, nameOf } from '../../workspace/paths.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { info } from '../effects.ts';
import type { FileRule, Report, RepositoryView } from '../types.ts';
import { findFolder } from './local-sources.ts';

type Key = 'agents' | 'commands' | 'skills';

/** The parts of one kind that a plugin names one by one. */
interface SkillList {
  readonly key: Key;
  readonly range: TextRange;
  /** The folder of the plugin, from that of the file. */
  readonly source: string;
  readonly paths: readonly string[];
}

export const pluginSkillUnlisted: FileRule<readonly SkillList[]> = {
  id: 'plugin-skill-unlisted',
  scope: 'file',
  kinds: ['plugin', 'marketplace'],
  description: 'A plugin names its skills, commands or agents one by one, and leaves out one in the same folder',
  effects: [
    info(
      ['claude', 'copilot-cli', 'vscode'],
      'Claude Code, the Copilot CLI and VS Code install the plugin without this part, because they do not search this folder.',
    ),
  ],
  source: 'https://code.claude.com/docs/en/plugins-reference#path-behavior-rules',
  collect({ kind, json }) {
    const lists = isBroken(json) || !isRecord(json.value) ? [] : readLists(kind, json, json.value);
    return lists.length === 0 ? undefined : lists;
  },
  check(lists, { root, kind }, report, { paths }) {
    const listed = new Set(lists.flatMap((list) => (list.key === 'skills' ? findFolders(list, root) : [])));
    for (const list of lists) {
      if (list.key !== 'skills') {
        checkFiles(list, root, report, paths);
        continue;
      }
      const folders = findFolders(list, root).filter((folder) => paths.has(`${folder}/SKILL.md`));
      const parents = new Set(folders.map(folderOf));
      const standard = joinPath(findFolder(root, list.source) ?? '', 'skills');
      for (const parent of parents) {
        const named = folders.filter((folder) => folderOf(folder) === parent).length;
        // The standard folder is searched in any case, unless the marketplace lists what belongs to each of its plugins.
        if (named < MIN_NAMED || (kind === 'plugin' && parent === standard)) {
          continue;
        }
        const missing = paths.entries.flatMap(({ path }) => {
          const folder = path.endsWith('/SKILL.md') ? folderOf(path) : '';
          return folder !== '' && folderOf(folder) === parent && !listed.has(folder) ? [folder] : [];
        });
        const [first = ''] = missing;
        if (missing.length > 0 && missing.length * MIN_SHARE <= named) {
          const rest = missing.length > 1 ? ` and ${missing.length - 1} more` : '';
          report(list.range, {
            message: `The list leaves out ${quote(nameOf(first))}${rest}, but names ${named} other skills in \`${parent}\``,
            hint: `Add ${quote(`./${nameOf(first)}`)} with its folders to the list, or move a skill that is not to be installed.`,
          });
        }
      }
    }
  },
};

/** Commands and agents are files. If the manifest names them, the standard folder is not searched. */
function checkFiles(list: SkillList, root: string, report: Report, { entries, has }: RepositoryView['paths']): void {
  const plugin = findFolder(root, list.source);
  const named = list.paths.flatMap((path) => (plugin === undefined ? [] : (findFolder(plugin, path) ?? [])));
  const files = named.filter((path) => path.endsWith('.md') && has(path));
  const [parent, ...others] = new Set(files.map(folderOf));
  if (parent === undefined || others.length > 0 || files.length < MIN_FILES || files.length < named.length) {
    return;
  }
  const missing = entries.flatMap(({ path }) =>
    folderOf(path) === parent && IS_PART.test(nameOf(path)) && !files.includes(path) ? [path] : [],
  );
  const [first = ''] = missing;
  if (missing.length > 0 && missing.length <= files.length) {
    const rest = missing.length > 1 ? ` and ${missing.length - 1} more` : '';
    report(list.range, {
      message: `The list leaves out ${quote(nameOf(first))}${rest}, but names ${files.length} other ${list.key} in \`${parent}\``,
      hint: `Add ${quote(`./${list.key}/${nameOf(first)}`)} to the list, or remove the key, so that the whole folder is read.`,
    });
  }
}

const MIN_FILES = 2;
const IS_PART = /^(?!readme|index|template|_)[\w.-]+\.md$/i;

const MIN_NAMED = 3;
/** For each skill that is left out, so many are named. Otherwise, they are left out on purpose. */
const MIN_SHARE = 3;
const MAX_LISTS = 500;

function findFolders({ source, paths }: SkillList, root: string): readonly string[] {
  const plugin = findFolder(root, source);
  return plugin === undefined
    ? []
    : paths.flatMap((path) => {
        const folder = findFolder(plugin, path.replace(/\/SKILL\.md$/, ''));
        return folder === undefined ? [] : [folder];
      });
}

function readLists(
  kind: CheckedText['kind'],
  json: CheckedText['json'],
  root: Readonly<Record<string, unknown>>,
): readonly SkillList[] {
  if (kind === 'plugin') {
    return readList(json, [], root, '.');
  }
  const plugins = root['plugins'];
  return (Array.isArray(plugins) ? plugins.slice(0, MAX_LISTS) : []).flatMap((entry: unknown, index) =>
    isRecord(entry) && typeof entry['source'] === 'string'
      ? readList(json, ['plugins', index], entry, detachText(entry['source']))
      : [],
  );
}

function readList(
  json: CheckedText['json'],
  at: readonly (string | number)[],
  plugin: Readonly<Record<string, unknown>>,
  source: string,
): readonly SkillList[] {
  return KEYS.flatMap((key) => {
    const parts = plugin[key];
    const range = json.rangeOfKey([...at, key]);
    const paths = Array.isArray(parts)
      ? parts.flatMap((path: unknown) => (typeof path === 'string' ? [detachText(path)] : []))
      : [];
    return range === undefined || paths.length < (key === 'skills' ? MIN_NAMED : MIN_FILES)
      ? []
      : [{ key, range, source, paths }];
  });
}

const KEYS: readonly Key[] = ['agents', 'commands', 'skills'];
