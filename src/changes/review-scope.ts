import { writeCount } from '../text/shown/write-count.ts';
import { compileGlob, type CompiledGlob } from '../text/globs/glob.ts';
import type { Attributes, Said } from './attributes/attributes.ts';
import type { Exclusions } from './exclusion/exclusion.ts';
import { generatedByName, generatedReason, type GeneratedReason } from './generated/generated.ts';
import { joinAddedLines } from './head-text.ts';
import { findForeignLine } from './lock-file-text.ts';
import { isLockFile, isOwnFile } from './lock-files.ts';
import { findHiddenMeaning, findMovedCode, findRecoding } from './misread.ts';
import type { Changes, FileChange, FileExclusion, LeftOutFile } from './types.ts';
import { type Reason, withoutText, byPointer } from './without-text.ts';

/** The changed files, divided into those that are reviewed and those that are not. */
export interface ReviewScope {
  readonly reviewed: readonly FileChange[];
  readonly leftOut: readonly ExcludedFile[];
}

/** A file that is not reviewed, with the reason in words and the kind of reason for counting. */
export interface ExcludedFile extends LeftOutFile {
  readonly kind: FileExclusion;
}

/**
 * The rules that decide whether a file is reviewed. All of them come from the trusted side, except the texts of the
 * head.
 */
export interface ScopeRules {
  /** Globs from the repository's root: `paths` to review (all files if empty), and `ignore` to leave out. */
  readonly paths: readonly string[];
  readonly ignore: readonly string[];
  /** Maximum number of added and removed lines of a file. */
  readonly maxFileLines: number;
  readonly attributes: Attributes;
  /** What the attributes of the head say of encodings. Those of the trusted side if it is not given. */
  readonly headAttributes?: Attributes;
  readonly exclusions: Exclusions;
  /** Bundles that were compared. Their modules are reviewed, even if the file is generated. */
  readonly bundles: ReadonlySet<string>;
  /** Reads the text of a file in the head. Undefined if the text is not available. */
  readonly readHead: (path: string) => Promise<string | undefined>;
  /** The input, in addition to the name, for the decision whether a file is generated. */
  readonly judgeBy: 'head' | 'hunks' | 'name';
}

/**
 * Chooses the files to review. Every other file is returned with its reason; a file whose lines could not be read keeps
 * the reason of the reading. Invalid globs were refused when the options were read.
 */
export async function chooseFiles({ files, leftOut: unread }: Changes, rules: ScopeRules): Promise<ReviewScope> {
  const unreadPaths = new Set(unread.map((file) => file.path));
  const globs = compileGlobs(rules);
  const judge = async (file: FileChange): Promise<Judgement> => ({
    file,
    exclusion: byGlobs(file, globs) ?? (await byContentExclusion(file, rules)) ?? (await byKind(file, rules, globs)),
  });
  const judged: Judgement[] = [];
  // All files at once would keep the heads of a large change in memory; one by one would wait for each answer of
  // GitHub.
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
  const misread = judged.flatMap(({ file, exclusion }): readonly ExcludedFile[] => {
    const found = exclusion === undefined ? findOtherMeaning(file, rules, globs) : undefined;
    return found === undefined ? [] : [{ path: file.path, ...found }];
  });
  return {
    reviewed: judged.flatMap(({ file, exclusion }) => (exclusion === undefined ? [file] : [])),
    leftOut: [...others.map((file) => ({ ...file, kind: 'unread' as const })), ...misread, ...leftOut],
  };
}

/** The files that the globs include. */
export function filesInGlobs(
  files: readonly FileChange[],
  rules: Pick<ScopeRules, 'paths' | 'ignore'>,
): readonly FileChange[] {
  const globs = compileGlobs(rules);
  return files.filter((file) => byGlobs(file, globs) === undefined);
}

/** Makes the test by which of the globs a path is left out, whatever the change is. */
export function exclusionByGlobs(
  rules: Pick<ScopeRules, 'paths' | 'ignore'>,
): (path: string) => FileExclusion | undefined {
  const globs = compileGlobs(rules);
  return (path) => byGlobs({ path }, globs)?.kind;
}

