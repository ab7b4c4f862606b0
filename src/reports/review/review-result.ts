import type { AfterMerge } from './after-merge.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Changes, FileExclusion } from '../../changes/types.ts';
import type { CustomizationKind, Level, Reader, Reference } from '../../customizations/types.ts';
import type { Finding, Severity } from '../../findings/types.ts';
import type { GuidelineChanges } from '../../guidelines/claims/compare.ts';
import type { Conflict } from '../../guidelines/claims/conflicts.ts';
import type { GuidelineNote } from '../../guidelines/types.ts';
import type { UsageRow } from '../../models/spending/meter.ts';
import type { Direction } from '../../findings/directions/direction.ts';
import type { JudgedNow } from './judged-now.ts';
import type { Since } from './state/since.ts';

/** The result of a review in a word. Only `clean` means that everything was judged and nothing was found. */
export const CONCLUSIONS = ['clean', 'findings', 'unchecked', 'incomplete', 'failed', 'skipped'] as const;
export type Conclusion = (typeof CONCLUSIONS)[number];

/** Something a step of the review left out, and why. */
export interface LeftOut {
  readonly stage: 'file' | 'guideline' | 'change' | 'request' | 'finding';
  readonly source: string;
  readonly reason: string;
  /** Whether a comment in the code switches the finding off. */
  readonly switchedOff?: boolean;
  /** Whether the line has a value that may be a secret. It is hidden from models. */
  readonly suspected?: boolean;
}

/** A receipt: whether one customization applies, and why. Every report of customizations is drawn from it. */
export interface CustomizationReceipt {
  readonly source: string;
  readonly kind?: CustomizationKind;
  readonly level?: Level;
  /** The workspace folder it belongs to; absent for the repository's root. */
  readonly folder?: string;
  /** The programs that read it at its place. */
  readonly readers: readonly Reader[];
  readonly broughtBy?: string;
  /** `in-force`: applies to a reviewed file. `idle`: applies only to changed files that are not reviewed. `left-out`: neither. */
  readonly status: 'in-force' | 'idle' | 'left-out';
  /** Why it does not apply. */
  readonly reason?: string;
  /** The guideline it became. */
  readonly guideline?: string;
  readonly statements?: number;
  /** Those of its statements that another guideline makes too, which prevails. They are shown, checked and cited as `of`. */
  readonly repeats?: readonly { readonly statement: string; readonly of: string; readonly source: string }[];
  /** Changed files it applies to. */
  readonly changedFiles: number;
  /** The first of them, each with the glob, folder or language by which it does. */
  readonly files: readonly { readonly path: string; readonly by: string }[];
  /** Tokens in the prompt, including the markers around it; absent if no prompt was made. */
  readonly tokens?: number;
  /** `cut` if it did not fit into the prompt; absent if no prompt was made. */
  readonly sent?: 'whole' | 'cut';
  /** Number of findings that cite it. */
  readonly cited?: number;
  /** Those of its statements that were checked without a model or that a finding cites. Absent if there was no review. */
  readonly statementRecords?: readonly StatementRecord[];
  readonly references: readonly Reference[];
}

/** What a review made of a statement. */
export interface StatementRecord {
  readonly statement: string;
  /** Its line in the file, from 1. */
  readonly line: number;
  /** Whether it was checked without a model in at least one file. */
  readonly checked: boolean;
  /** Number of findings that cite it. */
  readonly cited: number;
}

/** Why lines of a change were not reviewed. */
export type NotReviewed =
  | FileExclusion
  /** GitHub counts it, but no source has it. */
  | 'missing'
  /** Beyond `max-requests`, or larger than a request. */
  | 'over-limit'
  /** In a batch that is not answered yet. */
  | 'in-batch'
  /** The request with these lines has no answer. */
  | 'failed'
  /** The job that was to review these lines left no result. */
  | 'no-shard'
  /** The model saw only a part of the line. */
  | 'long-line'
  /** No model was asked, and no statement could be checked in the file. */
  | 'no-check';

/** Changed lines that have the same reason. A file that was judged in part is counted too. */
export interface LinesByReason {
  readonly kind: NotReviewed;
  readonly files: number;
  readonly lines: number;
}

