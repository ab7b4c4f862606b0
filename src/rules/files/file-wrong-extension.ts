import { loadFrontmatter } from '../../text/frontmatter/load-frontmatter.ts';
import { info, warning } from '../effects.ts';
import type { Effects, PathsRule, RepositoryView } from '../types.ts';
import { isKeptForOthers } from './library-folders.ts';
import { withoutMentioned } from './mentions.ts';
import { meantPath } from './named-as-meant.ts';

/** The most files reported in one repository. */
const MAX_FOUND = 200;

export const fileWrongExtension: PathsRule = {
  id: 'file-wrong-extension',
  scope: 'paths',
  kinds: 'all',
  description: 'A file in a folder of customizations has an ending that clients do not read there',
  effects: [
    warning(
      ['vscode', 'github', 'copilot-cli', 'claude'],
      'VS Code, github.com and the Copilot CLI recognize the files in this folder by their ending, and never read this one.',
    ),
  ],
  fixes: 'Renames the file, unless another file has the new name or any file mentions the old one.',
  suggests: 'Rename a plain `.md` file, which may be a page for people.',
  source: 'https://docs.github.com/en/copilot/how-tos/configure-custom-instructions/add-repository-instructions',
  async check(repository, report) {
    const { entries, has } = repository.paths;
    const suspects = entries.flatMap(({ path, kind }) => {
      const meant = kind === 'submodule' || !MAY_BE_MEANT.test(path) ? undefined : meantPath(path);
      return meant === undefined || has(meant.path) || isKeptForOthers(path) ? [] : [{ path, meant }];
    });
    const { sure, doubtful } = await sortSuspects(repository, suspects.slice(0, MAX_FOUND));
    for (const { path, meant } of suspects.filter((suspect) => sure.has(suspect.path) || doubtful.has(suspect.path))) {
      report(
        path,
        { message: `\`${path}\` is not read because of its ending`, hint: `Rename it to \`${meant.path}\`.` },
        sure.has(path)
          ? { fix: { kind: 'rename', to: meant.path } }
          : {
              effects: MAY_BE_PAGE,
              suggestions: [
                {
                  title: `Rename it to \`${meant.path}\``,
                  reason: 'it may be a page for people',
                  fix: { kind: 'rename', to: meant.path },
                },
              ],
            },
      );
    }
  },
};

/** A plain `.md` file without `applyTo` may be a page for people, or a text that another file includes. */
const MAY_BE_PAGE: Effects = [
  info(
    ['vscode', 'github', 'copilot-cli', 'claude'],
    'VS Code, github.com and the Copilot CLI recognize the files in this folder by their ending, and do not read this one.',
  ),
];

/** A cheap test, as every path of the repository is checked with it. */
const MAY_BE_MEANT = /(?:^|\/)\.(?:github|claude|agents)\/|^(?:AGENTS?|CLAUDE)\b/;

type Suspect = { readonly path: string; readonly meant: NonNullable<ReturnType<typeof meantPath>> };

interface Sorted {
  /** Files whose name or frontmatter shows what they are. */
  readonly sure: ReadonlySet<string>;
  /** Other plain `.md` files, without those that another customization links to. */
  readonly doubtful: ReadonlySet<string>;
}

async function sortSuspects(repository: RepositoryView, suspects: readonly Suspect[]): Promise<Sorted> {
  const isNamed = await Promise.all(
    suspects.map(async ({ path, meant }) => meant.isCertain || (await saysWhatItIs(repository, path))),
  );
  const doubtful = suspects.filter((_suspect, index) => isNamed[index] === false).map(({ path }) => path);
  const sure = suspects.filter((_suspect, index) => isNamed[index] === true).map(({ path }) => path);
  return { sure: new Set(sure), doubtful: new Set(await withoutMentioned(repository, doubtful)) };
}

async function saysWhatItIs(repository: RepositoryView, path: string): Promise<boolean> {
  const source = await repository.read(path);
  return source !== undefined && Object.hasOwn((await loadFrontmatter(source)).data, 'applyTo');
}