/** Why the configuration of a revision leaves a file out, whatever the file looks like; undefined if it does not. */
export async function findRuleReason(
  path: string,
  rules: Pick<ScopeRules, 'paths' | 'ignore' | 'attributes' | 'exclusions' | 'readHead'>,
): Promise<{ readonly reason: string } | undefined> {
  const file = { path, status: 'modified' } as const;
  return byGlobs(file, compileGlobs(rules)) ?? (await byContentExclusion(file, rules)) ?? byAttributes(file, rules);
}

const FILES_AT_ONCE = 32;

interface Judgement {
  readonly file: FileChange;
  readonly exclusion: Reason | undefined;
}

interface Globs {
  readonly paths: readonly CompiledGlob[];
  readonly ignore: readonly CompiledGlob[];
}

function compileGlobs({ paths, ignore }: Pick<ScopeRules, 'paths' | 'ignore'>): Globs {
  return { paths: paths.map(compileGlob), ignore: ignore.map(compileGlob) };
}

function findOtherMeaning(file: FileChange, rules: ScopeRules, globs: Globs): Reason | undefined {
  const { attributes, headAttributes = attributes } = rules;
  return (
    byMove(file, rules, globs) ??
    findRecoding(file, (path) => headAttributes.of(path).encoding) ??
    findHiddenMeaning(file)
  );
}

/** Whether a file came from a place that the configuration or its look keeps from reviews. */
function byMove(file: FileChange, rules: ScopeRules, globs: Globs): Reason | undefined {
  return findMovedCode(file, (path) => (byGlobs({ path }, globs) ?? byAttributes({ path }, rules))?.reason);
}

function byGlobs({ path }: Pick<FileChange, 'path'>, { paths, ignore }: Globs): Reason | undefined {
  if (paths.length > 0 && firstMatch(paths, path) === undefined) {
    return { kind: 'not-in-paths', reason: 'not among `paths`' };
  }
  const ignored = firstMatch(ignore, path);
  return ignored === undefined ? undefined : { kind: 'ignored', reason: `ignored by \`${ignored}\`` };
}

