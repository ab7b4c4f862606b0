import { nameOf } from '../../workspace/paths.ts';
import type { PathsRule, RepositoryView } from '../types.ts';
import { skillFolders, type SkillFolder } from './skill-folder.ts';

export const skillUnreferencedFile: PathsRule = {
  id: 'skill-unreferenced-file',
  scope: 'paths',
  kinds: ['skill'],
  description: 'Nothing in a skill names one of its reference files',
  effects: [
    {
      clients: ['vscode', 'github', 'copilot-cli', 'claude'],
      severity: 'info',
      why: 'VS Code, github.com, the Copilot CLI and Claude Code give the model the text of SKILL.md only, so it does not know of the file.',
    },
  ],
  source: 'https://agentskills.io/specification#references',
  async check(repository, report) {
    for (const skill of skillFolders(repository)) {
      for (const path of await unmentioned(repository, skill)) {
        report(path, {
          message: `No file of the skill \`${skill.file.name}\` names this one`,
          hint: 'Say in SKILL.md when to read it, or remove it.',
        });
      }
    }
  },
};

/** What a skill holds besides, such as a license or a test, is not for the model to read. */
const REFERENCE = /\/references?\/(?:[^/]+\/)*[^/]+\.md$/;
const ABOUT_THE_FOLDER = /\/(?:readme|index|license|changelog)\.md$/i;
const MAY_MENTION = /\.(?:md|txt|json|ya?ml|toml|py|js|mjs|ts|sh|ps1)$/;
const MAX_REFERENCES = 100;
const MAX_READ = 50;
const MAX_READ_CHARACTERS = 1024 * 1024;

async function unmentioned(
  repository: RepositoryView,
  { file, folder, files }: SkillFolder,
): Promise<readonly string[]> {
  const references = files
    .filter((path) => REFERENCE.test(path.slice(folder.length)) && !ABOUT_THE_FOLDER.test(path))
    .slice(0, MAX_REFERENCES);
  let left: readonly string[] = references;
  let characters = 0;
  for (const path of [file.path, ...files.filter((other) => MAY_MENTION.test(other)).slice(0, MAX_READ)]) {
    const source = left.length === 0 ? undefined : await repository.read(path);
    if (source !== undefined) {
      left = withoutMentioned(left, path, source.text);
      characters += source.text.length;
    }
    if (characters > MAX_READ_CHARACTERS) {
      return [];
    }
  }
  return left;
}

/** By its name, by the name without ending where that is in code or behind a slash; or the folder as a whole. */
function withoutMentioned(paths: readonly string[], from: string, text: string): readonly string[] {
  if (WHOLE_FOLDER.test(text)) {
    return [];
  }
  const lower = text.toLowerCase();
  return paths.filter((path) => {
    const name = nameOf(path).toLowerCase();
    const stem = name.replace(/\.md$/, '');
    const mentions = [name, `/${stem}`, `\`${stem}\``, `"${stem}"`, `[${stem}`];
    return path === from || !mentions.some((mention) => lower.includes(mention));
  });
}

const WHOLE_FOLDER =
  /\breferences?\/(?![\w.-])|\breferences? (?:folder|directory|files)\b|\b(?:folder|directory) `?references?\b/i;
