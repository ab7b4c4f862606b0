import type { ReadHead } from '../../changes/head-text.ts';
import type { FileChange } from '../../changes/types.ts';
import type { Finding } from '../../findings/types.ts';
import { judgedBefore } from '../../reports/reasons/incremental.ts';
import type { KnownFinding } from '../../reports/review/state/known-finding.ts';
import type { LeftOut } from '../../reports/review/review-result.ts';
import type { ReviewState } from '../../reports/review/state/state.ts';
import { createSymbolIndex, type SymbolIndex } from '../../symbols/symbol-index.ts';
import type { Grammars } from '../../syntax/types.ts';
import type { Chosen } from '../choose/choose-guidance.ts';
import { canCarry, carryOver, isCarryable, isElsewhere, pathsOf, type CarryTerms } from './carry-over.ts';
import { changedMarks, readMarks, type DeclaredMarks } from './declared-marks.ts';
import { digestFiles } from './digest-files.ts';
import { readRecord, type FileRecord } from './file-record.ts';
import { findDependants, type SearchLimit } from './find-dependants.ts';
import { digestPosition, digestWithin } from './hunk-places.ts';

/** What earlier runs left, and how this run uses it. */
export interface EarlierReview {
  /** What the last finished review recorded. The caller has checked its seal. Undefined if there was none. */
  readonly state: ReviewState | undefined;
  /** The commit that this run reviews. */
  readonly headSha?: string;
  /** The digest of the model and the settings of this run: `digestSettings`. */
  readonly settings: string;
  /**
   * `changed`: judge what changed. `all`: judge everything. `asked`: judge everything with a person's message, or by an agent
   * that a person names; the record stays, because the answers are not those of a usual review.
   */
  readonly scope: 'changed' | 'all' | 'asked';
  /** Reads the text of the comment of a finding, without title and markers. */
  readonly bodyOf?: (known: KnownFinding) => string | undefined;
}

/** What a run has models judge, and what it takes from earlier runs. */
export interface Work {
  /** Files that models read. */
  readonly judge: readonly FileChange[];
  /** Files that models judged in an earlier run and that are the same since, as far as their judgement depends on it. */
  readonly untouched: readonly FileChange[];
  /** Findings of earlier runs that still hold. */
  readonly carried: readonly Finding[];
  /** Open findings of earlier runs that are not carried over: this run reports them again, or they are fixed. */
  readonly toSettle: readonly KnownFinding[];
  /** The files that are not sent, with the reason. */
  readonly leftOut: readonly LeftOut[];
  /** What the next record is made from; absent if nothing is recorded. */
  readonly basis?: RecordBasis;
}

export interface RecordBasis {
  readonly digests: ReadonlyMap<string, string>;
  /** The records of files that were judged and are the same. */
  readonly same: ReadonlyMap<string, FileRecord>;
  /** The records of files that are the same and were not judged. */
  readonly unjudged: ReadonlyMap<string, FileRecord>;
  /** What was read of the other files. */
  readonly read: ReadonlyMap<string, ReadFile>;
  readonly isRecorded: boolean;
  /** The records of an earlier run on the same commit, which stay if this run records nothing. */
  readonly ofSameCommit?: Readonly<Record<string, string>>;
}

/** What the record of a file has of its declarations. */
interface ReadFile {
  readonly marks: DeclaredMarks;
  readonly within: string;
}

export interface WorkTerms {
  readonly readHead: ReadHead;
  readonly grammars: Grammars;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  readonly signal: AbortSignal;
}

/**
 * Chooses which files models judge. A file is left out if its digest is the recorded one, no declaration that it uses changed
 * in another file, and the findings in it can be carried over.
 */
