import type { Diagnostic } from '../diagnostics/diagnostic.ts';
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

/** All that a review found out: the one value every report is drawn from. */
export interface ReviewResult {
  readonly conclusion: Conclusion;
  readonly findings: readonly Finding[];
  /** The models' own words on the change; empty without a model. */
  readonly remarks: readonly string[];
  readonly guidelines: readonly GuidelineReceipt[];
  readonly leftOut: readonly LeftOut[];
  /** What is wrong in the customization files themselves. */
  readonly problems: readonly Diagnostic[];
  readonly coverage: {
    readonly files: number;
    readonly reviewedFiles: number;
    /** Added and removed lines. */
    readonly lines: number;
    readonly reviewedLines: number;
  };
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
