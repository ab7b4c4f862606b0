import type { Client } from '../../customizations/known/clients.ts';
import { identify } from '../../customizations/places/identify.ts';
import { groupBy } from '../../text/group-by.ts';
import { folderOf, nameOf } from '../../workspace/paths.ts';
import type { CheckedFile, CheckedKind, Effects, PathsRule } from '../types.ts';
import { isKeptForOthers } from './library-folders.ts';
import { withoutMentioned } from './mentions.ts';
import { properPath } from './proper-path.ts';

/** As many of a kind in one folder are a collection. */
const COLLECTION = 4;

const COPILOT = ['vscode', 'github', 'copilot-cli'] as const;

/** Where a kind belongs, and who looks there. */
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
  description: 'A customization stands in a folder in which nobody looks for it',
  effects: [
    {
      clients: [...COPILOT, 'claude'],
      severity: 'warning',
      why: 'VS Code, github.com, the Copilot CLI and Claude Code look for each kind in a folder of its own, and never read this file.',
    },
  ],
  source: 'https://docs.github.com/en/copilot/reference/custom-instructions-support',
  async check(repository, report) {
    const strays = withoutCollections(repository.files.filter(isMisplaced));
    const alone = new Set(
      await withoutMentioned(
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
            message: `Nobody looks for \`${nameOf(path)}\` in ${nameFolder(path)}`,
            hint: `Move it to \`${known.home}\`.`,
          },
          { effects: effectsOf(known) },
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
    !isKeptForOthers(path) &&
    // A skill by itself is a repository's whole content, or somebody's to install.
    (kind !== 'skill' || /^\.(?:github|claude|agents|copilot|vscode)\//.test(path)) &&
    properPath(file) === undefined
  );
}

function withoutCollections(files: readonly CheckedFile[]): readonly CheckedFile[] {
  return [...groupBy(files, ({ path, kind }) => `${kind} ${folderOf(path)}`).values()].flatMap((group) =>
    group.length < COLLECTION ? group : [],
  );
}

function nameFolder(path: string): string {
  const folder = folderOf(path);
  return folder === '' ? "the repository's root" : `\`${folder}\``;
}

function effectsOf({ home, clients, who }: NonNullable<(typeof HOMES)[CheckedKind]>): Effects {
  const folder = home.replace('/NAME', '');
  return [{ clients, severity: 'warning', why: `${who} in \`${folder}\`, and never read this file.` }];
}