/**
 * How much of the change was reviewed, that is, judged by a model or by literal checks. Every changed line is either
 * reviewed or counted in `notReviewed`.
 */
export interface Coverage {
  /** Changed files, including those that only GitHub counts. */
  readonly files: number;
  /** Files of which any line was reviewed. */
  readonly reviewedFiles: number;
  /** Added and removed lines, and those of text that could not be decoded. */
  readonly lines: number;
  /** Lines that a model or a literal check judged. */
  readonly reviewedLines: number;
  /** Lines that a model judged. */
  readonly modelLines: number;
  /** Those of them that a model judged in an earlier run, and that are the same since. Absent if there are none. */
  readonly earlierLines?: number;
  /** Lines of files in which at least one literal check was run. */
  readonly ruleLines: number;
  /** The lines that nobody judged, by reason, most lines first. */
  readonly notReviewed: readonly LinesByReason[];
  /** The lines that only literal checks judged although a model was to read them, by reason. */
  readonly missedByModel: readonly LinesByReason[];
}

/** The parts that should have been judged and were not, in addition to the lines that `Coverage` counts. */
export interface Unjudged {
  /** Requests of the chosen reviewers that were sent and got no answer. */
  readonly requests: number;
  /** Comments in replies that could not be read, also when they were requested again. */
  readonly comments: number;
  /** Comments that were dropped because the file does not contain the code that they quote. */
  readonly unproven: number;
  /** Answers that break off, for example at the output limit. */
  readonly cutReplies: number;
  /** Statements of the guidelines that need a model, if none was asked or the guideline did not fit into the prompt. */
  readonly statements: number;
  /** Those of them whose checks the team switched off. Absent if there are none. */
  readonly statementsOff?: number;
  /** Agents that did not read all of their files. */
  readonly agents: number;
  /** The model that a setting names and that was not asked, because there is no key or server for it. */
  readonly unaskedModel?: string;
  /**
   * The jobs of a divided review that left no usable result, those with the same reason together: `shard 3 of 64 left no
   * result`, `shards 3 and 4 of 64 left no result`. Absent if there are none.
   */
  readonly shards?: readonly string[];
  /**
   * Open findings of earlier runs in files that this run could not judge, by severity. They may still be in the code. Absent
   * if there are none.
   */
  readonly earlier?: Readonly<Record<Severity, number>>;
}

