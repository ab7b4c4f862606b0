import { CLIENTS } from '../../customizations/known/clients.ts';
import { folderOf, nameOf } from '../../workspace/paths.ts';
import { info } from '../effects.ts';
import type { PathsRule, RepositoryView } from '../types.ts';
import { skillFolders, type SkillFolder } from './skill-folder.ts';
import { regex } from '../../text/regex.ts';

export const skillUnreferencedFile: PathsRule = {
  id: 'skill-unreferenced-file',
  scope: 'paths',
  kinds: ['skill'],
  description: 'No file of a skill names one of the files that it brings along',
  effects: [
    info(CLIENTS, 'All clients give the model only the text of SKILL.md, so the model does not know about the file.'),
  ],
  source: 'https://agentskills.io/specification#references',
  async check(repository, report) {
    for (const skill of skillFolders(repository)) {
      const key = `skill-unreferenced-file ${skill.file.path}`;
      for (const path of await repository.remember(key, (view) => findUnmentioned(view, skill))) {
        report(path, {
          message: `No file of the skill \`${skill.file.name}\` names this ${KINDS[folderNameOf(path, skill)] ?? 'file'}`,
          hint: 'Say in SKILL.md when to use it, or delete it.',
        });
      }
    }
  },
};

/** The folders for files that a model reads, copies or runs, and what their files are called. */
const KINDS: Readonly<Record<string, string>> = {
  reference: 'reference file',
  references: 'reference file',
  assets: 'asset',
  scripts: 'script',
};

/** Files that are not for the model, or that a program finds by itself. */
const NOT_FOR_MODELS = regex('i')`
  (?:^|\/)(?:
    (?:readme|index|license|notice|changelog|requirements)[^/]*|__\w+__\.py|conftest\.py
    |(?:package|tsconfig)[^/]*\.json|[^/]*[._-](?:test|spec|lock)\b[^/]*|test[_-][^/]*|\.[^/]*
  )$
  |(?:^|\/)(?:tests?|__tests__|fixtures|evals?|node_modules|__pycache__)\/
`;
const MAY_MENTION = /\.(?:md|txt|json|ya?ml|toml|py|js|mjs|cjs|ts|tsx|jsx|css|html?|sh|bash|ps1|psm1|rb|tex|xml|svg)$/;
const MAX_FILES = 100;
const MAX_READ = 50;
const MAX_READ_CHARACTERS = 1024 * 1024;

/** The folder directly below the skill's. */
function folderNameOf(path: string, { folder }: SkillFolder): string {
  return (
    path
      .slice(folder.length + 1)
      .split('/')[0]
      ?.toLowerCase() ?? ''
  );
}

async function findUnmentioned(
  repository: Pick<RepositoryView, 'read'>,
  skill: SkillFolder,
): Promise<readonly string[]> {
  const { file, folder, files } = skill;
  const meant = files.filter(
    (path) => Object.hasOwn(KINDS, folderNameOf(path, skill)) && !NOT_FOR_MODELS.test(path.slice(folder.length)),
  );
  // A skill with so many files has a program that knows them.
  let left: readonly string[] = meant.length > MAX_FILES ? [] : meant;
  let characters = 0;
  const readers = files.filter((other) => MAY_MENTION.test(other));
  if (readers.length > MAX_READ) {
    left = left.filter((path) => path.endsWith('.md'));
  }
  for (const path of [file.path, ...readers.slice(0, MAX_READ)]) {
    const source = left.length === 0 ? undefined : await repository.read(path);
    if (source !== undefined) {
      left = withoutMentioned(left, path, source.text.toLowerCase(), folder);
      characters += source.text.length;
    }
    if (characters > MAX_READ_CHARACTERS) {
      return [];
    }
  }
  return left;
}

function withoutMentioned(
  paths: readonly string[],
  from: string,
  text: string,
  skillFolder: string,
): readonly string[] {
  return paths.filter((path) => path === from || !(namesFile(text, path) || namesFolder(text, path, skillFolder)));
}

/** Whether a text in lower case names a file: by its name, or without its extension in code or after a slash. */
function namesFile(text: string, path: string): boolean {
  const name = nameOf(path).toLowerCase();
  const stem = name.replace(/\.[^.]*$/, '');
  const mentions = [
    name,
    `/${stem}`,
    `\`${stem}\``,
    `"${stem}"`,
    `'${stem}'`,
    `[${stem}`,
    `import ${stem}`,
    `from ${stem}`,
  ];
  return mentions.some((mention) => text.includes(mention));
}

/** Whether a text in lower case names one of the folders above a file, without a file in it. */
function namesFolder(text: string, path: string, skillFolder: string): boolean {
  for (let folder = folderOf(path); folder.length > skillFolder.length; folder = folderOf(folder)) {
    const name = nameOf(folder).toLowerCase();
    const singular = name.replace(/s$/, '');
    if (
      ENDS_OF_FOLDERS.some((end) => hasBefore(text, `${name}/`, end)) ||
      [`${name} folder`, `${name} directory`, `${name}\` folder`, `${name}\` directory`, `${name} files`].some(
        (words) => text.includes(words),
      ) ||
      [`${singular} files`, `folder ${name}`, `folder \`${name}`, `directory ${name}`, `directory \`${name}`].some(
        (words) => text.includes(words),
      )
    ) {
      return true;
    }
  }
  return false;
}

/** What follows the name of a folder if no file is named behind it. */
const ENDS_OF_FOLDERS = ['`', ' ', '\n', '\r', ')', '"', "'", '*', '<', '{', '$', '[', ',', ':', ';', '│'];

function hasBefore(text: string, name: string, end: string): boolean {
  return text.includes(`${name}${end}`) || text.endsWith(name);
}
