import type { Verified } from '../../agents/verify/verify.ts';
import type { Finding } from '../../findings/types.ts';
import type { VerificationReport } from '../../reports/review/review-result.ts';

/** Counts what the second look said about the findings; undefined if there was none, or nothing to check. */
export function describeVerification(
  verified: Verified | undefined,
  findings: readonly Finding[],
): VerificationReport | undefined {
  const checked = findings.flatMap(({ verification }) => verification ?? []);
  if (verified === undefined || checked.length + verified.leftOut.length === 0) {
    return undefined;
  }
  const countKind = (kind: string): number => checked.filter((one) => one.kind === kind).length;
  return {
    confirmed: countKind('confirmed'),
    lowered: countKind('lowered'),
    dropped: verified.leftOut.length,
    unverified: countKind('unverified'),
    lookups: verified.toolUses.length,
    shortages: verified.shortages,
    notes: verified.notes,
  };
}
