import type { FileChange } from '../changes/types.ts';
import { locateText } from '../customizations/locate.ts';
import type { Guideline } from '../guidelines/types.ts';
import { drawName } from '../prompt/change.ts';
import { showHidden } from '../text/visible.ts';
import { anchorDraft, type Anchor } from './anchor.ts';
import { fingerprint } from './fingerprint.ts';
import { SEVERITIES, type Citation, type Draft, type Finding, type LeftOutDraft, type Severity } from './types.ts';

export interface PlacedFindings {
  /** Worst first, then by path and line. */
  readonly findings: readonly Finding[];
  readonly leftOut: readonly LeftOutDraft[];
}

export interface FindingLimits {
  /** Most comments on lines and files; further findings stand in the summary. */
  readonly maxComments: number;
  readonly minSeverity: Severity;
}

/**
 * Gives every draft its place, its guideline and its fingerprint; joins drafts that say the same of the same
 * line; drops those below the least severity; and sends what is over the limit to the summary.
 */
export function placeFindings(
  drafts: readonly Draft[],
  files: readonly FileChange[],
  guidelines: readonly Guideline[],
  limits: FindingLimits,
): PlacedFindings {
  const { severe, tooMild } = bySeverity(drafts, limits.minSeverity);
  const placed = severe.map((draft) => placeDraft(draft, files, guidelines));
  const { unique, repeated } = withoutRepeats(placed);
  const sorted = unique.toSorted(worstFirst);
  return {
    findings: withinLimit(named(sorted), limits.maxComments),
    leftOut: [...tooMild, ...repeated],
  };
}

function bySeverity(
  drafts: readonly Draft[],
  least: Severity,
): { readonly severe: readonly Draft[]; readonly tooMild: readonly LeftOutDraft[] } {
  const rank = (severity: Severity): number => SEVERITIES.indexOf(severity);
  return {
    severe: drafts.filter((draft) => rank(draft.severity) >= rank(least)),
    tooMild: drafts
      .filter((draft) => rank(draft.severity) < rank(least))
      .map((draft) => ({
        source: `${draft.path}:${draft.line}`,
        reason: `its severity ${draft.severity} is below \`min-severity\` ${least}`,
      })),
  };
}

type Placed = Omit<Finding, 'fingerprint'>;

function placeDraft(draft: Draft, files: readonly FileChange[], guidelines: readonly Guideline[]): Placed {
  const file = fileOf(draft.path, files);
  const anchor: Anchor | undefined = file === undefined ? undefined : anchorDraft(draft, file);
  const path = file?.path ?? draft.path;
  const citation = citationOf(draft, path, guidelines);
  const shared = {
    path,
    severity: draft.severity,
    kind: draft.kind,
    title: draft.title,
    body: draft.body,
    origin: draft.origin,
    ...(citation === undefined ? {} : { guideline: citation }),
    ...(draft.confidence === undefined ? {} : { confidence: draft.confidence }),
  };
  if (anchor === undefined) {
    const reason = 'the file it names is not part of the change';
    return { ...shared, side: draft.side, placement: { kind: 'summary', reason } };
  }
  if (anchor.kind === 'file') {
    return { ...shared, side: draft.side, placement: anchor };
  }
  const suggestion = usableSuggestion(draft, anchor);
  return {
    ...shared,
    side: anchor.side,
    line: anchor.line,
    ...(anchor.startLine === undefined ? {} : { startLine: anchor.startLine }),
    ...(suggestion === undefined ? {} : { suggestion }),
    quote: anchor.text,
    placement: { kind: 'inline' },
  };
}

