import type { Random } from '../accuracy/random.ts';
import type { OpenRepository, PinnedRepository } from '../accuracy/repositories.ts';
import { languageOfPath } from './languages.ts';
import { findHunks } from './find-hunks.ts';
import { splitLines } from './lines.ts';
import { readTexts } from './read-texts.ts';
import type { Edit, FileChange, Hunk } from './types.ts';

const MAX_LINES = 1_500;
const MAX_LINE_LENGTH = 400;
const ADDED_LINES = { least: 3, most: 300 };
const MAX_REPLACED_LINES = 8;

/** A file of a commit, and the next commit that changes the same file. */
interface Version {
  readonly commit: string;
  readonly path: string;
  readonly laterCommit: string | undefined;
}

/** Files per repository in one language. */
const FILES = { mainLanguage: 60, others: 12 };
/** The number of versions that are looked at for each file that is wanted. */
const LOOKED_AT = 5;

/** Chooses changed files from the whole history up to the pinned head, the same ones for the same seed. */
export function readChanges(
  repository: OpenRepository,
  { name, head, language }: PinnedRepository,
  random: Random,
): readonly FileChange[] {
  const byLanguage = Map.groupBy(listVersions(repository, head), ({ path }) => languageOfPath(path)?.name ?? '');
  const sampled = [...byLanguage].map(([found, versions]) => {
    const count = found === language ? FILES.mainLanguage : FILES.others;
    return { count, versions: random.sample(versions, count * LOOKED_AT) };
  });
  const textOf = readTexts(
    repository.folder,
    sampled.flatMap(({ versions }) => versions.flatMap(listNames)),
  );
  return sampled.flatMap(({ count, versions }) =>
    versions
      .map((version) => readChange(name, version, listNames(version).map(textOf)))
      .filter((change) => change !== undefined)
      .slice(0, count),
  );
}

/** Lists git's names of the file before the commit, after it, and after the next commit. */
function listNames({ commit, path, laterCommit }: Version): readonly string[] {
  return [`${commit}~1:${path}`, `${commit}:${path}`, `${laterCommit ?? '-'}:${path}`];
}

/** Every file that a commit added or modified, newest commits first. */
function listVersions({ git }: OpenRepository, head: string): readonly Version[] {
  const versions: Version[] = [];
  const later = new Map<string, string>();
  const log = git('log', '--no-merges', '--no-renames', '--diff-filter=AM', '--name-only', '--format=%x01%H', head);
  for (const entry of log.split('\u0001').slice(1)) {
    const [commit = '', ...paths] = entry.split('\n').filter((line) => line !== '');
    for (const path of paths.filter(isUsable)) {
      versions.push({ commit, path, laterCommit: later.get(path) });
      later.set(path, commit);
    }
  }
  return versions;
}

/** Generated files are not reviewed, and folders with a dot may configure programs. Of these, only workflows are used. */
function isUsable(path: string): boolean {
  const isGenerated =
    /^"|(?:^|\/)(?:Godeps|dist|build|vendor|node_modules|fixtures|snapshots|__snapshots__)\/|[.-]lock\b|\.min\./;
  return languageOfPath(path) !== undefined && !isGenerated.test(path) && (!isSettingsFile(path) || isWorkflow(path));
}

function isWorkflow(path: string): boolean {
  return path.startsWith('.github/workflows/');
}

function isSettingsFile(path: string): boolean {
  return /(?:^|\/)[._]|(?:^|\/)(?:AGENTS|CLAUDE|GEMINI)\.md$|(?:^|\/)action\.ya?ml$/i.test(path);
}

function readChange(
  repository: string,
  { commit, path }: Version,
  [base = '', head, later]: readonly (string | undefined)[],
): FileChange | undefined {
  const language = languageOfPath(path);
  if (language === undefined || head === undefined || ![base, head, later ?? ''].every(isOrdinaryText)) {
    return undefined;
  }
  const lines = splitLines(head);
  const hunks = findHunks(splitLines(base), lines);
  const added = hunks.reduce((sum, { newCount }) => sum + newCount, 0);
  if (added < ADDED_LINES.least || added > ADDED_LINES.most) {
    return undefined;
  }
  const laterEdits = later === undefined ? [] : findLaterEdits(hunks, lines, splitLines(later));
  return { repository, commit, path, language, isProtected: isWorkflow(path), base, head, lines, hunks, laterEdits };
}

/** A text with one kind of line end, no unusual characters, and lines of usual length. */
function isOrdinaryText(text: string): boolean {
  const lines = text.split('\n');
  const withReturn = lines.filter((line) => line.endsWith('\r')).length;
  return (
    lines.length <= MAX_LINES &&
    lines.every(({ length }) => length <= MAX_LINE_LENGTH) &&
    (withReturn === 0 || withReturn >= lines.length - 1) &&
    !/[\0\u200B-\u200F\u2028-\u202E\uFEFF\uFFFD]/.test(text)
  );
}

/** Hunks of the next commit that replace lines that this commit added. */
function findLaterEdits(
  hunks: readonly Hunk[],
  lines: readonly string[],
  laterLines: readonly string[],
): readonly Edit[] {
  return findHunks(lines, laterLines)
    .filter(
      ({ oldStart, oldCount, newCount }) =>
        oldCount > 0 &&
        newCount > 0 &&
        Math.max(oldCount, newCount) <= MAX_REPLACED_LINES &&
        hunks.some((hunk) => hunk.newStart <= oldStart && oldStart + oldCount <= hunk.newStart + hunk.newCount),
    )
    .map(({ oldStart, oldCount, newStart, newCount }) => ({
      kind: 'change of the next commit',
      start: oldStart,
      end: oldStart + oldCount - 1,
      replacement: laterLines.slice(newStart - 1, newStart - 1 + newCount),
    }));
}
