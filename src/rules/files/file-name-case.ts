import { CLIENTS } from '../../customizations/known/clients.ts';
import { splitPath } from '../../customizations/places/identify.ts';
import { joinPath } from '../../workspace/paths.ts';
import type { CheckedFile, Effects, PathsRule } from '../types.ts';
import type { PathIndex } from '../reading/paths/path-index.ts';
import { properPath } from './proper-path.ts';
import { wordsIn } from '../../structures/words-in.ts';

/** The effect of a wrong folder name, which even VS Code looks for with exact capitals. */
const OF_FOLDERS: Effects = [
  {
    clients: CLIENTS,
    severity: 'warning',
    why: 'On github.com and on Linux, letter case counts: neither Copilot, VS Code nor Claude Code finds the folder there.',
  },
];

export const fileNameCase: PathsRule = {
  id: 'file-name-case',
  scope: 'paths',
  kinds: 'all',
  description: 'The name of a file has capitals where clients expect lower case, or the other way round',
  effects: [
    {
      clients: ['github', 'copilot-cli', 'claude'],
      severity: 'warning',
      why: 'github.com, and the Copilot CLI and Claude Code on Linux, compare the name letter by letter and do not find the file; VS Code reads it.',
    },
  ],
  fixes: 'Renames the file, unless another file has the new name or any file mentions the old one.',
  source: 'https://code.visualstudio.com/docs/copilot/customization/custom-instructions',
  check({ files, paths }, report) {
    for (const { path, proper } of misspelledAlways(paths)) {
      report(
        path,
        sayHowToSpell(path, proper, paths),
        paths.has(proper) ? {} : { fix: { kind: 'rename', to: proper } },
      );
    }
    for (const file of files) {
      const proper = file.level === 'repository' && !isOfAnotherProgram(file) ? properPath(file) : undefined;
      if (proper !== undefined) {
        const isFolder = splitPath(proper).folder !== splitPath(file.path).folder;
        const hasNoFolder = OF_NO_SKILL.test(proper);
        report(
          file.path,
          {
            ...sayHowToSpell(file.path, proper, paths),
            ...(hasNoFolder && { hint: 'Move it to a folder with the name of the skill, too.' }),
          },
          {
            ...(isFolder && { effects: OF_FOLDERS }),
            ...(!paths.has(proper) && !hasNoFolder && { fix: { kind: 'rename', to: proper } }),
          },
        );
      }
    }
  },
};

/** Leaves out the folders that both paths have: where the file is stands before the message. */
function sayHowToSpell(
  path: string,
  proper: string,
  paths: PathIndex,
): { readonly message: string; readonly hint: string } {
  const parts = path.split('/');
  const properParts = proper.split('/');
  const first = parts.findIndex((part, index) => part !== properParts[index]);
  const spelling = properParts.slice(first).join('/');
  return {
    message: `\`${parts.slice(first).join('/')}\` must be spelled \`${spelling}\``,
    hint: paths.has(proper)
      ? `There is a \`${spelling}\`, too: move the text there, and delete this file.`
      : `Rename it to \`${spelling}\`.`,
  };
}

/** A skill directly in the folder of all skills. Its new name would not be enough for a client to find it. */
const OF_NO_SKILL = /(?:^|\/)\.(?:github|claude|agents)\/skills\/SKILL\.md$/;

/** Whether a file that no client searches for is in a hidden folder of another program, which has names of its own. */
function isOfAnotherProgram({ path, standing }: Pick<CheckedFile, 'path' | 'standing'>): boolean {
  return (
    standing === 'stray' && /^\.(?!(?:github|claude|agents|copilot|gemini|codex|cursor|windsurf)\/)[^/]+\//i.test(path)
  );
}

/**
 * Files such as `agents.md`, which may also be a page about agents. A file at the root, or one with a capital letter next
 * to the manifest of a package, is meant as a customization.
 */
function misspelledAlways({ entries, has }: PathIndex): readonly { readonly path: string; readonly proper: string }[] {
  return entries.flatMap(({ path, kind }) => {
    const stem = kind === 'file' ? ALWAYS_ON.exec(path)?.[1] : undefined;
    if (stem === undefined) {
      return [];
    }
    const { folder, name } = splitPath(path);
    const isMeant =
      folder === ''
        ? stem.toLowerCase() === 'gemini'
        : /^[A-Z]/.test(stem) && MANIFESTS.some((manifest) => has(joinPath(folder, manifest)));
    const proper = `${stem.toUpperCase()}.md`;
    return isMeant && name !== proper ? [{ path, proper: joinPath(folder, proper) }] : [];
  });
}

const ALWAYS_ON = /(?:^|\/)(agents|claude|gemini)\.md$/i;
const MANIFESTS = wordsIn('package.json pyproject.toml go.mod Cargo.toml pom.xml build.gradle composer.json');
