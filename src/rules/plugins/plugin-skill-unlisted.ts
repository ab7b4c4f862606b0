import { detachText } from '../../text/detach.ts';
import { isBroken } from '../../text/json/jsonc.ts';
import { isRecord } from '../../text/record.ts';
import { quote } from '../../text/shown/quote.ts';
import type { TextRange } from '../../text/source-text.ts';
import { folderOf, joinPath, nameOf } from '../../workspace/paths.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import type { FileRule } from '../types.ts';
import { findFolder } from './local-sources.ts';

/** The skills that a plugin names one by one. */
interface SkillList {
  readonly range: TextRange;
  /** The folder of the plugin, from that of the file. */
  readonly source: string;
  readonly paths: readonly string[];
}

export const pluginSkillUnlisted: FileRule<readonly SkillList[]> = {
  id: 'plugin-skill-unlisted',
  scope: 'file',
  kinds: ['plugin', 'marketplace'],
  description: 'A plugin names its skills one by one, and leaves out one in the same folder',
  effects: [
    {
      clients: ['claude', 'copilot-cli', 'vscode'],
      severity: 'info',
      why: 'Claude Code, the Copilot CLI and VS Code install the plugin without this skill, because they do not search this folder.',
    },
  ],
  source: 'https://code.claude.com/docs/en/plugins-reference#path-behavior-rules',
  collect({ kind, json }) {
    const lists = isBroken(json) || !isRecord(json.value) ? [] : readLists(kind, json, json.value);
    return lists.length === 0 ? undefined : lists;
  },
  check(lists, { root, kind }, report, { paths }) {
    const listed = new Set(lists.flatMap((list) => findFolders(list, root)));
    for (const list of lists) {
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
  const skills = plugin['skills'];
  const range = json.rangeOfKey([...at, 'skills']);
  const paths = Array.isArray(skills)
    ? skills.flatMap((path: unknown) => (typeof path === 'string' ? [detachText(path)] : []))
    : [];
  return range === undefined || paths.length < MIN_NAMED ? [] : [{ range, source, paths }];
}
