import type { FileChange } from '../changes/types.ts';
import type { Guideline } from '../guidelines/types.ts';
import { absenceReason, type UnreviewedFiles } from './absence.ts';
import { anchorDraft, type Anchor, type AnchoredDraft } from './anchor.ts';
import { openCitations, type FindCitation } from './citation.ts';
import { mergeFindings } from './merging/merge.ts';
import { nameFindings } from './identity/name-findings.ts';
import { fileOf } from './named-file.ts';
import { splitBySeverity, type FindingLimits } from './limit-findings.ts';
import type { Replacement } from './suggestions/replacement.ts';
import { CHANGE_ITSELF, type Draft, type LeftOutDraft, type PlacedFinding } from './types.ts';
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
  unreviewed: UnreviewedFiles = [],
): PlacedDrafts {
  const { severe, tooMild } = splitBySeverity(drafts, minSeverity);
  const findCitation = openCitations(guidelines);
  const placed = severe.map((draft) =>
    placeDraft(draft, files, guidelines, findCitation, (path) => absenceReason(path, unreviewed)),
  );
  const { useful, leftOut: useless } = leaveOutUseless(placed);
  const { unique, repeated } = mergeFindings(useful);
  return { findings: nameFindings(unique.toSorted(worstFirst)), leftOut: [...tooMild, ...useless], merged: repeated };
}

function placeDraft(
  draft: AnchoredDraft,
  files: readonly FileChange[],
  guidelines: readonly Guideline[],
  findCitation: FindCitation,
  absenceOf: (path: string) => string,
): PlacedDraft {
  const file = fileOf(draft.path, files);
  const anchor: Anchor | undefined = file === undefined ? undefined : (draft.anchor ?? anchorDraft(draft, file));
  const path = file?.path ?? draft.path;
  const isAboutChange = draft.origin === 'literal' && draft.path === CHANGE_ITSELF;
  const citation = findCitation(draft, isAboutChange ? (citedFile(draft, guidelines) ?? path) : path);
  const shared = {
    path,
    severity: draft.severity,
    kind: draft.kind,
    title: draft.title,
    body: draft.body,
    origin: draft.origin,
    ...(draft.rule === undefined ? {} : { rule: draft.rule }),
    ...(citation === undefined ? {} : { guideline: citation }),
    ...(draft.confidence === undefined ? {} : { confidence: draft.confidence }),
    ...(draft.agents === undefined ? {} : { agents: draft.agents }),
    ...(draft.doubts === undefined ? {} : { doubts: draft.doubts }),
  };
  if (anchor === undefined) {
    const reason = isAboutChange ? 'it is about the change itself, not about a file' : absenceOf(path);
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

/** A file that the cited guideline applies to. */
function citedFile({ citation }: Draft, guidelines: readonly Guideline[]): string | undefined {
  const [id] = citation?.split('.') ?? [];
  const cited = guidelines.find((guideline) => String(guideline.id) === id);
  return cited?.appliesTo.keys().next().value;
}

/** Reads the lines that a draft names for its suggestion, and how much of that its anchor proves. */
function readReplacement(draft: Draft, anchor: Anchor): { readonly replacement?: Replacement } {
  const { suggestion, line, startLine, decision } = draft;
  if (suggestion === undefined) {
    return {};
  }
  return {
    replacement: {
      text: suggestion,
      stated: { ...(line === undefined ? {} : { line }), ...(startLine === undefined ? {} : { startLine }) },
      isCertain: anchor.kind === 'line' && anchor.certain,
      covered: anchor.kind === 'line' ? anchor.covered : 'none',
      ...(decision === undefined ? {} : { decision }),
    },
  };
}
