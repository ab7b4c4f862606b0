import { nameOf } from '../../workspace/paths.ts';
import type { PathsRule, RepositoryView } from '../types.ts';
import { skillFolders, type SkillFolder } from './skill-folder.ts';

export const skillUnreferencedFile: PathsRule = {
  id: 'skill-unreferenced-file',
  scope: 'paths',
  kinds: ['skill'],
  description: 'No file of a skill names one of its reference files',
  effects: [
    {
      clients: ['vscode', 'github', 'copilot-cli', 'claude'],
      severity: 'info',
      why: 'VS Code, github.com, the Copilot CLI and Claude Code give the model only the text of SKILL.md, so the model does not know about the file.',
    },
  ],
  source: 'https://agentskills.io/specification#references',
  async check(repository, report) {
    for (const skill of skillFolders(repository)) {
      for (const path of await findUnmentioned(repository, skill)) {
        report(path, {
          message: `No file of the skill \`${skill.file.name}\` names this reference file`,
          hint: 'Say in SKILL.md when to read it, or delete it.',
        });
      }
    }
  },
};

/** Other files of a skill, such as a license or a test, are not for the model to read. */
const REFERENCE = /\/references?\/(?:[^/]+\/)*[^/]+\.md$/;
const ABOUT_THE_FOLDER = /\/(?:readme|index|license|changelog)\.md$/i;
const MAY_MENTION = /\.(?:md|txt|json|ya?ml|toml|py|js|mjs|ts|sh|ps1)$/;
const MAX_REFERENCES = 100;
const MAX_READ = 50;
const MAX_READ_CHARACTERS = 1024 * 1024;

async function findUnmentioned(
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

/** Keeps the files that a text does not mention: by name, by name without extension in code or after a slash, or by naming the whole folder. */
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
