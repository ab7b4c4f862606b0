import type { FileChange } from '../changes/types.ts';
import type { Guideline } from '../guidelines/types.ts';
import { anchorDraft, type Anchor, type AnchoredDraft } from './anchor.ts';
import { openCitations, type FindCitation } from './citation.ts';
import { fingerprint } from './fingerprint.ts';
import { mergeFindings } from './merge.ts';
import { aboutOf } from './identity/about.ts';
import { fileOf } from './named-file.ts';
import { at } from '../structures/at.ts';
import { splitBySeverity, type FindingLimits } from './limit-findings.ts';
import type { Replacement } from './suggestions/replacement.ts';
import type { Draft, FaultPlace, LeftOutDraft, PlacedFinding } from './types.ts';
import { leaveOutUseless } from './useful/leave-out-useless.ts';
import { worstFirst, type PlacedDraft } from './worst-first.ts';

export interface PlacedDrafts {
  /** Worst first, then by path and line. Their suggestions are not proven yet. */
  readonly findings: readonly PlacedFinding[];
  readonly leftOut: readonly LeftOutDraft[];
  /** Drafts that say the same as a finding that is reported, and with which they were merged. */
  readonly merged: readonly LeftOutDraft[];
}

/**
 * Gives every draft its place, its guideline and its fingerprint. Joins drafts that say the same about the same place, and
 * drops those below the least severity and those that report nothing.
 */
export function placeFindings(
  drafts: readonly AnchoredDraft[],
  files: readonly FileChange[],
  guidelines: readonly Guideline[],
  { minSeverity }: Pick<FindingLimits, 'minSeverity'>,
): PlacedDrafts {
  const { severe, tooMild } = splitBySeverity(drafts, minSeverity);
  const findCitation = openCitations(guidelines);
  const placed = severe.map((draft) => placeDraft(draft, files, findCitation));
  const { useful, leftOut: useless } = leaveOutUseless(placed);
  const { unique, repeated } = mergeFindings(useful);
  return { findings: nameFindings(unique.toSorted(worstFirst)), leftOut: [...tooMild, ...useless], merged: repeated };
}

function placeDraft(draft: AnchoredDraft, files: readonly FileChange[], findCitation: FindCitation): PlacedDraft {
  const file = fileOf(draft.path, files);
  const anchor: Anchor | undefined = file === undefined ? undefined : (draft.anchor ?? anchorDraft(draft, file));
  const path = file?.path ?? draft.path;
  const citation = findCitation(draft, path);
  const shared = {
    path,
    severity: draft.severity,
    kind: draft.kind,
    title: draft.title,
    body: draft.body,
    origin: draft.origin,
    ...(citation === undefined ? {} : { guideline: citation }),
    ...(draft.confidence === undefined ? {} : { confidence: draft.confidence }),
    ...(draft.agents === undefined ? {} : { agents: draft.agents }),
    ...(draft.doubts === undefined ? {} : { doubts: draft.doubts }),
  };
  if (anchor === undefined) {
    const reason = 'the file it names is not part of the change';
    return { ...shared, side: draft.side ?? 'RIGHT', placement: { kind: 'summary', reason } };
  }
  const replacement = readReplacement(draft, anchor);
  if (anchor.kind === 'file') {
    return { ...shared, ...replacement, side: draft.side ?? 'RIGHT', placement: anchor };
  }
  return {
    ...shared,
    side: anchor.side,
    line: anchor.line,
    ...(anchor.startLine === undefined ? {} : { startLine: anchor.startLine }),
    ...replacement,
    quote: anchor.text,
    placement: { kind: 'inline' },
  };
}

/** Reads the lines that a draft names for its suggestion, and how much of that its anchor proves. */
function readReplacement(draft: Draft, anchor: Anchor): { readonly replacement?: Replacement } {
  const { suggestion, line, startLine } = draft;
  if (suggestion === undefined) {
    return {};
  }
  return {
    replacement: {
      text: suggestion,
      stated: { ...(line === undefined ? {} : { line }), ...(startLine === undefined ? {} : { startLine }) },
      isCertain: anchor.kind === 'line' && anchor.certain,
      covered: anchor.kind === 'line' ? anchor.covered : 'none',
    },
  };
}

/**
 * Gives findings and their other places their fingerprints. Equal subjects are numbered in file order, so that a moved line
 * changes no name.
 */
function nameFindings(findings: readonly PlacedDraft[]): readonly PlacedFinding[] {
  const all = findings.flatMap((finding) => [
    { finding, place: undefined, line: finding.line },
    ...(finding.places ?? []).map((place) => ({ finding, place, line: place.line })),
  ]);
  const seen = new Map<string, number>();
  const names = new Map<PlacedDraft | FaultPlace, string>();
  for (const { finding, place } of all.sort((a, b) => (a.line ?? 0) - (b.line ?? 0))) {
    const { path, quote } = place ?? finding;
    const subject = { path, about: aboutOf(finding), text: quote ?? finding.title };
    const name = fingerprint({ ...subject, ordinal: 0 });
    const ordinal = seen.get(name) ?? 0;
    seen.set(name, ordinal + 1);
    names.set(place ?? finding, ordinal === 0 ? name : fingerprint({ ...subject, ordinal }));
  }
  const nameOf = (named: PlacedDraft | FaultPlace): string => names.get(named) ?? '';
  return findings.map(({ places, ...finding }, index) => ({
    fingerprint: nameOf(at(findings, index)),
    ...finding,
    ...(places === undefined ? {} : { places: places.map((place) => ({ ...place, fingerprint: nameOf(place) })) }),
  }));
}
