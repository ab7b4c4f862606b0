import { readIgnored } from '../reading/paths/git-ignored.ts';
import type { PathIndex } from '../reading/paths/path-index.ts';
import type { CheckedFile, Effects, RepositoryRule } from '../types.ts';
import { isTemplateOfProject } from '../../customizations/places/set-aside.ts';
import { joinPath } from '../../workspace/paths.ts';
import {
  findCommandImports,
  findFolderImports,
  findImports,
  importedPath,
  isMissing,
  type ImportMark,
} from './imports.ts';
import { quote } from '../../text/shown/quote.ts';

/** The imports of a text that are clearly files, and those that may be folders. */
interface Imports {
  readonly files: readonly ImportMark[];
  readonly folders: readonly ImportMark[];
}

export const importNotFound: RepositoryRule<Imports> = {
  id: 'import-not-found',
  scope: 'repository',
  kinds: ['repository-instructions', 'agents-md', 'claude-md', 'claude-rule', 'gemini-md', 'command'],
  description: 'An `@path` import names a file that does not exist',
  effects: [
    {
      clients: ['claude'],
      severity: 'error',
      why: 'Claude Code leaves the import as it is written, so the model gets a file name and none of the text.',
    },
    {
      clients: ['gemini'],
      severity: 'error',
      why: 'The Gemini CLI puts an error message in the place of the import, and none of the text.',
    },
    {
      clients: ['vscode', 'github', 'copilot-cli', 'codex', 'cursor', 'windsurf'],
      severity: 'warning',
      why: 'All others send the name to the model, which cannot find the file.',
    },
  ],
  source: 'https://code.claude.com/docs/en/memory#import-additional-files',
  collect({ kind, text, body }) {
    // In a command, the name of a folder stands for the list of its files.
    const files = kind === 'command' ? findCommandImports(text, body) : findImports(text, body);
    const folders = kind === 'command' ? [] : findFolderImports(text, body);
    return files.length + folders.length === 0 ? undefined : { files, folders };
  },
  async check(facts, report, repository) {
    const own = facts.filter(({ file }) => !isTemplateOfProject(file.path));
    const missing = own.flatMap(({ file, fact }) => missingImports(file, fact.files, repository.paths));
    const ignoredBy = await readIgnored(
      repository,
      missing.map(({ path }) => path),
    );
    for (const { file, mark, path } of missing.filter((one) => ignoredBy(one.path) === undefined)) {
      const spelled = repository.paths.spelled(path);
      const effects = effectsOf(file, mark, path, repository.paths);
      report(
        file,
        { start: mark.start - 1, end: mark.end },
        {
          message: `The import ${quote(isAbsolute(mark) ? mark.target : path)} does not exist`,
          hint:
            spelled === undefined
              ? `Correct the path: ${isAbsolute(mark) ? 'with a slash in front it counts from the root of the file system. Write it ' : 'it is '}relative to ${file.kind === 'command' ? 'the root of the project' : 'the folder of this file'}.`
              : `Did you mean ${quote(spelled)}?`,
        },
        effects === undefined ? {} : { effects },
      );
    }
    for (const { file, fact } of facts) {
      for (const mark of fact.folders) {
        const path = importedPath(file.path, mark)?.replace(/\/$/, '');
        if (path !== undefined && file.level === 'repository' && repository.paths.hasFolder(path)) {
          report(
            file,
            { start: mark.start - 1, end: mark.end },
            {
              message: `The import ${quote(mark.target)} is a folder`,
              hint: 'Import the files that the model should read, each on its own.',
            },
            { effects: IS_PLAINLY_FOLDER.test(mark.target) ? OF_FOLDERS : MAY_BE_NAME },
          );
        }
      }
    }
  },
};

