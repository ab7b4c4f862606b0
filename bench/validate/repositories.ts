import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openRepository, OutOfReachError, type Half } from '../accuracy/repositories.ts';

/** A public repository whose customizations are validated at one commit. */
export interface ValidatedRepository {
  /** The name on GitHub: `OWNER/NAME`. */
  readonly name: string;
  /** The address to clone if there is no local clone. */
  readonly url: string;
  readonly commit: string;
  /** Findings in the `tuning` half were looked at while rules were changed. Those of the `reported` half were only judged. */
  readonly half: Half;
}

const FILE = fileURLToPath(new URL('repositories.json', import.meta.url));
const MAX_OUTPUT_BYTES = 2 ** 28;

/**
 * Whether a repository that was judged is kept in the list: a quarter is, chosen by a hash of the name, so that nobody can
 * choose by the findings. `seen.txt` names the others. A quarter can be fetched and judged again within an hour or two.
 */
export function isKept(name: string): boolean {
  return /^[0-3]/.test(createHash('sha256').update(name).digest('hex'));
}

/** The pinned repositories in the order of the file. */
export function readValidatedRepositories(): readonly ValidatedRepository[] {
  const file = JSON.parse(readFileSync(FILE, 'utf8')) as { readonly repositories: ValidatedRepository[] };
  return file.repositories;
}

/**
 * Checks a repository out at a commit, runs `work` in the folder and removes it. With `keptIn`, the folder is moved there
 * and used again in the next run; it must be on the file system of the temporary folder.
 */
export function atCommit<Result>(
  repository: Pick<ValidatedRepository, 'name' | 'url'>,
  commit: string,
  keptIn: string | undefined,
  work: (folder: string) => Result,
): Result {
  const kept = keptIn === undefined ? undefined : join(keptIn, repository.name.replace('/', '+'), commit.slice(0, 12));
  if (kept !== undefined && existsSync(kept)) {
    return work(kept);
  }
  const { folder, git, close } = openRepository(repository, commit.replace(/\^$/, ''));
  try {
    checkOut(folder, git, repository.url, commit);
    if (kept === undefined) {
      return work(folder);
    }
    mkdirSync(dirname(kept), { recursive: true });
    renameSync(folder, kept);
    return work(kept);
  } finally {
    close();
  }
}

/** Most repositories of a run that may be out of reach, as owners remove some of them over time. */
const MAX_OUT_OF_REACH_SHARE = 0.1;

/** Does the work for each repository that can be had, and names the others. */
export function forEachInReach<Repository extends Pick<ValidatedRepository, 'name'>, Result>(
  repositories: readonly Repository[],
  work: (repository: Repository) => Result,
): { readonly results: readonly Result[]; readonly areTooManyOutOfReach: boolean } {
  const results: Result[] = [];
  for (const repository of repositories) {
    try {
      results.push(work(repository));
    } catch (error) {
      if (!(error instanceof OutOfReachError)) {
        throw error;
      }
      console.log(`${repository.name}: out of reach, left out`);
    }
  }
  const missing = repositories.length - results.length;
  if (missing > 0) {
    console.log(`${missing} of ${repositories.length} repositories are out of reach and left out`);
  }
  return { results, areTooManyOutOfReach: missing > MAX_OUT_OF_REACH_SHARE * repositories.length };
}

type RunGit = (...args: readonly string[]) => string;

/** Some clones lack large files, such as videos. Empty files take their place, so that links to them are not broken. */
function checkOut(folder: string, git: RunGit, url: string, commit: string): void {
  git('update-ref', '--no-deref', 'HEAD', commit);
  git('remote', 'set-url', 'origin', url);
  git('read-tree', commit);
  tolerate(() => git('checkout-index', '--all', '--force', '--quiet'));
  for (const path of git('ls-files', '--deleted', '-z').split('\0')) {
    if (path !== '') {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), '');
    }
  }
}

function tolerate(work: () => void): void {
  try {
    work();
  } catch {
    // A file whose contents the clone lacks. The caller looks for those.
  }
}

/** One finding of `validate --format json`. */
export interface Finding {
  readonly rule: string;
  readonly severity: 'error' | 'warning' | 'info';
  readonly path: string;
  readonly line: number;
  readonly message: string;
  readonly hint: string;
  readonly clients?: readonly string[];
  /** A file with the same bytes, whose finding stands for this one. */
  readonly copyOf?: string;
}

const SOURCE = fileURLToPath(new URL('../../src/cli.ts', import.meta.url));
const BUILT = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));

/** Runs the validator on a folder, from the sources or as built. */
export function validate(folder: string, isBuilt: boolean): readonly Finding[] {
  const command = [isBuilt ? BUILT : SOURCE, 'validate', '--repo', folder, '--all', '--format', 'json'];
  const output = execFileSync(process.execPath, [...command, '--fail-on', 'never'], {
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT_BYTES,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: withoutNames(process.env),
  });
  return (JSON.parse(output) as { readonly diagnostics: readonly Finding[] }).diagnostics;
}

/**
 * The findings at the commit of a repository. With `keptIn`, they are stored there, so that a run that was ended goes on
 * where it was. They are used again only by the same built program.
 */
export function validateOnce(
  repository: ValidatedRepository,
  { checkouts, keptIn, built }: { readonly checkouts?: string; readonly keptIn?: string; readonly built: boolean },
): readonly Finding[] {
  const work = (): readonly Finding[] =>
    atCommit(repository, repository.commit, checkouts, (folder) => validate(folder, built));
  if (keptIn === undefined) {
    return work();
  }
  if (!built) {
    throw new Error('`--findings` needs `--built`: only a built program can be recognized in the next run');
  }
  const name = `${repository.name.replace('/', '+')}@${repository.commit.slice(0, 12)}.json`;
  const file = join(keptIn, identifyProgram(), name);
  if (!existsSync(file)) {
    const findings = work();
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.part`, JSON.stringify(findings));
    renameSync(`${file}.part`, file);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as readonly Finding[];
}

let program: string | undefined;

/** A hash of the built program with all its parts. */
function identifyProgram(): string {
  if (program === undefined) {
    const folder = dirname(BUILT);
    const hash = createHash('sha256');
    readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .toSorted()
      .forEach((name) => hash.update(name).update(readFileSync(join(folder, name))));
    program = hash.digest('hex').slice(0, 12);
  }
  return program;
}

/** The environment without the variables by which a workflow tells its own repository. */
function withoutNames(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith('GITHUB_')));
}

/** The findings as people read them: one for all files with the same bytes. */
export function withoutCopies<F extends Finding>(findings: readonly F[]): readonly F[] {
  return findings.filter(({ copyOf }) => copyOf === undefined);
}
