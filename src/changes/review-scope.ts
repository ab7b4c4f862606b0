import { compileGlob, type CompiledGlob } from '../text/globs/glob.ts';
import type { Attributes, Said } from './attributes/attributes.ts';
import type { Exclusions } from './exclusion/exclusion.ts';
import { generatedByName, generatedReason } from './generated/generated.ts';
import type { Changes, FileChange, FileExclusion, LeftOutFile } from './types.ts';

/** Which of the changed files are reviewed. */
export interface ReviewScope {
  readonly reviewed: readonly FileChange[];
  readonly leftOut: readonly ExcludedFile[];
}

/** A file that is not reviewed, with the reason in words and the kind of reason for counting. */
export interface ExcludedFile extends LeftOutFile {
  readonly kind: FileExclusion;
}

/** What decides whether a file is reviewed. All of it is the trusted side's but the texts of the head. */
export interface ScopeRules {
  /** Globs from the repository's root: `paths` to review, all when empty, and `ignore` to leave out. */
  readonly paths: readonly string[];
  readonly ignore: readonly string[];
  /** Most added and removed lines of a file. */
  readonly maxFileLines: number;
  readonly attributes: Attributes;
  readonly exclusions: Exclusions;
  /** Bundles that were compared: their modules are read, however generated the file is. */
  readonly bundles: ReadonlySet<string>;
  /** The text of a file in the head; undefined where it cannot be had. */
  readonly readHead: (path: string) => Promise<string | undefined>;
  /** What is looked at to see whether a file is generated, beside its name. */
  readonly judgeBy: 'head' | 'hunks' | 'name';
}

/** Written by package managers; nobody reviews them line by line. */
const LOCK_FILES = new Set([
  'bun.lock',
  'Cargo.lock',
  'composer.lock',
  'deno.lock',
  'flake.lock',
  'Gemfile.lock',
  'go.sum',
  'gradle.lockfile',
  'mix.lock',
  'npm-shrinkwrap.json',
  'package-lock.json',
  'packages.lock.json',
  'pdm.lock',
  'Pipfile.lock',
  'pnpm-lock.yaml',
  'poetry.lock',
  'Podfile.lock',
  'pubspec.lock',
  'uv.lock',
  'yarn.lock',
]);

/**
 * Chooses the files to review; each other file is returned with its reason, those whose lines could not be read
 * with the reason of the reading. Invalid globs were refused at the door.
 */
export async function chooseFiles({ files, leftOut: unread }: Changes, rules: ScopeRules): Promise<ReviewScope> {
  const unreadPaths = new Set(unread.map((file) => file.path));
  const globs = { paths: rules.paths.map(compileGlob), ignore: rules.ignore.map(compileGlob) };
  const judge = async (file: FileChange): Promise<Judgement> => ({
    file,
    exclusion: byGlobs(file, globs) ?? (await byContentExclusion(file, rules)) ?? (await byKind(file, rules)),
  });
  const judged: Judgement[] = [];
  // All at once would hold the heads of all files of a large change; one by one would wait for each answer of GitHub.
  for (let at = 0; at < files.length; at += FILES_AT_ONCE) {
    judged.push(...(await Promise.all(files.slice(at, at + FILES_AT_ONCE).map(judge))));
  }
  const leftOut = judged.flatMap(({ file, exclusion }): readonly ExcludedFile[] =>
    exclusion === undefined || (unreadPaths.has(file.path) && exclusion.kind === 'no-text')
      ? []
      : [{ path: file.path, ...exclusion }],
  );
  const excludedPaths = new Set(leftOut.map((file) => file.path));
  const others = unread.filter((file) => !excludedPaths.has(file.path));
  return {
    reviewed: judged.flatMap(({ file, exclusion }) => (exclusion === undefined ? [file] : [])),
    leftOut: [...others.map((file) => ({ ...file, kind: 'unread' as const })), ...leftOut],
  };
}

/** The files that the globs leave in. */
export function filesInGlobs(
  files: readonly FileChange[],
  rules: Pick<ScopeRules, 'paths' | 'ignore'>,
): readonly FileChange[] {
  const globs = { paths: rules.paths.map(compileGlob), ignore: rules.ignore.map(compileGlob) };
  return files.filter((file) => byGlobs(file, globs) === undefined);
}

