import { identify } from '../../customizations/places/identify.ts';
import { readIgnored } from '../reading/paths/git-ignored.ts';
import { info } from '../effects.ts';
import type { PathsRule, RepositoryView } from '../types.ts';
import { isAtHome } from './proper-path.ts';

/** The files that github.com reads from the repository's root. Skills are not in the list: they are many and often installed. Files with `local` in their name are personal, and ignored on purpose. */
const FOLDERS = ['.github/agents', '.github/hooks', '.github/instructions'];
const SINGLE = ['.github/copilot-instructions.md', 'AGENTS.md', 'CLAUDE.md', 'GEMINI.md', 'REVIEW.md'];
const OWN = /(?:^|[./_-])(?:local|private|personal)(?:[./_-]|$)/i;
const MAX_FOUND = 50;
/** Files that say what git ignores. Without any of them, the rest of the repository is not checked. */
const IGNORE_FILES = [
  '.gitignore',
  ...['', '/agents', '/hooks', '/instructions'].map((folder) => `.github${folder}/.gitignore`),
];

export const fileGitIgnored: PathsRule = {
  id: 'file-git-ignored',
  scope: 'paths',
  kinds: 'all',
  description: '`.gitignore` excludes a customization from the repository',
  effects: [
    info(
      ['github'],
      'github.com never sees the file: it works on this machine, but not in a code review and not for the cloud agent.',
    ),
  ],
  source: 'https://git-scm.com/docs/gitignore',
  async check(repository, report) {
    for (const { path, by } of (await findIgnored(repository)).slice(0, MAX_FOUND)) {
      report(path, {
        message: `\`${path}\` is ignored by git${by === undefined ? '' : ` (${by})`}`,
        hint: 'Remove its pattern from `.gitignore`, or put `local` into its name if it is for you alone.',
      });
    }
  },
};

interface Ignored {
  readonly path: string;
  /** The ignore file and its pattern, if they are known. */
  readonly by?: string;
}

/** If git listed the files, an ignored file is on disk but not in the list. Otherwise, the ignore files are read here. */
async function findIgnored(repository: RepositoryView): Promise<readonly Ignored[]> {
  const { paths, holdsIgnored = false } = repository;
  if (!IGNORE_FILES.some((path) => paths.has(path))) {
    return [];
  }
  const present = await findPresent(repository);
  if (!holdsIgnored) {
    return present.filter((path) => !paths.has(path)).map((path) => ({ path }));
  }
  const ignoredBy = await readIgnored(repository, present);
  return present.flatMap((path) => {
    const by = ignoredBy(path);
    return by === undefined ? [] : [{ path, by }];
  });
}

/** The files that exist, whether or not git ignores them. */
async function findPresent(repository: RepositoryView): Promise<readonly string[]> {
  const below = await Promise.all(FOLDERS.map((folder) => repository.listAll(folder)));
  const single = await Promise.all(
    SINGLE.map(async (path) => ((await repository.read(path)) === undefined ? [] : [path])),
  );
  const files = below.flat().flatMap(({ path, kind }) => (kind === 'file' ? [path] : []));
  return [...files, ...single.flat()].filter(isForGithub);
}

function isForGithub(path: string): boolean {
  const kind = identify(path);
  return kind !== undefined && kind !== 'prompt' && !OWN.test(path) && isAtHome(path, kind);
}
