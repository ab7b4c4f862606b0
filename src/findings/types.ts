import type { Level } from '../customizations/types.ts';
import type { FindingIdentity } from './identity/finding-identity.ts';
import type { Replacement } from './suggestions/replacement.ts';

export const SEVERITIES = ['low', 'medium', 'high'] as const;
export type Severity = (typeof SEVERITIES)[number];

export const FINDING_KINDS = [
  'bug',
  'security',
  'performance',
  'consistency',
  'documentation',
  'naming',
  'readability',
  'style',
  'other',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** The version of the file that a line number refers to, in GitHub's words: RIGHT is the head, LEFT the base. */
export type Side = 'LEFT' | 'RIGHT';

/** Stands for the path of what is about the change itself, such as its title or the messages of its commits. */
export const CHANGE_ITSELF = 'the change itself';

/** A finding of a model or a literal check, before it has a place in the diff. */
export interface Draft {
  readonly path: string;
  /** Absent if the writer names no line. Then the quote decides. */
  readonly line?: number;
  readonly startLine?: number;
  /** Absent if the writer names no side. */
  readonly side?: Side;
  /** The text of `line` as the writer saw it. */
  readonly quote?: string;
  readonly severity: Severity;
  readonly kind: FindingKind;
  readonly title: string;
  readonly body: string;
  /** Replaces lines startLine..line whole. */
  readonly suggestion?: string;
  /** The number of a guideline (`2`) or of a statement (`2.7`). */
  readonly citation?: string;
  /** From 0 to 1. */
  readonly confidence?: number;
  readonly origin: 'model' | 'literal';
  /** The validator's rule that it breaks. Absent if it is not about a customization file. Its origin is then `literal`. */
  readonly rule?: string;
  /** Why a person has to decide on the suggestion, as a clause. Only findings of the validator have it. */
  readonly decision?: string;
  /** Names of the agents that report it, if more than one reviewer was at work. */
  readonly agents?: readonly string[];
  /** The statements of the finding that the code does not confirm, each as a clause. */
  readonly doubts?: readonly string[];
}

/** The guideline a finding cites, down to the statement and its line. */
export interface Citation {
  readonly id: string;
  readonly statement?: string;
  readonly source: string;
  /** Absent for a file of the repository. */
  readonly level?: Exclude<Level, 'repository'>;
  readonly line: number;
  /** The cited words, on one line. */
  readonly text: string;
}

/** On its line, on its file if GitHub accepts no comment on the line, or only in the summary. */
export type Placement = { readonly kind: 'inline' } | { readonly kind: 'file' | 'summary'; readonly reason: string };

/** One more place of a fault that is reported once. */
export interface FaultPlace {
  readonly path: string;
  readonly side: Side;
  /** Absent if the file as a whole is meant. */
  readonly line?: number;
  /** Only if several lines are meant. Then it is less than `line`. */
  readonly startLine?: number;
  /** The text of `line`. */
  readonly quote?: string;
  /** The suggestion for this place, which would be posted if the fault were reported at each place. */
  readonly suggestion?: string;
  /** The fingerprint that a finding at this place alone would have. */
  readonly fingerprint?: string;
  readonly identity?: FindingIdentity;
}

/** A draft with its place, its guideline and a name that survives moved lines. */
export interface Finding {
  readonly fingerprint: string;
  /** By what a later run recognizes it; absent until the review is concluded. */
  readonly identity?: FindingIdentity;
  readonly path: string;
  readonly side: Side;
  readonly line?: number;
  /** Only if several lines are meant. Then it is less than `line`. */
  readonly startLine?: number;
  /** The text of `line`. */
  readonly quote?: string;
  readonly severity: Severity;
  readonly kind: FindingKind;
  readonly title: string;
  readonly body: string;
  /** New text for lines startLine..line, proven to fit: it can be applied with one click. */
  readonly suggestion?: string;
  /** Suggested code that a person has to apply. Never together with `suggestion`. */
  readonly proposal?: Proposal;
  readonly guideline?: Citation;
  readonly confidence?: number;
  readonly origin: 'model' | 'literal';
  /** The validator's rule that it breaks. Absent if it is not about a customization file. */
  readonly rule?: string;
  /** Names of the agents that report it, if more than one reviewer was at work. The best report comes first. */
  readonly agents?: readonly string[];
  /** The statements of the finding that the code does not confirm, each as a clause. */
  readonly doubts?: readonly string[];
  /** The result of the verification. Absent if there was none, as for literal checks. */
  readonly verification?: Verification;
  /** The other places of the same fault, in order of path and line. Absent if there are none. */
  readonly places?: readonly FaultPlace[];
  readonly placement: Placement;
  /** Set if an earlier run found it, and its code was not judged again because it has not changed. */
  readonly carried?: Carried;
}

/** How a finding of an earlier run was reported. */
export interface Carried {
  /** The commit that was reviewed then. */
  readonly commit?: string;
  /** The id of its comment; absent if it is only in the summary. */
  readonly comment?: number;
}

/** A finding whose suggestion is not proven yet. */
export interface PlacedFinding extends Omit<Finding, 'suggestion' | 'proposal'> {
  readonly replacement?: Replacement;
}

/** Suggested code that is shown without a button. */
export interface Proposal {
  /** `diff`: whole lines with `-` and `+`, for a file in which one click may do more than its lines show. */
  readonly kind: 'code' | 'diff';
  readonly text: string;
  /** Why it cannot be applied with one click, as a clause. */
  readonly reason: string;
}

export interface Verification {
  /** `lowered`: the severity, the confidence, or both are lower than in the draft. */
  readonly kind: 'confirmed' | 'lowered' | 'unverified';
  /** The reason that the model gives, or why no model verified it. */
  readonly reason?: string;
}

/** A draft that is not reported, and why. */
export interface LeftOutDraft {
  readonly source: string;
  readonly reason: string;
  /** What it says, if it is left out only because it names no file. */
  readonly said?: string;
  /** Whether a comment in the code switches it off. */
  readonly switchedOff?: boolean;
  /** Whether it is about a value that may be a secret. */
  readonly suspected?: boolean;
}
