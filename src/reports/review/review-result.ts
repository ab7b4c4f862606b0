import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Changes, FileExclusion } from '../../changes/types.ts';
import type { CustomizationKind, Level, Reader, Reference } from '../../customizations/types.ts';
import type { Finding } from '../../findings/types.ts';
import type { GuidelineChanges } from '../../guidelines/compare.ts';
import type { Conflict } from '../../guidelines/conflicts.ts';
import type { GuidelineNote } from '../../guidelines/types.ts';
import type { UsageRow } from '../../models/spending/meter.ts';
import type { Direction } from '../../findings/directions/direction.ts';

export type Conclusion = 'clean' | 'findings' | 'failed' | 'skipped';

/** Something a step of the review left out, and why. */
export interface LeftOut {
  readonly stage: 'file' | 'guideline' | 'change' | 'request' | 'finding';
  readonly source: string;
  readonly reason: string;
}

/** What became of one customization: the receipt that every report is drawn from. */
export interface CustomizationReceipt {
  readonly source: string;
  readonly kind?: CustomizationKind;
  readonly level?: Level;
  /** The workspace folder it belongs to; absent for the repository's root. */
  readonly folder?: string;
  /** The programs that read it where it stands. */
  readonly readers: readonly Reader[];
  readonly broughtBy?: string;
  /** `in-force` for a file under review, `idle` for changed files only that are not reviewed, else `left-out`. */
  readonly status: 'in-force' | 'idle' | 'left-out';
  /** Why it is not in force. */
  readonly reason?: string;
  /** The guideline it became. */
  readonly guideline?: string;
  readonly statements?: number;
  /** Changed files it applies to. */
  readonly changedFiles: number;
  /** The first of them, each with the glob, folder or language by which it does. */
  readonly files: readonly { readonly path: string; readonly by: string }[];
  /** In the prompt, markers included; absent where no prompt was made. */
  readonly tokens?: number;
  /** What became of it in the prompt: cut where the budget had no room. */
  readonly sent?: 'whole' | 'cut';
  /** Findings that cite it. */
  readonly cited?: number;
  readonly references: readonly Reference[];
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

/** What one reviewer did: the default one, or an agent of the repository. */
export interface ReviewerReport {
  readonly name: string;
  /** Where the agent stands; absent for the default reviewer. */
  readonly source?: string;
  /** Why it reviewed: `the message names it`. */
  readonly why: string;
  /** Files of the change that it was given. */
  readonly files: number;
  /** Of these, the ones of which it did not read all. */
  readonly unreadFiles: number;
  /** As `provider:name`. */
  readonly model: string;
  /** Requests that were sent for it, repairs and failures included. */
  readonly requests: number;
  /** Calls of tools, by their names. */
  readonly toolCalls: Readonly<Record<string, number>>;
  /** Of those reported, the ones that it found, alone or with others. */
  readonly findings: number;
  /** What it asks for in its `tools` and cannot have here. */
  readonly unavailableTools: readonly { readonly name: string; readonly reason: string }[];
  /** What limits and faults took from its review. */
  readonly shortages: readonly string[];
  /** What is to be known of how its answers came about. */
  readonly notes: readonly string[];
  /** Next steps that the agent's author suggests. */
  readonly handoffs: readonly { readonly label: string; readonly agent: string; readonly prompt?: string }[];
}

/** An agent that did not review, and why. */
export interface IdleAgent {
  readonly name: string;
  readonly source: string;
  readonly reason: string;
}

/** What the second pass made of the models' findings. */
export interface VerificationReport {
  readonly confirmed: number;
  readonly lowered: number;
  readonly dropped: number;
  /** Reported without having been checked. */
  readonly unverified: number;
  /** Why not all could be checked. */
  readonly shortages: readonly string[];
  /** What is to be known of how the verdicts came about. */
  readonly notes: readonly string[];
}

/** All that a review found out: the one value every report is drawn from. */
export interface ReviewResult {
  /** Where the change was read from, and why not from a better source. */
  readonly readFrom: Pick<Changes, 'source' | 'passedOver'>;
  readonly conclusion: Conclusion;
  readonly findings: readonly Finding[];
  /** The models' own words on the change; empty without a model. */
  readonly remarks: readonly string[];
  /** Names the revision whose customizations guided: `base 1a2b3c4`. */
  readonly guidanceFrom: string;
  /** Every customization found. */
  readonly receipts: readonly CustomizationReceipt[];
  /** What a team should know of how its instruction files were read. */
  readonly notes: readonly GuidelineNote[];
  readonly conflicts: readonly Conflict[];
  /** Where the change edits customizations: what it would mean for changes like itself. */
  readonly guidelineChanges: GuidelineChanges | undefined;
  /** Where the change speaks to the reviewer; the first ones, where there are many. */
  readonly directions: readonly Direction[];
  readonly leftOut: readonly LeftOut[];
  /** What is wrong in the customization files themselves. */
  readonly problems: readonly Diagnostic[];
  readonly coverage: Coverage;
  readonly literal: { readonly checkedStatements: number; readonly statements: number };
  readonly usage: {
    readonly provider: string;
    readonly model: string | undefined;
    readonly requests: number;
    /** Prompts of the chosen reviewers that stayed without an answer, whatever was tried for them. */
    readonly failedRequests: number;
    /** Answered without asking, as the same was asked before. */
    readonly cachedReplies: number;
    readonly inputTokens: number;
    readonly outputTokens: number;
    /** In the currency of `prices`; absent where a model that was used has none. */
    readonly cost?: number;
    /** By agent and model. */
    readonly rows: readonly UsageRow[];
    /** What was expected before the first request, as a sentence; absent without a model. */
    readonly estimate?: string;
  };
  /** Those who read the change; empty without a model. */
  readonly reviewers: readonly ReviewerReport[];
  readonly idleAgents: readonly IdleAgent[];
  /** Absent where no finding of a model was there to be checked, or nobody asked for it. */
  readonly verification: VerificationReport | undefined;
}
