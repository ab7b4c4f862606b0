import type { LeftOutSource } from '../provider.ts';
import type { ToolDiagnostic } from '../tool-reports/types.ts';

/**
 * Reads texts on a change from outside of its code. Each reader may be absent, may throw, and stops when its signal
 * aborts.
 */
export interface NoteReaders {
  readonly commits?: ReadCommits;
  readonly issues?: IssueReader;
  readonly annotations?: ReadAnnotations;
  readonly earlierPaths?: ReadEarlierPaths;
}

/** The paths that each of the last commits before the change changed, the newest first, without merges. */
export type ReadEarlierPaths = (most: number) => Promise<readonly (readonly string[])[]>;

/** The commits of the change without merges, the oldest first, perhaps not all of them. */
export type ReadCommits = (signal: AbortSignal) => Promise<readonly ChangeCommit[]>;

export interface ChangeCommit {
  readonly message: string;
  /** Whether GitHub made the commit, for somebody who squashed, rebased or edited on its pages. */
  readonly isByGitHub?: boolean;
}

/** Reads the issues that a pull request names. */
export interface IssueReader {
  readonly home: Home;
  /** The number of the pull request, which may name itself. */
  readonly self: number;
  readonly read: ReadIssue;
  /** Commits whose messages may name issues, if the prompt does not show the commits themselves. */
  readonly commits?: ReadCommits;
}

/** The repository that a text belongs to: `#12` means an issue of it. */
export interface Home {
  /** `github.com`, or the host of an enterprise server. */
  readonly host: string;
  readonly owner: string;
  readonly name: string;
}

/** Reads an issue or a pull request of any repository. A refusal is a value, because a change may name what is hidden. */
export type ReadIssue = (address: IssueAddress, signal: AbortSignal) => Promise<IssueAnswer>;

export interface IssueAddress {
  readonly owner: string;
  readonly name: string;
  readonly number: number;
}

export type IssueAnswer =
  | { readonly kind: 'found'; readonly issue: Issue }
  | { readonly kind: 'refused'; readonly reason: string };

export interface Issue {
  readonly kind: 'issue' | 'pull-request';
  readonly title: string;
  /** Markdown. */
  readonly body: string;
  readonly state: 'open' | 'closed';
  readonly labels: readonly string[];
}

/** What other checks of the head commit say about its lines. */
export type ReadAnnotations = (signal: AbortSignal) => Promise<CheckAnnotations>;

export interface CheckAnnotations {
  readonly diagnostics: readonly ToolDiagnostic[];
  readonly leftOut: readonly LeftOutSource[];
}
