import { at } from '../structures/at.ts';
import { gatherFaults } from './gather.ts';
import { reaches } from './severity.ts';
import { SEVERITIES, type Draft, type Finding, type LeftOutDraft, type Placement, type Severity } from './types.ts';
import { sortWorstFirst } from './worst-first.ts';

export interface PlacedFindings {
  /** Worst first, then by path and line. */
  readonly findings: readonly Finding[];
  readonly leftOut: readonly LeftOutDraft[];
}

export interface FindingLimits {
  /** The most comments on lines and files. Further findings are listed in the summary. */
  readonly maxComments: number;
  readonly minSeverity: Severity;
  /** From 0 to 1. Findings of a model that is less certain get no comment. */
  readonly minConfidence: number;
  /** From 0 to 1. Findings that people are less likely to accept get no comment. */
  readonly minAcceptance?: number;
  /** The probability that people accept a finding; undefined if nothing was learned. */
  readonly acceptanceOf?: (finding: Finding) => number | undefined;
  /** Gives a finding another placement. By default, in a copy, so that the finding itself stays as it is. */
  readonly place?: (finding: Finding, placement: Placement) => Finding;
}

function placeCopy(finding: Finding, placement: Placement): Finding {
  return { ...finding, placement };
}

/**
 * Decides which findings become comments. Drops those whose severity is now below the least severity, reports the same
 * fault once with all its places, and sends uncertain findings and those over the limit to the summary.
 */
export function limitFindings(
  findings: readonly Finding[],
  { minSeverity, minConfidence, maxComments, minAcceptance = 0, acceptanceOf, place = placeCopy }: FindingLimits,
): PlacedFindings {
  const { severe, tooMild } = splitBySeverity(findings, minSeverity);
  const welcome = gatherFaults(severe).map((finding) => {
    const reason =
      finding.placement.kind === 'summary'
        ? undefined
        : (whyUncertain(finding, minConfidence) ?? whyUnwelcome(finding, minAcceptance, acceptanceOf));
    return reason === undefined ? finding : place(finding, { kind: 'summary', reason });
  });
  return { findings: withinLimit(sortWorstFirst(welcome), maxComments, place), leftOut: tooMild };
}

/** Splits findings or drafts at the least severity; says of the milder ones why they are left out. */
export function splitBySeverity<Said extends Pick<Draft, 'severity' | 'path'> & { readonly line?: number }>(
  said: readonly Said[],
  least: Severity,
): { readonly severe: readonly Said[]; readonly tooMild: readonly LeftOutDraft[] } {
  const mild = said.filter(({ severity }) => !reaches(severity, least));
  return {
    // A large review has 200,000 findings, and usually none is too mild.
    severe: mild.length === 0 ? said : said.filter(({ severity }) => reaches(severity, least)),
    tooMild: mild.map(({ path, line, severity }) => ({
      source: line === undefined ? path : `${path}:${line}`,
      reason: `its severity ${severity} is below \`min-severity\` ${least}`,
    })),
  };
}

/** A model that states no confidence is not uncertain, and a literal check always is certain. */
function whyUncertain({ confidence, origin }: Finding, minConfidence: number): string | undefined {
  return origin === 'literal' || confidence === undefined || confidence >= minConfidence
    ? undefined
    : `its confidence ${Number(confidence.toFixed(2))} is below \`min-confidence\` ${minConfidence}`;
}

function whyUnwelcome(
  finding: Finding,
  minAcceptance: number,
  acceptanceOf: FindingLimits['acceptanceOf'],
): string | undefined {
  const score = acceptanceOf?.(finding);
  return score === undefined || score >= minAcceptance
    ? undefined
    : `by what became of earlier findings, people accept it with a probability of ${score.toFixed(2)}, below \`min-acceptance\` ${minAcceptance}`;
}

/** Comments go to the worst findings. Of two equally bad ones, a finding with a line goes before one with only a file. */
function withinLimit(
  findings: readonly Finding[],
  maxComments: number,
  place: NonNullable<FindingLimits['place']>,
): readonly Finding[] {
  const worst = takeWorst(findings, maxComments);
  if (worst === undefined) {
    return findings;
  }
  const commented = new Set(worst);
  const placement = { kind: 'summary', reason: `over the limit of \`max-comments\` (${maxComments})` } as const;
  return findings.map((finding) =>
    finding.placement.kind === 'summary' || commented.has(finding) ? finding : place(finding, placement),
  );
}

/**
 * The first of the worst findings that are not in the summary already; undefined if all others may have a comment.
 *
 * @param findings worst first: a large review has 200,000, of which only the first ones have to be looked at
 */
function takeWorst(findings: readonly Finding[], most: number): readonly Finding[] | undefined {
  const ranks: Finding[][] = Array.from({ length: 2 * SEVERITIES.length }, () => []);
  let candidates = 0;
  for (const finding of findings) {
    if (finding.placement.kind !== 'summary') {
      const rank = rankForComment(finding);
      at(ranks, rank).push(finding);
      candidates += 1;
      // Those behind this one are at most as severe, so they only come before files of its severity.
      const ofFiles = at(ranks, rank - (rank % 2)).length;
      if (candidates > most && candidates - ofFiles >= most) {
        break;
      }
    }
  }
  return candidates <= most ? undefined : ranks.toReversed().flat().slice(0, most);
}

function rankForComment({ severity, placement }: Finding): number {
  return 2 * SEVERITIES.indexOf(severity) + Number(placement.kind !== 'file');
}
