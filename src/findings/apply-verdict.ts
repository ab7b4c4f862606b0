import type { Verdict } from './replies/parse-verdicts.ts';
import { SEVERITIES, type Finding, type LeftOutDraft, type Severity, type Verification } from './types.ts';

/** The result of the verification for one finding. */
export type Concluded =
  | { readonly kind: 'kept'; readonly finding: Finding }
  | { readonly kind: 'dropped'; readonly leftOut: LeftOutDraft };

/**
 * Applies a verdict to a finding. The finding stays as it is, loses severity or confidence, or is left out. A verdict can do
 * nothing else.
 */
export function applyVerdict(finding: Finding, { kind, severity, reason }: Verdict): Concluded {
  const said = reason === undefined ? {} : { reason };
  switch (kind) {
    case 'refuted': {
      const source = finding.line === undefined ? finding.path : `${finding.path}:${finding.line}`;
      const why = reason === undefined ? '' : `: ${reason}`;
      return {
        kind: 'dropped',
        leftOut: { source, reason: `"${finding.title}" was refuted by the verification${why}` },
      };
    }
    case 'doubtful':
      return kept(
        { ...finding, confidence: (finding.confidence ?? 1) / 2 },
        lowest(nextLower(finding.severity), severity),
        { kind: 'lowered', ...said },
      );
    case 'confirmed': {
      const lower = lowest(finding.severity, severity);
      return kept(finding, lower, { kind: lower === finding.severity ? 'confirmed' : 'lowered', ...said });
    }
  }
}

function kept(finding: Finding, severity: Severity, verification: Verification): Concluded {
  return { kind: 'kept', finding: { ...finding, severity, verification } };
}

/** Marks a finding that was not verified, with the reason. */
export function unverified(finding: Finding, reason: string): Finding {
  return { ...finding, verification: { kind: 'unverified', reason } };
}

function lowest(severity: Severity, other: Severity = severity): Severity {
  return SEVERITIES.indexOf(other) < SEVERITIES.indexOf(severity) ? other : severity;
}

function nextLower(severity: Severity): Severity {
  return SEVERITIES[SEVERITIES.indexOf(severity) - 1] ?? severity;
}
