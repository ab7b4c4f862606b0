import type { Client } from '../../customizations/known/clients.ts';
import { identify, isAmongChatModes } from '../../customizations/places/identify.ts';
import { groupBy } from '../../structures/group-by.ts';
import { folderOf, nameOf } from '../../workspace/paths.ts';
import { warning } from '../effects.ts';
import type { CheckedFile, CheckedKind, Effects, PathsRule } from '../types.ts';
import { isKeptForOthers } from './library-folders.ts';
import { withoutDescribed } from './mentions.ts';
import { properPath } from './proper-path.ts';

/** This many files of one kind in one folder are a collection, which is not meant to be read there. */
const COLLECTION = 4;

const COPILOT = ['vscode', 'github', 'copilot-cli'] as const;

/**
 * Folders of clients, and the root of the repository. Who puts a customization there wants clients to read it. Elsewhere it
 * may as well be the source, a template or a kept version of a file that belongs to another place. `.copilot` is the name of
 * the folder in a person's home, whose files a repository may keep.
 */
const FOR_CLIENTS = /^(?:\.(?:github|claude|agents|vscode)\/|[^/]*$)/;

/** The folder where a kind of file belongs, and the clients that read that folder. */
const HOMES: Partial<
  Record<CheckedKind, { readonly home: string; readonly clients: readonly [Client, ...Client[]]; readonly who: string }>
> = {
  agent: { home: '.github/agents', clients: COPILOT, who: 'VS Code, github.com and the Copilot CLI look for agents' },
  prompt: { home: '.github/prompts', clients: ['vscode'], who: 'VS Code looks for prompts' },
  skill: {
    home: '.github/skills/NAME',
    clients: [...COPILOT, 'claude'],
    who: 'VS Code, github.com, the Copilot CLI and Claude Code look for skills',
  },
  hooks: { home: '.github/hooks', clients: COPILOT, who: 'VS Code, github.com and the Copilot CLI look for hooks' },
  'path-instructions': {
    home: '.github/instructions',
    clients: COPILOT,
    who: 'VS Code, github.com and the Copilot CLI look for instructions',
  },
  'repository-instructions': {
    home: '.github',
    clients: COPILOT,
    who: 'VS Code, github.com and the Copilot CLI look for `copilot-instructions.md`',
  },
};

export const fileWrongFolder: PathsRule = {
  id: 'file-wrong-folder',
  scope: 'paths',
  kinds: 'all',
  description: 'A customization is in a folder where no client looks for it',
  effects: [
    warning(
      [...COPILOT, 'claude'],
      'VS Code, github.com, the Copilot CLI and Claude Code look for each kind of file in its own folder, and never read this one.',
    ),
  ],
  source: 'https://docs.github.com/en/copilot/reference/custom-instructions-support',
  async check(repository, report) {
    const collections = findCollections(repository.files);
    const strays = repository.files.filter((file) => isMisplaced(file) && !collections.has(nameShelf(file)));
    const alone = new Set(
      await withoutDescribed(
        repository,
        strays.map(({ path }) => path),
      ),
    );
    for (const { path, kind } of strays) {
      const known = HOMES[kind];
      if (known !== undefined && alone.has(path)) {
        report(
          path,
          {
            message: `No client looks for \`${nameOf(path)}\` in ${nameFolder(path)}`,
            hint: `Move it to \`${known.home}\`.`,
          },
          { effects: describeEffects(known, FOR_CLIENTS.test(path) ? 'warning' : 'info') },
        );
      }
    }
  },
};

function isMisplaced(file: CheckedFile): boolean {
  const { path, kind, standing } = file;
  return (
    standing === 'stray' &&
    HOMES[kind] !== undefined &&
    identify(path) === kind &&
    !/\.chatmode\.md$/i.test(path) &&
    !isAmongChatModes(path) &&
    !isKeptForOthers(path) &&
    // A single skill may be the whole content of the repository, or meant to be installed elsewhere.
    (kind !== 'skill' || /^\.(?:github|claude|agents|copilot|vscode)\//.test(path)) &&
    properPath(file) === undefined
  );
}

function findCollections(files: readonly CheckedFile[]): ReadonlySet<string> {
  const strays = files.filter(({ standing }) => standing === 'stray');
  const large = [...groupBy(strays, nameShelf)].filter(([, group]) => group.length >= COLLECTION);
  return new Set(large.map(([shelf]) => shelf));
}

/** The kind of a file and the folder in which a collection would keep it. Each skill has a folder of its own below that. */
function nameShelf({ path, kind }: CheckedFile): string {
  const folder = folderOf(path);
  return `${kind} ${kind === 'skill' ? folderOf(folder) : folder}`;
}

function nameFolder(path: string): string {
  const folder = folderOf(path);
  return folder === '' ? "the repository's root" : `\`${folder}\``;
}

function describeEffects(
  { home, clients, who }: NonNullable<(typeof HOMES)[CheckedKind]>,
  severity: 'warning' | 'info',
): Effects {
  const folder = home.replace('/NAME', '');
  return [{ clients, severity, why: `${who} in \`${folder}\`, and never read this file.` }];
}