const FILES_AT_ONCE = 8;

interface Judgement {
  readonly file: FileChange;
  readonly exclusion: Reason | undefined;
}

type Reason = Omit<ExcludedFile, 'path'>;

function byGlobs(
  { path }: FileChange,
  { paths, ignore }: { readonly paths: readonly CompiledGlob[]; readonly ignore: readonly CompiledGlob[] },
): Reason | undefined {
  if (paths.length > 0 && firstMatch(paths, path) === undefined) {
    return { kind: 'not-in-paths', reason: 'not among `paths`' };
  }
  const ignored = firstMatch(ignore, path);
  return ignored === undefined ? undefined : { kind: 'ignored', reason: `ignored by \`${ignored}\`` };
}

/** A file that moved shows text of both its places. */
async function byContentExclusion(
  { path, previousPath, status }: FileChange,
  { exclusions, readHead }: ScopeRules,
): Promise<Reason | undefined> {
  const readStart = async (): Promise<Uint8Array | undefined> => {
    const text = status === 'removed' ? undefined : await readHead(path);
    return text === undefined ? undefined : new TextEncoder().encode(text.slice(0, START_CHARACTERS));
  };
  const found =
    (await exclusions.reasonFor(path, readStart)) ??
    (previousPath === undefined ? undefined : await exclusions.reasonFor(previousPath, readStart));
  if (found === undefined) {
    return undefined;
  }
  const place = found.source === undefined ? '' : ` (${found.source})`;
  return { kind: 'excluded', reason: `${found.reason}${place}` };
}

/** Rules about content look at the first 1,024 bytes. */
const START_CHARACTERS = 1_024;

async function byKind(file: FileChange, rules: ScopeRules): Promise<Reason | undefined> {
  if (file.status === 'removed' && !file.binary) {
    return { kind: 'removed', reason: 'removed: the lines that went are not reviewed' };
  }
  if (rules.bundles.has(file.path)) {
    return undefined;
  }
  if (file.binary) {
    return { kind: 'binary', reason: 'a binary file' };
  }
  if (file.hunks.length === 0) {
    return { kind: 'no-text', reason: `${file.status} without a change of text` };
  }
  return byAttributes(file, rules) ?? (await byGeneration(file, rules)) ?? bySize(file, rules);
}

function byAttributes({ path }: FileChange, { attributes }: ScopeRules): Reason | undefined {
  const { generated, vendored, noDiff } = attributes.of(path);
  if (isYes(generated)) {
    return { kind: 'generated', reason: `marked \`linguist-generated\` (${generated.source})` };
  }
  if (isYes(vendored)) {
    return { kind: 'vendored', reason: `marked \`linguist-vendored\` (${vendored.source})` };
  }
  return isYes(noDiff) ? { kind: 'binary', reason: `marked \`-diff\` or \`binary\` (${noDiff.source})` } : undefined;
}

function isYes(said: Said | undefined): said is Said {
  return said?.value === true;
}

/** `linguist-generated=false` says that a file is written by hand, whatever it looks like. */
async function byGeneration(
  file: FileChange,
  { attributes, readHead, judgeBy }: ScopeRules,
): Promise<Reason | undefined> {
  const { generated, vendored } = attributes.of(file.path);
  if (generated === undefined && LOCK_FILES.has(file.path.slice(file.path.lastIndexOf('/') + 1))) {
    return { kind: 'lock-file', reason: 'a lock file' };
  }
  const found =
    judgeBy === 'name'
      ? generatedByName(file.path)
      : generatedReason(file, judgeBy === 'head' ? await readHead(file.path) : undefined);
  const denied = found?.kind === 'vendored' ? vendored : generated;
  return found === undefined || denied !== undefined ? undefined : { kind: found.kind, reason: found.reason };
}

function bySize({ additions, deletions }: FileChange, { maxFileLines }: ScopeRules): Reason | undefined {
  return additions + deletions > maxFileLines
    ? {
        kind: 'too-large',
        reason: `${additions + deletions} changed lines, more than \`max-file-lines\` (${maxFileLines})`,
      }
    : undefined;
}

function firstMatch(globs: readonly CompiledGlob[], path: string): string | undefined {
  return globs.find((glob) => glob.kind === 'glob' && glob.matches(path))?.pattern;
}