/** The work of one reviewer: the default one, or an agent of the repository. */
export interface ReviewerReport {
  readonly name: string;
  /** The path of the agent; absent for the default reviewer. */
  readonly source?: string;
  /** Why it reviewed: `the message names it`. */
  readonly why: string;
  /** Files of the change that it was given. */
  readonly files: number;
  /** The number of these files that it did not read completely. */
  readonly unreadFiles: number;
  /** As `provider:name`. */
  readonly model: string;
  /** Requests that were sent for it, including repairs and failures. */
  readonly requests: number;
  /** Calls of tools, by their names. */
  readonly toolCalls: Readonly<Record<string, number>>;
  /** The number of reported findings that it found, alone or with others. */
  readonly findings: number;
  /** Tools that its frontmatter lists and that are not available here. */
  readonly unavailableTools: readonly { readonly name: string; readonly reason: string }[];
  /** The work that it could not do because of limits and failures. */
  readonly shortages: readonly string[];
  /** Notes on how its answers came about. */
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

/** The verdicts of the second look on the models' findings. */
export interface VerificationReport {
  readonly confirmed: number;
  readonly lowered: number;
  readonly dropped: number;
  /** Reported without having been checked. */
  readonly unverified: number;
  /** Calls of tools about findings that were doubtful at first. */
  readonly lookups: number;
  /** Why some could not be checked. */
  readonly shortages: readonly string[];
  /** Notes on how the verdicts came about. */
  readonly notes: readonly string[];
}

/** The result of a review. Every report is drawn from this one value. */
export interface ReviewResult {
  /** The source of the change, and why the better sources could not be used. */
  readonly readFrom: Pick<Changes, 'source' | 'passedOver'>;
  readonly conclusion: Conclusion;
  readonly findings: readonly Finding[];
  /** The models' remarks on the whole change; empty without a model. */
  readonly remarks: readonly string[];
  /** The revision whose customizations guided the review: `base 1a2b3c4`. */
  readonly guidanceFrom: string;
  /** Every customization found. */
  readonly receipts: readonly CustomizationReceipt[];
  /** Notes for the team on how its instruction files were read. */
  readonly notes: readonly GuidelineNote[];
  readonly conflicts: readonly Conflict[];
  /** The differences that the edited customizations would make for a change like this; undefined if none is edited. */
  readonly guidelineChanges: GuidelineChanges | undefined;
  /** What edited configuration would change for later reviews; absent if none is edited. */
  readonly afterMerge?: AfterMerge;
  /** The places where the change addresses the reviewer; only the first places if there are many. */
  readonly directions: readonly Direction[];
  readonly leftOut: readonly LeftOut[];
  /** Reports that say the same as a finding. Nothing of them is missing, so they are counted apart from what is left out. */
  readonly merged: readonly Omit<LeftOut, 'stage'>[];
  /** Whether the working folder has instructions that do not count yet: then nobody has to write the first ones. */
  readonly hasUnusedInstructions?: boolean;
  /** Problems in the customization files that guide the review, because of which they are not used as written. */
  readonly problems: readonly Diagnostic[];
  /** Those of the problems that the head has too, at their place in the head, for programs that know no other revision. */
  readonly problemsAtHead: readonly Diagnostic[];
  readonly coverage: Coverage;
  readonly unjudged: Unjudged;
  readonly literal: {
    /** Rules that were checked without a model in at least one file. `statements` counts all rules. */
    readonly checkedStatements: number;
    readonly statements: number;
    /** Languages (VS Code's ids) in which checks searched the text for code, because no grammar here reads it. */
    readonly searchedLanguages: readonly string[];
    /** Linters and formatters of the repository to which checks left the rules that they enforce. Absent if there are none. */
    readonly leftTo?: readonly string[];
  };
  /** What the baseline of an audit hides, and how many of its entries have no finding any more. Absent without a baseline. */
  readonly baseline?: { readonly path: string; readonly known: number; readonly gone: number };
  /** Number of customization files that were validated, because the change touches one. Absent if none was. */
  readonly validated?: number;
  readonly usage: {
    readonly provider: string;
    readonly model: string | undefined;
    readonly requests: number;
    /** Prompts of the chosen reviewers that got no answer after all retries. */
    readonly failedRequests: number;
    /** Why the first of them failed; absent if none did. */
    readonly failure?: string;
    /** Requests that were answered from the cache. */
    readonly cachedReplies: number;
    /** Requests that this run put into batches; absent if there are none. */
    readonly waitingRequests?: number;
    /** Requests that a batch answered; absent if there are none. */
    readonly batchedRequests?: number;
    readonly inputTokens: number;
    /** Those of the input tokens that providers read from their prompt caches; absent if they report none. */
    readonly cachedInputTokens?: number;
    readonly outputTokens: number;
    /** In the currency of `prices`; absent if a used model has no price. */
    readonly cost?: number;
    /** How much more the requests of batches would have cost without them. */
    readonly saved?: number;
    /** By agent and model. */
    readonly rows: readonly UsageRow[];
    /** The estimate before the first request, as a sentence; absent without a model. */
    readonly estimate?: string;
  };
  /** The reviewers that read the change; empty without a model. */
  readonly reviewers: readonly ReviewerReport[];
  readonly idleAgents: readonly IdleAgent[];
  /** Undefined if `verify` is off or there was no finding of a model to check. */
  readonly verification: VerificationReport | undefined;
  /**
   * What models judged in this run or in earlier ones, by path, for the state of the summary (`ReviewState.files`). Absent
   * if no model was asked, or without a pull request. Files that were judged in part are not listed.
   */
  readonly judged?: Readonly<Record<string, string>>;
  /** What this run judged itself. Absent in results that are not of a pull request. */
  readonly judgedNow?: JudgedNow;
  /** What became of the findings of earlier runs; absent without a pull request, and before posting begins. */
  readonly since?: Since;
}
