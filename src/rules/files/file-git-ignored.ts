import { identify } from '../../customizations/places/identify.ts';
import { readIgnored } from '../reading/git-ignored.ts';
import type { PathsRule, RepositoryView } from '../types.ts';
import { isAtHome } from './proper-path.ts';

/** What github.com reads from the repository's root, but for skills, which are many and often installed. Files called `local` are somebody's own, and kept out on purpose. */
const FOLDERS = ['.github/agents', '.github/hooks', '.github/instructions'];
const SINGLE = ['.github/copilot-instructions.md', 'AGENTS.md', 'CLAUDE.md', 'GEMINI.md', 'REVIEW.md'];
const OWN = /(?:^|[./_-])(?:local|private|personal)(?:[./_-]|$)/i;
const MAX_FOUND = 50;
/** Where there is none, the rest of the repository is not looked at. */
const IGNORE_FILES = [
  '.gitignore',
  ...['', '/agents', '/hooks', '/instructions'].map((folder) => `.github${folder}/.gitignore`),
];

export const fileGitIgnored: PathsRule = {
  id: 'file-git-ignored',
  scope: 'paths',
  kinds: 'all',
  description: 'A customization is kept out of the repository by `.gitignore`',
  effects: [
    {
      clients: ['github'],
      severity: 'info',
      why: 'github.com never sees the file: it works on this machine, and neither in a review nor for the cloud agent.',
    },
  ],
  source: 'https://git-scm.com/docs/gitignore',
  async check(repository, report) {
    for (const { path, by } of (await findIgnored(repository)).slice(0, MAX_FOUND)) {
      report(path, {
        message: `\`${path}\` is ignored by git${by === undefined ? '' : ` (${by})`}`,
        hint: 'Take its pattern out of `.gitignore`, or give the file a name with `local` if it is yours alone.',
      });
    }
  },
};

interface Ignored {
  readonly path: string;
  /** As far as it is known. */
  readonly by?: string;
}

/** Where git was asked, what it ignores is on disk and not among the files; elsewhere its ignore files are read here. */
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

/** Those that are there, whatever git says of them. */
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
