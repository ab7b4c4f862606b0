import type { ListProblem } from '../json-list.ts';

/** A file with the results of another tool. */
export interface ReportFile {
  /** The path as the user wrote it. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** A result of another tool about a line of the repository. Its texts come from outside. */
export interface ToolDiagnostic {
  /** The name of the tool, if the report has it: `ESLint`. */
  readonly tool?: string;
  readonly severity: 'error' | 'warning' | 'info';
  /** The tool's id for the problem: `no-unused-vars`, `TS2322`. */
  readonly code?: string;
  readonly message: string;
  /** An existing file, from the root of the repository. */
  readonly path: string;
  /** Counts from 1. Absent if the result is about the whole file. */
  readonly line?: number;
  readonly endLine?: number;
  /** Other lines that explain the result. */
  readonly related: readonly RelatedPlace[];
}

export interface RelatedPlace {
  readonly path: string;
  readonly line?: number;
  readonly message: string;
}

/** Results that are left out, with the reason. */
export interface LeftOutResults {
  /** The report that contains them. */
  readonly report: string;
  readonly reason: string;
  readonly count: number;
}

export interface ToolReports {
  /** In the order of the reports and of their results, each once. */
  readonly diagnostics: readonly ToolDiagnostic[];
  readonly problems: readonly ListProblem[];
  readonly leftOut: readonly LeftOutResults[];
}

/** The results of one report, before its paths are looked up. */
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
  /** The path as the tool wrote it: absolute or relative, with `/` or `\`, or a URI. */
  readonly path: string;
  /** The folder or URI that a relative path starts from, if the report names it. */
  readonly base?: string;
}
