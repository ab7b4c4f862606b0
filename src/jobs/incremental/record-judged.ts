import type { FileChange } from '../../changes/types.ts';
import type { Finding } from '../../findings/types.ts';
import type { Guideline } from '../../guidelines/types.ts';
import { guidelinePieceIds } from '../../prompt/parts/guidelines.ts';
import type { KnownFinding } from '../../reports/review/state/known-finding.ts';
import type { Answers } from '../ask/ask-reviewers.ts';
import { finalRequests, partsByOutcome, type AskedReviewer } from '../ask/asked-reviewer.ts';
import type { Chosen } from '../choose/choose-guidance.ts';
import { isCut } from '../conclude/count-unjudged.ts';
import { missesLines } from '../conclude/measure-coverage.ts';
import { asUnjudged, startsOf, writeRecord, type FileRecord } from './file-record.ts';
import { digestPosition } from './hunk-places.ts';
import { pathsOf } from './carry-over.ts';
import type { Work } from './choose-work.ts';

/** What a run judged and found. */
export interface JudgedRun {
  readonly chosen: Pick<Chosen, 'excluded' | 'applied'>;
  readonly answers: Pick<Answers, 'reviewers' | 'shared'>;
  /** Sources of the comments that were dropped because they quote code that is not in their file. */
  readonly unproven: readonly string[];
  /** All findings that are reported, with those that are carried over. */
  readonly findings: readonly Finding[];
}

/**
 * Records what models have judged, for `ReviewState.files`. A file of which any part was not judged is recorded as such: the
 * next run judges it again. These files come last, because they are the first to go if the state is too long.
 */
export function recordJudged(work: Work, run: JudgedRun): Readonly<Record<string, string>> | undefined {
  const { basis } = work;
  if (basis === undefined) {
    return undefined;
  }
  const commented = new Set(run.findings.flatMap(({ path, places = [] }) => [path, ...places.map((one) => one.path)]));
  const draw = (
    file: FileChange,
    { marks, within }: Pick<FileRecord, 'marks' | 'within'>,
    isJudged = true,
  ): readonly [string, string] => [
    file.path,
    writeRecord({
      isJudged,
      digest: basis.digests.get(file.path) ?? '',
      position: digestPosition(file),
      within,
      marks,
      starts: commented.has(file.path) ? startsOf(file) : [],
    }),
  ];
  const keep = (files: readonly FileChange[]): readonly (readonly [string, string])[] =>
    files.flatMap((file) => {
      const record = basis.same.get(file.path) ?? basis.unjudged.get(file.path);
      return record === undefined ? [] : [draw(file, record, record.isJudged)];
    });
  if (!basis.isRecorded) {
    return basis.ofSameCommit ?? Object.fromEntries(keep(work.judge));
  }
  const known = (file: FileChange): Pick<FileRecord, 'marks' | 'within'> | undefined => {
    const read = basis.read.get(file.path);
    return (
      basis.same.get(file.path) ??
      basis.unjudged.get(file.path) ??
      (read && { marks: read.marks.text, within: read.within })
    );
  };
  const isWhole = new Set(work.judge.filter((file) => isJudgedWhole(file, run)));
  const rest = work.judge.filter((file) => !isWhole.has(file));
  return Object.fromEntries([
    ...keep(work.untouched),
    ...[...isWhole].map((file) => draw(file, known(file) ?? { marks: '', within: '' })),
    ...rest.flatMap((file) => {
      const record = known(file);
      return record === undefined ? [] : [draw(file, record, false)];
    }),
  ]);
}

/** Whether every reviewer of a file has read all of it and answered in full, with all guidelines for it. */
function isJudgedWhole(file: FileChange, { chosen, answers, unproven }: JudgedRun): boolean {
  const { path } = file;
  const readers = answers.reviewers.filter(
    ({ ready, caller }) => caller === undefined && ready.composed.reviewer.files.some((one) => one.path === path),
  );
  return (
    readers.length > 0 &&
    readers.every((reader) => isReadBy(file, reader)) &&
    !chosen.excluded.some((one) => one.path === path) &&
    !chosen.applied.some((guideline) => guideline.appliesTo.has(path) && isMissing(guideline, answers)) &&
    !unproven.some((source) => source === path || source.startsWith(`${path}:`))
  );
}

function isReadBy(file: FileChange, reader: AskedReviewer): boolean {
  const asked = reader.asked.flatMap(finalRequests);
  const own = asked.filter(({ request }) => request.parts.some(({ path }) => path === file.path));
  const isAnsweredWhole = own.every((one) => !isCut(one) && (one.conversation.answer?.leftOut.length ?? 0) === 0);
  return reader.ready.unfit === undefined && isAnsweredWhole && !missesLines(file, partsByOutcome(reader));
}

/** Whether a guideline did not fit into the prompts. */
function isMissing(guideline: Guideline, { shared }: Pick<Answers, 'shared'>): boolean {
  const entries = guidelinePieceIds(guideline).flatMap((id) => shared.get(id) ?? []);
  return entries.length > 0 && !entries.some(({ included }) => included);
}

/**
 * Has the next run judge the files again with an open finding of an earlier run that this run neither reports nor can call
 * fixed, because a part of the review failed.
 * @param toSettle the open findings of earlier runs that are not carried over
 * @param settled the files whose earlier findings are fixed if they are not reported now
 */
export function withoutUnsettled(
  judged: Readonly<Record<string, string>>,
  toSettle: readonly KnownFinding[],
  findings: readonly Finding[],
  settled: ReadonlySet<string>,
): Readonly<Record<string, string>> {
  const reported = new Set(
    findings.flatMap(({ fingerprint, places = [] }) => [fingerprint, ...places.map((place) => place.fingerprint)]),
  );
  const unsettled = new Set(
    toSettle.filter(({ fingerprints }) => !fingerprints.some((name) => reported.has(name))).flatMap(pathsOf),
  );
  return Object.fromEntries(
    Object.entries(judged).map(([path, record]) => [
      path,
      settled.has(path) || !unsettled.has(path) ? record : asUnjudged(record),
    ]),
  );
}