/** Models add `./`, `a/`, a leading slash or the prompt's quotes, or use the name from before a rename, or a name as it was shown. */
function fileOf(path: string, files: readonly FileChange[]): FileChange | undefined {
  const plain = path
    .replace(/^"(.+)"$/, '$1')
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '');
  const names = [path, plain, plain.replace(/^[ab]\//, '')];
  for (const name of names) {
    const file =
      files.find((candidate) => candidate.path === name) ?? files.find((candidate) => candidate.previousPath === name);
    if (file !== undefined) {
      return file;
    }
  }
  return files.find((candidate) => drawName(candidate.path) === path);
}

/** A suggestion replaces lines of the head whole, so it needs to be certain which. */
function usableSuggestion(draft: Draft, anchor: Extract<Anchor, { kind: 'line' }>): string | undefined {
  const suggestion = draft.suggestion?.replace(/\r?\n$/, '');
  const isCertain = anchor.side === 'RIGHT' && anchor.quoted && !holdsWrittenOut(suggestion ?? '');
  const changesNothing = anchor.startLine === undefined && suggestion === anchor.text.replace(/\r$/, '');
  return isCertain && !changesNothing ? suggestion : undefined;
}

/** The model saw some characters written out (`\u{202E}`) and may have copied that: it is not what the code would hold. */
function holdsWrittenOut(suggestion: string): boolean {
  return [...suggestion.matchAll(/\\u\{([\dA-F]{1,6})\}/g)].some(([written, digits = '0']) => {
    const point = Number.parseInt(digits, 16);
    return point <= 0x10_ff_ff && (written === OPENING_MARK || showHidden(String.fromCodePoint(point)) === written);
  });
}

/** As `showToModel` writes out the bracket before the name of a mark between messages. */
const OPENING_MARK = String.raw`\u{3C}`;

/** The guideline a draft cites, if it exists and is in force for the file. */
function citationOf(draft: Draft, path: string, guidelines: readonly Guideline[]): Citation | undefined {
  const [id, statementNumber] = (draft.citation ?? '').split('.');
  const guideline = guidelines.find((candidate) => String(candidate.id) === id && candidate.appliesTo.has(path));
  if (guideline === undefined) {
    return undefined;
  }
  const statement = guideline.statements[Number(statementNumber) - 1];
  return {
    id: String(guideline.id),
    ...(statement === undefined ? {} : { statement: statement.id }),
    source: guideline.content.path,
    ...(guideline.level === 'repository' ? {} : { level: guideline.level }),
    line: locateText(guideline.content, statement?.offset ?? 0).line,
    // "Never use:" makes an item of a list what it is.
    text: statement === undefined ? guideline.name : [...statement.leadIns, statement.text].join(' '),
  };
}

/** Two findings are one when they name the same line and the same guideline or, citing none, the same kind. */
function withoutRepeats(placed: readonly Placed[]): {
  readonly unique: readonly Placed[];
  readonly repeated: readonly LeftOutDraft[];
} {
  const unique: Placed[] = [];
  const repeated: LeftOutDraft[] = [];
  for (const finding of placed.toSorted(worstFirst)) {
    if (unique.some((earlier) => isSame(earlier, finding))) {
      repeated.push({
        source: `${finding.path}:${finding.line ?? '?'}`,
        reason: `"${finding.title}" says what another finding says of the same line`,
      });
    } else {
      unique.push(finding);
    }
  }
  return { unique, repeated };
}

function isSame(a: Placed, b: Placed): boolean {
  if (a.path !== b.path || a.side !== b.side || a.line !== b.line) {
    return false;
  }
  if (a.line === undefined) {
    return a.title === b.title;
  }
  if (a.guideline === undefined || b.guideline === undefined) {
    return a.guideline === b.guideline && a.kind === b.kind;
  }
  const { statement: one } = a.guideline;
  const { statement: other } = b.guideline;
  return a.guideline.id === b.guideline.id && (one === undefined || other === undefined || one === other);
}

function worstFirst(a: Placed, b: Placed): number {
  const rank = (finding: Placed): number => SEVERITIES.indexOf(finding.severity);
  return (
    rank(b) - rank(a) ||
    compare(a.path, b.path) ||
    (a.line ?? 0) - (b.line ?? 0) ||
    compare(a.title, b.title) ||
    // Whatever the order of the replies, the same findings come out in the same order.
    compare(JSON.stringify(a), JSON.stringify(b))
  );
}

/** By code units: the same order on every machine, whatever its locale. */
function compare(a: string, b: string): number {
  if (a === b) {
    return 0;
  }
  return a < b ? -1 : 1;
}

/** Equal subjects are told apart by their order in the file, so that one of them moving changes no name. */
function named(findings: readonly Placed[]): readonly Finding[] {
  const seen = new Map<string, number>();
  const names = new Map<Placed, string>();
  for (const finding of findings.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))) {
    const subject = {
      path: finding.path,
      about: finding.guideline === undefined ? finding.kind : `${finding.guideline.source}: ${finding.guideline.text}`,
      text: finding.quote ?? finding.title,
    };
    const name = fingerprint({ ...subject, ordinal: 0 });
    const ordinal = seen.get(name) ?? 0;
    seen.set(name, ordinal + 1);
    names.set(finding, ordinal === 0 ? name : fingerprint({ ...subject, ordinal }));
  }
  return findings.map((finding) => ({ fingerprint: names.get(finding) ?? '', ...finding }));
}

/** The worst findings are commented; of two as bad, one that has its line goes before one that has only its file. */
function withinLimit(findings: readonly Finding[], maxComments: number): readonly Finding[] {
  const rank = (finding: Finding): number => SEVERITIES.indexOf(finding.severity);
  const isOnFile = (finding: Finding): number => Number(finding.placement.kind === 'file');
  const commented = findings
    .filter((finding) => finding.placement.kind !== 'summary')
    .toSorted((a, b) => rank(b) - rank(a) || isOnFile(a) - isOnFile(b));
  const over = new Set(commented.slice(maxComments));
  return findings.map((finding) =>
    over.has(finding)
      ? { ...finding, placement: { kind: 'summary', reason: `over \`max-comments\` (${maxComments})` } }
      : finding,
  );
}
