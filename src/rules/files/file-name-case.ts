import { CLIENTS } from '../../customizations/known/clients.ts';
import { splitPath } from '../../customizations/places/identify.ts';
import { joinPath } from '../../workspace/paths.ts';
import type { Effects, PathsRule } from '../types.ts';
import type { PathIndex } from '../reading/path-index.ts';
import { properPath } from './proper-path.ts';

/** Where the name of a folder is concerned, which even VS Code asks the disk for. */
const OF_FOLDERS: Effects = [
  {
    clients: CLIENTS,
    severity: 'warning',
    why: 'github.com and Linux tell capitals from small letters: there neither Copilot, VS Code nor Claude Code finds the folder.',
  },
];

export const fileNameCase: PathsRule = {
  id: 'file-name-case',
  scope: 'paths',
  kinds: 'all',
  description: 'The name of a file has capitals where its readers look for small letters, or the other way round',
  effects: [
    {
      clients: ['github', 'copilot-cli', 'claude'],
      severity: 'warning',
      why: 'github.com, and the Copilot CLI and Claude Code on Linux, look for the name letter by letter and pass over the file; VS Code reads it.',
    },
  ],
  fixes: 'Renames the file, unless another one has the name.',
  source: 'https://code.visualstudio.com/docs/copilot/customization/custom-instructions',
  check({ files, paths }, report) {
    for (const { path, proper } of misspelledAlways(paths)) {
      report(
        path,
        { message: `\`${path}\` is spelled \`${proper}\` by those who read it`, hint: `Rename it to \`${proper}\`.` },
        paths.has(proper) ? {} : { fix: { kind: 'rename', to: proper } },
      );
    }
    for (const file of files) {
      const proper = file.level === 'repository' ? properPath(file) : undefined;
      if (proper !== undefined) {
        const isFolder = splitPath(proper).folder !== splitPath(file.path).folder;
        report(
          file.path,
          {
            message: `\`${file.path}\` is spelled \`${proper}\` by those who read it`,
            hint: `Rename it to \`${proper}\`.`,
          },
          {
            ...(isFolder && { effects: OF_FOLDERS }),
            ...(!paths.has(proper) && { fix: { kind: 'rename', to: proper } }),
          },
        );
      }
    }
  },
};

/**
 * Files that are nothing by their name, as a page about agents may be called `agents.md`: one at the root, or one with
 * a capital beside the manifest of a package, is meant to be read.
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
const MANIFESTS = [
  'package.json',
  'pyproject.toml',
  'go.mod',
  'Cargo.toml',
  'pom.xml',
  'build.gradle',
  'composer.json',
];
