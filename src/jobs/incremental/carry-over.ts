import type { FileChange } from '../../changes/types.ts';
import { citeLine } from '../../findings/citation.ts';
import { absenceReason, type UnreviewedFiles } from '../../findings/absence.ts';
import type { FaultPlace, Finding, Placement, Side } from '../../findings/types.ts';
import { digestCode } from '../../findings/identity/digest.ts';
import type { Guideline } from '../../guidelines/types.ts';
import { carriedBody, ONLY_IN_SUMMARY, ON_FILE } from '../../reports/reasons/incremental.ts';
import type { KnownFinding } from '../../reports/review/state/known-finding.ts';
import type { ReviewState } from '../../reports/review/state/state.ts';
import { shownHunks } from './digest-files.ts';
import { moveLine, type FileRecord } from './file-record.ts';

/** What findings are carried over with. */
export interface CarryTerms {
  readonly files: readonly FileChange[];
  /** The records of the files whose digest is the same as then. */
  readonly records: ReadonlyMap<string, FileRecord>;
  readonly guidelines: readonly Guideline[];
  readonly state: ReviewState | undefined;
  readonly unreviewed?: UnreviewedFiles;
  readonly bodyOf?: (known: KnownFinding) => string | undefined;
}

/** Whether a known finding holds until its code is judged again. Literal checks are always run. */
export function isCarryable({ status, origin }: KnownFinding): boolean {
  return status === 'open' && origin === undefined;
}

/** The files of a finding. */
export function pathsOf({ path, places = [] }: KnownFinding): readonly string[] {
  return [...new Set([path, ...places.map((place) => place.path)])];
}

/** Whether the file of a finding was not part of the change, and still is not. */
export function isElsewhere({ isStray, path }: KnownFinding, files: readonly Pick<FileChange, 'path'>[]): boolean {
  return isStray === true && !files.some((file) => file.path === path);
}

/**
 * Whether all files of a known finding are the same as then, its lines can be found, and its text is at hand: in its comment,
 * or in the state.
 */
export function canCarry(known: KnownFinding, terms: CarryTerms): boolean {
  const hasText = known.comment !== undefined || known.posted === true || known.body !== undefined;
  const found = [known, ...(known.places ?? [])].map((place) => findPlace(place, terms));
  const code = known.identity?.code;
  const quote = found[0]?.quote;
  // The row of a finding that nobody could settle may be older than the record of its file.
  const isSameCode = code === undefined || quote === undefined || digestCode(quote) === code;
  return hasText && isSameCode && !found.includes(undefined);
}

/** Whether a finding, or one of its other places, is among findings of this run. Literal checks report again what they find. */
export function isReported({ fingerprint, places = [] }: Finding, findings: readonly Finding[]): boolean {
  const own = new Set([fingerprint, ...places.map((place) => place.fingerprint)]);
  return findings.some((one) => own.has(one.fingerprint) || one.places?.some((place) => own.has(place.fingerprint)));
}

/** Makes a finding of a known one, with its present line. Only for a finding that can be carried over. */
export function carryOver(known: KnownFinding, terms: CarryTerms): Finding {
  const {
    fingerprints,
    identity,
    path,
    side,
    severity,
    kind,
    title,
    source,
    sourceLine,
    comment,
    posted,
    places = [],
  } = known;
  const guideline =
    source === undefined || sourceLine === undefined ? undefined : citeLine(terms.guidelines, source, sourceLine);
  const { headSha } = terms.state ?? {};
  const found = findPlace(known, terms);
  return {
    fingerprint: fingerprints[0] ?? '',
    ...(identity === undefined ? {} : { identity }),
    path,
    side,
    ...found,
    severity,
    kind,
    title,
    body: terms.bodyOf?.(known) ?? known.body ?? carriedBody(headSha),
    ...(guideline === undefined ? {} : { guideline }),
    origin: 'model',
    ...(places.length === 0 ? {} : { places: places.map((place, index) => carryPlace(place, index, known, terms)) }),
    placement: isElsewhere(known, terms.files)
      ? { kind: 'summary', reason: absenceReason(path, terms.unreviewed) }
      : placementOf(found?.line, comment !== undefined || posted === true),
    carried: { ...(headSha === undefined ? {} : { commit: headSha }), ...(comment === undefined ? {} : { comment }) },
  };
}

function carryPlace(
  place: NonNullable<KnownFinding['places']>[number],
  index: number,
  { fingerprints }: KnownFinding,
  terms: CarryTerms,
): FaultPlace {
  const fingerprint = fingerprints[index + 1];
  const { path, side } = place;
  return { path, side, ...findPlace(place, terms), ...(fingerprint === undefined ? {} : { fingerprint }) };
}

function placementOf(line: number | undefined, isPosted: boolean): Placement {
  if (!isPosted) {
    return { kind: 'summary', reason: ONLY_IN_SUMMARY };
  }
  return line === undefined ? { kind: 'file', reason: ON_FILE } : { kind: 'inline' };
}

interface Place {
  readonly path: string;
  readonly side: Side;
  readonly line?: number;
}

/** The present line of a place, and its text; both are absent for a place without a line. Undefined if it cannot be found. */
function findPlace(
  { path, side, line }: Place,
  { files, records }: Pick<CarryTerms, 'files' | 'records'>,
): { readonly line?: number; readonly quote?: string } | undefined {
  const file = files.find((one) => one.path === path);
  const record = records.get(path);
  if (file === undefined || record === undefined) {
    return undefined;
  }
  if (line === undefined) {
    return {};
  }
  const now = moveLine(file, record.starts, side, line);
  const quote = now === undefined ? undefined : readLine(file, side, now);
  return now === undefined || quote === undefined ? undefined : { line: now, quote };
}

function readLine(file: FileChange, side: Side, number: number): string | undefined {
  for (const { lines } of shownHunks(file)) {
    for (const line of lines) {
      const own = side === 'LEFT' ? 'oldLine' in line && line.oldLine : 'newLine' in line && line.newLine;
      if (own === number) {
        return line.text;
      }
    }
  }
  return undefined;
}