/** What follows if it is not certain that the file is missing. Absent if it is. */
function effectsOf(file: CheckedFile, mark: ImportMark, path: string, paths: PathIndex): Effects | undefined {
  if (file.kind === 'command') {
    return isStateOfTool(path, paths) ? STATE_OF_TOOL : IN_COMMANDS;
  }
  if (isAbsolute(mark) || !paths.has(mark.target.replace(/^\.\//, ''))) {
    return undefined;
  }
  return file.kind === 'repository-instructions' ? FROM_ROOT : TO_INSTALL.test(file.path) ? FOUND_FROM_ROOT : undefined;
}

/** https://docs.github.com/copilot/how-tos/copilot-cli/customize-copilot/add-custom-instructions (November 2026) */
const FROM_ROOT: Effects = [
  {
    clients: ['vscode', 'github', 'copilot-cli'],
    severity: 'info',
    why: 'The file exists from the root. The documentation of the Copilot CLI does not say whether imports count from there or from the folder of the file.',
  },
];

/** Folders whose files a script puts into the home folder. */
const TO_INSTALL = /^(?:configs?|dotfiles?|dot-claude|global|home|user)\//;

/** A script may install the file next to the folders of the root, as a template for the home folder is. */
const FOUND_FROM_ROOT: Effects = [
  {
    clients: ['claude', 'gemini', 'vscode', 'github', 'copilot-cli', 'codex', 'cursor', 'windsurf'],
    severity: 'info',
    why: 'Imports count from the folder of the file, and the file exists from the root. The import is right only if the text is installed there.',
  },
];

const OF_FOLDERS: Effects = [
  {
    clients: ['claude', 'gemini'],
    severity: 'warning',
    why: 'Claude Code and the Gemini CLI import files only, so the model gets the name of the folder and none of its texts.',
  },
];

const IS_PLAINLY_FOLDER = /^\.{1,2}\/|\/$/;

/** `@docs` may also be a person, and `@src/api` the name by which code imports the folder. */
const MAY_BE_NAME: Effects = [
  {
    clients: ['claude', 'gemini'],
    severity: 'info',
    why: 'Claude Code and the Gemini CLI import files only, so the model gets the name and none of the texts in the folder.',
  },
];

/** https://code.claude.com/docs/en/skills#file-references (November 2026) */
const IN_COMMANDS: Effects = [
  {
    clients: ['claude'],
    severity: 'warning',
    why: 'Claude Code leaves the name as it is written, and the model gets none of the text.',
  },
];

const STATE_OF_TOOL: Effects = [
  {
    clients: ['claude'],
    severity: 'info',
    why: 'Claude Code leaves the name as it is written until the file is made.',
  },
];

/** Whether a path is in a hidden folder that the repository does not have, such as `.planning/`, in which a tool keeps its state. */
function isStateOfTool(path: string, paths: PathIndex): boolean {
  const [first = ''] = path.split('/');
  return path.includes('/') && first.startsWith('.') && !paths.hasFolder(first);
}

function isAbsolute({ target }: ImportMark): boolean {
  return target.startsWith('/');
}

interface MissingImport {
  readonly file: CheckedFile;
  readonly mark: ImportMark;
  readonly path: string;
}

const COMMANDS = /(?:^|\/)\.claude\/commands\//;
/** Names of personal notes, which are never committed to the repository. */
const OWN = /\.local\.\w+$/i;

function missingImports(file: CheckedFile, imports: readonly ImportMark[], paths: PathIndex): readonly MissingImport[] {
  // A command of a plugin names files of the projects in which the plugin is used.
  const isElsewhere = file.kind === 'command' && !COMMANDS.test(file.path);
  return file.level !== 'repository' || isElsewhere
    ? []
    : imports.flatMap((mark) => {
        const next = importedPath(file.path, mark);
        const path = file.kind === 'command' ? importedPath(joinPath(file.root, 'x.md'), mark) : next;
        const isThere = [path, next].some(
          (one) => one === undefined || !isMissing(one, paths) || paths.hasFolder(one.replace(/\/$/, '')),
        );
        return path === undefined || OWN.test(path) || isThere ? [] : [{ file, mark, path }];
      });
}
