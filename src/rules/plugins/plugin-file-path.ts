import { quote } from '../../text/shown/quote.ts';
import { folderOf, joinPath, nameOf, parentsOf } from '../../workspace/paths.ts';
import { info } from '../effects.ts';
import type { CheckedFile, FileRule, Report, RepositoryView } from '../types.ts';
import { findPaths, type WrittenPath } from './written-paths/find-paths.ts';
import { sayWrongPath } from './written-paths/say-wrong-path.ts';

export const pluginFilePath: FileRule<readonly WrittenPath[]> = {
  id: 'plugin-file-path',
  scope: 'file',
  kinds: ['command', 'agent', 'skill', 'bundled-document'],
  description:
    'A text of a plugin names a file of the plugin by a path that does not exist where the plugin is installed',
  effects: [
    info(
      ['claude'],
      'Claude Code copies the plugin to a folder of its own and runs commands in the project of the user, where the path does not exist.',
    ),
  ],
  source: 'https://code.claude.com/docs/en/plugins-reference#environment-variables',
  collect(text) {
    const found = findPaths(text);
    return found.length === 0 ? undefined : found;
  },
  check(paths, file, report, { paths: index }) {
    const root = parentsOf(file.path).find((folder) => index.has(joinPath(folder, '.claude-plugin/plugin.json')));
    const ofRepository = index.has('.claude-plugin/plugin.json') ? '' : undefined;
    const plugin = root ?? ofRepository;
    checkHomeOfSkill(paths, file, report, index);
    if (plugin === undefined) {
      checkClaudeFolder(paths, file, report, index);
      return;
    }
    if (CLIENT_FOLDER.test(plugin === '' ? file.path : file.path.slice(plugin.length + 1))) {
      return;
    }
    let count = 0;
    for (const written of paths) {
      const said =
        count < (written.isLink === true ? MAX_LINKS : MAX_FINDINGS)
          ? sayWrongPath(written, file, plugin, index)
          : undefined;
      if (said !== undefined) {
        report(written.range, said);
        count += 1;
      }
    }
  },
};

const MAX_FINDINGS = 5;
/** Links out of the plugin are written from habit, so few of them say enough. */
const MAX_LINKS = 2;
/** Folders of clients. What is in them is for the repository itself, or is copied to a project. */
const CLIENT_FOLDER = /(?:^|\/)\.(?!claude-plugin\/)[\w-]+\//;

/** A file of the own skill by the path that the skill would have if somebody copied it to the home folder. */
function checkHomeOfSkill(
  paths: readonly WrittenPath[],
  { path: file, kind, standing }: CheckedFile,
  report: Report,
  index: RepositoryView['paths'],
): void {
  const skill = folderOf(file);
  for (const { path, range, isOfHome } of kind === 'skill' && standing !== 'stray' ? paths : []) {
    const [, name, own = ''] = /^skills\/([^/]+)\/(.+)$/.exec(path) ?? [];
    if (isOfHome === true && name === nameOf(skill) && !index.has(joinPath(skill, own)) && !MADE.test(own)) {
      report(range, {
        message: `The skill has no file ${quote(own)}`,
        hint: 'Correct the path, or add the file.',
      });
    }
  }
}

/** Files that a skill may write where it is installed. */
const MADE = /(?:^|[/._-])(?:config|settings|state|cache|logs?|output|data|memory|history|local)(?=[/._-])/i;

/** A file of the own skill by a path below \`.claude\`, where the repository does not have the skill. */
function checkClaudeFolder(
  paths: readonly WrittenPath[],
  { path: file, kind }: CheckedFile,
  report: Report,
  index: RepositoryView['paths'],
): void {
  const skill = folderOf(file);
  for (const { path, range, isOfHome } of kind === 'skill' ? paths : []) {
    const [, name, own = ''] = /^\.claude\/skills\/([^/]+)\/(.+)$/.exec(path) ?? [];
    if (isOfHome !== true && name === nameOf(skill) && !index.has(path) && index.has(joinPath(skill, own))) {
      report(range, {
        message: `${quote(path)} does not exist where the skill is installed for another client or as a plugin`,
        hint: `Write \`${own}\`: clients name the folder of the skill to the model.`,
      });
      return;
    }
  }
}