export async function chooseWork(
  chosen: Pick<Chosen, 'files' | 'applied' | 'excluded' | 'reviewers'>,
  earlier: EarlierReview,
  terms: WorkTerms,
): Promise<Work> {
  const { files } = chosen;
  const { state, settings, scope } = earlier;
  const digests = digestFiles(files, { ...chosen, settings });
  const records = new Map(Object.entries(state?.files ?? {}).map(([path, text]) => [path, readRecord(text)]));
  const index = indexFiles(files, terms);
  const alike = [...(await findSame(index, files, records, digests))];
  const same = new Map(alike.filter(([, { isJudged }]) => isJudged));
  const unjudged = new Map(alike.filter(([, { isJudged }]) => !isJudged));
  const changed = files.filter(({ path }) => !same.has(path));
  const read = await readAll(
    index,
    changed.filter(({ path }) => !unjudged.has(path)),
  );
  const marks = new Map([...read].map(([path, one]) => [path, one.marks]));
  const ofSameCommit = state !== undefined && state.headSha === earlier.headSha ? state.files : undefined;
  const basis = {
    digests,
    same,
    unjudged,
    read,
    isRecorded: scope !== 'asked',
    ...(ofSameCommit === undefined ? {} : { ofSameCommit }),
  };
  const carrying: CarryTerms = {
    files,
    records: same,
    guidelines: chosen.applied,
    unreviewed: chosen.excluded,
    ...earlier,
  };
  const open = (state?.known ?? []).filter(isCarryable);
  if (scope === 'all') {
    return { ...judgeAll(chosen), toSettle: open, basis };
  }
  const unchanged = files.filter(({ path }) => same.has(path));
  const declared = changedDeclarationsOf(records, new Set(alike.map(([path]) => path)), marks);
  const dependants = await findDependants(index, unchanged, declared, limitOf(terms));
  const again = new Set([...changed.map(({ path }) => path), ...dependants]);
  judgeTogether(open, again, carrying);
  const untouched = files.filter(({ path }) => !again.has(path));
  const held = new Set(untouched.map(({ path }) => path));
  // Any file may be the reason for a finding about a file elsewhere, so it holds until all of them are judged again.
  const carried = open.filter((known) =>
    isElsewhere(known, files) ? held.size > 0 : pathsOf(known).every((path) => held.has(path)),
  );
  return {
    judge: scope === 'asked' ? files : files.filter(({ path }) => again.has(path)),
    untouched: scope === 'asked' ? [] : untouched,
    carried: carried.map((known) => carryOver(known, carrying)),
    toSettle: open.filter((known) => !carried.includes(known)),
    leftOut: scope === 'asked' ? [] : untouched.map(({ path }) => leaveOut(path, state?.headSha)),
    basis,
  };
}

const MOST_MILLISECONDS = 10_000;

function limitOf({ now, signal }: WorkTerms): SearchLimit {
  const end = now() + MOST_MILLISECONDS;
  return { signal, isLate: () => now() > end };
}

/** The work of a run that takes nothing from earlier runs. Nothing is recorded. */
export function judgeAll({ files }: Pick<Chosen, 'files'>): Work {
  return { judge: files, untouched: [], carried: [], toSettle: [], leftOut: [] };
}

function leaveOut(path: string, commit: string | undefined): LeftOut {
  return { stage: 'change', source: path, reason: judgedBefore(commit) };
}

/** Adds the files of findings that cannot be carried over because another of their files is judged again. */
function judgeTogether(open: readonly KnownFinding[], again: Set<string>, terms: CarryTerms): void {
  let size: number;
  do {
    size = again.size;
    for (const known of open) {
      const paths = pathsOf(known);
      if (!canCarry(known, terms) || paths.some((path) => again.has(path))) {
        paths.forEach((path) => again.add(path));
      }
    }
  } while (again.size > size);
}

/** By path: the names whose declarations changed, also in files that are no longer part of the change. */
function changedDeclarationsOf(
  records: ReadonlyMap<string, FileRecord>,
  same: ReadonlySet<string>,
  marks: ReadonlyMap<string, DeclaredMarks>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const paths = [...new Set([...records.keys(), ...marks.keys()])].filter((path) => !same.has(path));
  return new Map(paths.map((path) => [path, changedMarks(records.get(path)?.marks, marks.get(path))]));
}

/** The records of the files with the same digest. If their hunks moved, they must be in the same declarations. */
async function findSame(
  index: SymbolIndex,
  files: readonly FileChange[],
  records: ReadonlyMap<string, FileRecord>,
  digests: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, FileRecord>> {
  const same = new Map<string, FileRecord>();
  for (const file of files) {
    const record = records.get(file.path);
    if (
      record !== undefined &&
      digests.get(file.path) === record.digest &&
      (digestPosition(file) === record.position || (await readWithin(index, file)) === record.within)
    ) {
      same.set(file.path, record);
    }
  }
  return same;
}

/** Parsing takes time. In a larger change, only the largest files are read. */
const MAX_READ = 300;

async function readAll(index: SymbolIndex, files: readonly FileChange[]): Promise<ReadonlyMap<string, ReadFile>> {
  const largestFirst = files.toSorted((a, b) => b.additions + b.deletions - a.additions - a.deletions);
  const read: (readonly [string, ReadFile])[] = [];
  for (const file of largestFirst.slice(0, MAX_READ)) {
    try {
      read.push([file.path, { marks: await readMarks(index, file), within: await digestWithin(index, file) }]);
    } catch {
      // Expected: the network failed. Without its declarations, the file is judged again once its hunks move.
    }
  }
  return new Map(read);
}

/** Undefined if the file cannot be read. Then it is not the same. */
async function readWithin(index: SymbolIndex, file: FileChange): Promise<string | undefined> {
  try {
    const within = await digestWithin(index, file);
    return within === '' ? undefined : within;
  } catch {
    // Expected: the network failed.
    return undefined;
  }
}

/** The names of the changed files alone: others did not change with the push. */
function indexFiles(files: readonly FileChange[], { readHead, grammars, now }: WorkTerms): SymbolIndex {
  const paths = files.map(({ path }) => path);
  const known = new Set(paths);
  return createSymbolIndex(
    {
      paths: async () => paths,
      read: async (path) => (known.has(path) ? readHead(path) : undefined),
      closeness: () => 1,
    },
    { grammars, now },
  );
}
