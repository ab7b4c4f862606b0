import type { ListProblem } from '../json-list.ts';

/** A file with the results of another tool, as it was given to the run. */
export interface ReportFile {
  /** As the user names it. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Something that another tool says of a line of the repository. Its texts come from outside. */
export interface ToolDiagnostic {
  /** As the tool calls itself, where it does: `ESLint`. */
  readonly tool?: string;
  readonly severity: 'error' | 'warning' | 'info';
  /** The tool's name for what is wrong: `no-unused-vars`, `TS2322`. */
  readonly code?: string;
  readonly message: string;
  /** From the root of the repository; a file that is there. */
  readonly path: string;
  /** Counts from 1; absent for a file as a whole. */
  readonly line?: number;
  readonly endLine?: number;
  /** What the tool says of other lines to explain it. */
  readonly related: readonly RelatedPlace[];
}

export interface RelatedPlace {
  readonly path: string;
  readonly line?: number;
  readonly message: string;
}

/** Results that are not among the diagnostics, and why. */
export interface LeftOutResults {
  /** The file they stood in. */
  readonly report: string;
  readonly reason: string;
  readonly count: number;
}

export interface ToolReports {
  /** In the order of the files and of what stands in them; none twice. */
  readonly diagnostics: readonly ToolDiagnostic[];
  readonly problems: readonly ListProblem[];
  readonly leftOut: readonly LeftOutResults[];
}

/** What one report says, before its paths are looked up. */
export interface ReadReport {
  readonly results: readonly RawResult[];
  readonly problems: readonly ListProblem[];
  readonly leftOut: readonly Omit<LeftOutResults, 'report'>[];
}

/** A result with its paths as the tool wrote them. */
export interface RawResult extends Omit<ToolDiagnostic, 'path' | 'related'> {
  readonly place: RawPlace;
  readonly related: readonly (Omit<RelatedPlace, 'path'> & { readonly place: RawPlace })[];
}

export interface RawPlace {
  /** As written: absolute, relative, with either slash, or a URI. */
  readonly path: string;
  /** The folder or URI that a relative path belongs to, where the report says so. */
  readonly base?: string;
}
