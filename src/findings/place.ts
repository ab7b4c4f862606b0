import type { FileChange } from '../changes/types.ts';
import { locateText } from '../customizations/locate.ts';
import type { Guideline } from '../guidelines/types.ts';
import { drawName } from '../prompt/parts/change.ts';
import { showHidden } from '../text/hidden/visible.ts';
import { anchorDraft, type Anchor } from './anchor.ts';
import { fingerprint } from './fingerprint.ts';
import { mergeFindings } from './merge.ts';
import { SEVERITIES, type Citation, type Draft, type Finding, type LeftOutDraft, type Severity } from './types.ts';
import { worstFirst, type PlacedDraft } from './worst-first.ts';

export interface PlacedFindings {
  /** Worst first, then by path and line. */
  readonly findings: readonly Finding[];
  readonly leftOut: readonly LeftOutDraft[];
}

export interface FindingLimits {
  /** The most comments on lines and files. Further findings are listed in the summary. */
  readonly maxComments: number;
  readonly minSeverity: Severity;
}

/**
 * Gives every draft its place, its guideline and its fingerprint. Joins drafts that say the same about the same place, and
 * drops those below the least severity.
 */
export function placeFindings(
  drafts: readonly Draft[],
  files: readonly FileChange[],
  guidelines: readonly Guideline[],
  { minSeverity }: Pick<FindingLimits, 'minSeverity'>,
): PlacedFindings {
  const { severe, tooMild } = bySeverity(drafts, minSeverity);
  const placed = severe.map((draft) => placeDraft(draft, files, guidelines));
  const { unique, repeated } = mergeFindings(placed);
  return { findings: nameFindings(unique.toSorted(worstFirst)), leftOut: [...tooMild, ...repeated] };
}

/** Drops findings whose severity is now below the least severity, and sends what is over the limit to the summary. */
export function limitFindings(
  findings: readonly Finding[],
  { minSeverity, maxComments }: FindingLimits,
): PlacedFindings {
  const { severe, tooMild } = bySeverity(findings, minSeverity);
  return { findings: withinLimit(severe.toSorted(worstFirst), maxComments), leftOut: tooMild };
}

function bySeverity<Said extends Pick<Draft, 'severity' | 'path'> & { readonly line?: number }>(
  said: readonly Said[],
  least: Severity,
): { readonly severe: readonly Said[]; readonly tooMild: readonly LeftOutDraft[] } {
  const rank = (severity: Severity): number => SEVERITIES.indexOf(severity);
  return {
    severe: said.filter(({ severity }) => rank(severity) >= rank(least)),
    tooMild: said
      .filter(({ severity }) => rank(severity) < rank(least))
      .map(({ path, line, severity }) => ({
        source: line === undefined ? path : `${path}:${line}`,
        reason: `its severity ${severity} is below \`min-severity\` ${least}`,
      })),
  };
}

function placeDraft(draft: Draft, files: readonly FileChange[], guidelines: readonly Guideline[]): PlacedDraft {
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
    ...(draft.agents === undefined ? {} : { agents: draft.agents }),
    ...(draft.doubts === undefined ? {} : { doubts: draft.doubts }),
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

/**
 * Finds the file that a model names. Models add `./`, `a/`, a leading slash or the prompt's quotes, or use the name before a
 * rename, or the name as the prompt shows it.
 */
export function fileOf(path: string, files: readonly FileChange[]): FileChange | undefined {
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
  // Only names in quotes are drawn differently. A model may name thousands of files that do not exist.
  return path.startsWith('"') ? files.find((candidate) => drawName(candidate.path) === path) : undefined;
}

/** A suggestion replaces whole lines of the head, so it is used only if these lines are certain. */
function usableSuggestion(draft: Draft, anchor: Extract<Anchor, { kind: 'line' }>): string | undefined {
  const suggestion = draft.suggestion?.replace(/\r?\n$/, '');
  const isCertain =
    anchor.side === 'RIGHT' && anchor.quoted && !holdsWrittenOut(suggestion ?? '') && !holdsHidden(suggestion ?? '');
  const changesNothing = anchor.startLine === undefined && suggestion === anchor.text.replace(/\r$/, '');
  return isCertain && !changesNothing ? suggestion : undefined;
}

/** Whether a suggestion has a written-out character. The prompt shows some characters as `\u{202E}`, and models copy that. */
function holdsWrittenOut(suggestion: string): boolean {
  return [...suggestion.matchAll(/\\u\{([\dA-F]{1,6})\}/g)].some(([written, digits = '0']) => {
    const point = Number.parseInt(digits, 16);
    return point <= 0x10_ff_ff && (written === OPENING_MARK || showHidden(String.fromCodePoint(point)) === written);
  });
}

/** Whether a suggestion has hidden characters, which one click would bring into the code without anybody seeing them. */
function holdsHidden(suggestion: string): boolean {
  return showHidden(suggestion) !== suggestion;
}

/** The opening bracket of a chat marker, as `showToModel` writes it. */
const OPENING_MARK = String.raw`\u{3C}`;

/** The guideline that a draft cites, if it exists and applies to the file. */
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
    // An item of a list needs its lead-in, such as "Never use:".
    text: statement === undefined ? guideline.name : [...statement.leadIns, statement.text].join(' '),
  };
}

/** Gives findings their fingerprints. Equal subjects are numbered in file order, so that a moved line changes no name. */
function nameFindings(findings: readonly PlacedDraft[]): readonly Finding[] {
  const seen = new Map<string, number>();
  const named: Finding[] = [];
  const inLineOrder = [...findings.entries()].sort(([, a], [, b]) => (a.line ?? 0) - (b.line ?? 0));
  for (const [index, finding] of inLineOrder) {
    const subject = {
      path: finding.path,
      about: finding.guideline === undefined ? finding.kind : `${finding.guideline.source}: ${finding.guideline.text}`,
      text: finding.quote ?? finding.title,
    };
    const name = fingerprint({ ...subject, ordinal: 0 });
    const ordinal = seen.get(name) ?? 0;
    seen.set(name, ordinal + 1);
    named[index] = { fingerprint: ordinal === 0 ? name : fingerprint({ ...subject, ordinal }), ...finding };
  }
  return named;
}

/** Comments go to the worst findings. Of two equally bad ones, a finding with a line goes before one with only a file. */
function withinLimit(findings: readonly Finding[], maxComments: number): readonly Finding[] {
  const rank = (finding: Finding): number => SEVERITIES.indexOf(finding.severity);
  const isOnFile = (finding: Finding): number => Number(finding.placement.kind === 'file');
  const commented = findings
    .filter((finding) => finding.placement.kind !== 'summary')
    .toSorted((a, b) => rank(b) - rank(a) || isOnFile(a) - isOnFile(b));
  const over = new Set(commented.slice(maxComments));
  return findings.map((finding) =>
    over.has(finding)
      ? { ...finding, placement: { kind: 'summary', reason: `over the limit of \`max-comments\` (${maxComments})` } }
      : finding,
  );
}
