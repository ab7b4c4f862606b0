import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Changes, FileExclusion } from '../changes/types.ts';
import type { Finding } from '../findings/types.ts';

export type Conclusion = 'clean' | 'findings' | 'failed' | 'skipped';

/** Something a step of the review left out, and why. */
export interface LeftOut {
  readonly stage: 'file' | 'guideline' | 'change' | 'request' | 'finding';
  readonly source: string;
  readonly reason: string;
}

/** A guideline as the reports speak of it. */
export interface GuidelineReceipt {
  readonly id: string;
  readonly source: string;
  readonly filePatterns: readonly string[];
  /** Changed files it is in force for. */
  readonly files: number;
  readonly statements: number;
  /** Findings that cite it. */
  readonly cited: number;
}

/** Why lines of a change were not reviewed. */
export type NotReviewed =
  | FileExclusion
  /** Known to have changed, but no source has it. */
  | 'missing'
  /** Beyond `max-requests`, or more than a request holds. */
  | 'over-limit'
  /** The request that held them has no answer. */
  | 'failed'
  /** Shown to the model in part only. */
  | 'long-line';

/** How much of the change was reviewed; all of it is either reviewed or stands in `notReviewed`. */
export interface Coverage {
  /** Changed files, those included that only GitHub counts. */
  readonly files: number;
  /** Files of which any line was reviewed. */
  readonly reviewedFiles: number;
  /** Added and removed lines. */
  readonly lines: number;
  readonly reviewedLines: number;
  /** The rest by reason, most lines first. A file that was read in part is counted here too. */
  readonly notReviewed: readonly { readonly kind: NotReviewed; readonly files: number; readonly lines: number }[];
}

/** All that a review found out: the one value every report is drawn from. */
export interface ReviewResult {
  /** Where the change was read from, and why not from a better source. */
  readonly readFrom: Pick<Changes, 'source' | 'passedOver'>;
  readonly conclusion: Conclusion;
  readonly findings: readonly Finding[];
  /** The models' own words on the change; empty without a model. */
  readonly remarks: readonly string[];
  readonly guidelines: readonly GuidelineReceipt[];
  readonly leftOut: readonly LeftOut[];
  /** What is wrong in the customization files themselves. */
  readonly problems: readonly Diagnostic[];
  readonly coverage: Coverage;
  readonly literal: { readonly checkedStatements: number; readonly statements: number };
  readonly usage: {
    readonly provider: string;
    readonly model: string | undefined;
    readonly requests: number;
    readonly failedRequests: number;
    readonly inputTokens: number;
    readonly outputTokens: number;
  };
}