/** A file that moved shows text of both its old and its new place, so both paths are checked. */
async function byContentExclusion(
  { path, previousPath, status }: Pick<FileChange, 'path' | 'previousPath' | 'status'>,
  { exclusions, readHead }: Pick<ScopeRules, 'exclusions' | 'readHead'>,
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

/** Rules about content check the first 1,024 bytes. */
const START_CHARACTERS = 1_024;

async function byKind(file: FileChange, rules: ScopeRules, globs: Globs): Promise<Reason | undefined> {
  if (file.status === 'removed' && !file.binary) {
    return { kind: 'removed', reason: 'removed: deleted lines are not reviewed' };
  }
  if (rules.bundles.has(file.path)) {
    return undefined;
  }
  if (file.binary || file.hunks.length === 0) {
    const own = withoutText(file);
    const reason = own.kind === 'no-text' ? (byMove(file, rules, globs) ?? own) : own;
    return reason.kind === 'unreadable' || reason.kind === 'executable' || reason.kind === 'moved'
      ? (byAttributes(file, rules) ?? byOldName(file, rules) ?? reason)
      : reason;
  }
  return (
    byAttributes(file, rules) ??
    byPointer(file) ??
    (await byGeneration(file, rules)) ??
    bySize(file, rules) ??
    byEncoding(file)
  );
}

/** Text of which so many characters could not be decoded says nothing to a reader. ASCII in Latin-1 text stays readable. */
const MAX_UNDECODED_SHARE = 0.3;
const MAX_SAMPLED_CHARACTERS = 20_000;

function byEncoding({ hunks }: FileChange): Reason | undefined {
  let sample = '';
  for (const { lines } of hunks) {
    for (const line of lines) {
      if (sample.length >= MAX_SAMPLED_CHARACTERS) {
        break;
      }
      sample += line.kind === 'added' ? line.text.slice(0, MAX_SAMPLED_CHARACTERS) : '';
    }
  }
  const undecoded = sample.split('\uFFFD').length - 1;
  return undecoded > sample.length * MAX_UNDECODED_SHARE
    ? { kind: 'unreadable', reason: 'its text is in an encoding that is not UTF-8' }
    : undefined;
}

function byAttributes(
  { path }: Pick<FileChange, 'path'>,
  { attributes }: Pick<ScopeRules, 'attributes'>,
): Reason | undefined {
  const { generated, vendored, noDiff } = attributes.of(path);
  if (isYes(generated)) {
    return { kind: 'generated', reason: `marked \`linguist-generated\` (${generated.source})` };
  }
  if (isYes(vendored)) {
    return { kind: 'vendored', reason: `marked \`linguist-vendored\` (${vendored.source})` };
  }
  return isYes(noDiff) ? { kind: 'no-diff', reason: `marked \`-diff\` or \`binary\` (${noDiff.source})` } : undefined;
}

function isYes(said: Said | undefined): said is Said {
  return said?.value === true;
}

/** Decides by the path that a file had before whether a file without readable text was written by a tool. */
function byOldName(file: FileChange, { attributes }: ScopeRules): Reason | undefined {
  const { generated, vendored } = attributes.of(file.path);
  const found = isNewAs(file) ? undefined : generatedByName(file.path);
  const denied = found?.kind === 'vendored' ? vendored : generated;
  return found === undefined || denied !== undefined ? undefined : { kind: found.kind, reason: found.reason };
}

/** `linguist-generated=false` declares that a file is written by hand, regardless of its look. */
async function byGeneration(
  file: FileChange,
  { attributes, readHead, judgeBy }: ScopeRules,
): Promise<Reason | undefined> {
  const { generated, vendored } = attributes.of(file.path);
  if (generated === undefined && isLockFile(file.path)) {
    const line = findForeignLine(file);
    return line === undefined
      ? { kind: 'lock-file', reason: 'a lock file' }
      : { kind: 'not-lock-file', reason: `called a lock file, but no package manager writes such a line ${line}` };
  }
  if (generated === undefined && isOwnFile(file.path) && findForeignLine(file) === undefined) {
    return { kind: 'own-file', reason: 'written by Housestyle' };
  }
  const found =
    judgeBy === 'name'
      ? generatedByName(file.path)
      : generatedReason(file, judgeBy === 'head' ? (joinAddedLines(file) ?? (await readHead(file.path))) : undefined);
  const denied = found?.kind === 'vendored' ? vendored : generated;
  if (found === undefined || denied !== undefined) {
    return undefined;
  }
  return {
    kind: isOwnClaim(file, found) ? 'looks-generated' : found.by === 'shape' ? 'minified' : found.kind,
    reason: found.reason,
  };
}

/** In an existing file, only signs from before the change count. The name and the text of a new file are its author's. */
function isOwnClaim(file: FileChange, { by }: GeneratedReason): boolean {
  return file.isWhole !== true && (by === 'name' ? isNewAs(file) : file.status === 'added');
}

/** Whether the change gave a file the name by which it counts as generated or vendored. */
function isNewAs({ previousPath, status }: FileChange): boolean {
  return status === 'added' || (previousPath !== undefined && generatedByName(previousPath) === undefined);
}

function bySize({ additions, deletions, isWhole }: FileChange, { maxFileLines }: ScopeRules): Reason | undefined {
  return additions + deletions > maxFileLines
    ? {
        kind: 'too-large',
        reason: `${writeCount(additions + deletions)} ${isWhole === true ? 'lines' : 'changed lines'}, more than \`max-file-lines\` (${writeCount(maxFileLines)})`,
      }
    : undefined;
}

function firstMatch(globs: readonly CompiledGlob[], path: string): string | undefined {
  return globs.find((glob) => glob.kind === 'glob' && glob.matches(path))?.pattern;
}
