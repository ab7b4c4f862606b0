import type { Fix, Suggestion } from './fix.ts';
import { ruleUrl } from './rule-url.ts';
import { lineText, positionAt, type Position, type SourceText, type TextRange } from '../text/source-text.ts';

/** From the worst to the mildest. */
export const DIAGNOSTIC_SEVERITIES = ['error', 'warning', 'info'] as const;
export type DiagnosticSeverity = (typeof DIAGNOSTIC_SEVERITIES)[number];

/** A problem in one of the user's files. The end is exclusive; lines and columns count from 1. */
export interface Diagnostic {
  readonly rule: string;
  readonly severity: DiagnosticSeverity;
  readonly path: string;
  /** Other paths that links make of the same file. */
  readonly otherPaths?: readonly string[];
  /** Paths of files with the same bytes that have the same problem. Only in reports; see `foldCopies`. */
  readonly copies?: readonly string[];
  /** The path of a file with the same bytes, whose finding stands for this one where people read it. Only in JSON. */
  readonly copyOf?: string;
  readonly start: Position;
  readonly end: Position;
  /** The problem, with the value quoted. */
  readonly message: string;
  /** What the user can do about it. */
  readonly hint?: string;
  /** The effect, in one sentence that names the client. */
  readonly why?: string;
  /** The clients in which it has that effect, by their ids in the configuration. */
  readonly clients?: readonly string[];
  /** A change that certainly fixes it. */
  readonly fix?: Fix;
  /** Changes among which a person chooses. A problem with a certain fix has none. */
  readonly suggestions?: readonly Suggestion[];
  /** The line on which the range starts, for drawing. Absent if the file could not be decoded. */
  readonly sourceLine?: string;
}

type Said = Pick<Diagnostic, 'rule' | 'severity' | 'message' | 'hint'>;

/** Makes a diagnostic for a range of a text. */
export function diagnosticAt(source: SourceText, range: TextRange, said: Said): Diagnostic {
  const start = positionAt(source, range.start);
  return {
    ...said,
    path: source.path,
    start,
    end: positionAt(source, Math.max(range.end, range.start)),
    sourceLine: lineText(source, start.line),
  };
}

/** Makes a diagnostic for a file as a whole, or for a known place of a file that could not be decoded. */
export function diagnosticOfFile(path: string, said: Said, position: Position = { line: 1, column: 1 }): Diagnostic {
  return { ...said, path, start: position, end: position };
}

/** A problem in an instruction or settings file, as JSON has it. Lines and columns count from 1; the end is exclusive. */
export interface DiagnosticReport extends Pick<
  Diagnostic,
  'rule' | 'severity' | 'path' | 'otherPaths' | 'copyOf' | 'message' | 'why' | 'hint' | 'clients'
> {
  /** The line on which the problem starts. */
  readonly line: number;
  /** The column at which it starts, in UTF-16 code units. */
  readonly column: number;
  /** The line on which it ends. */
  readonly endLine: number;
  /** The column behind its last character. */
  readonly endColumn: number;
  /** Whether `validate --fix` fixes it. */
  readonly fixable: boolean;
  /** Changes among which a person chooses; `--fix=suggest` offers them. */
  readonly suggestions?: readonly (Fix & Omit<Suggestion, 'fix'>)[];
  /** The page of the rule. */
  readonly url: string;
}

/** The JSON form that `validate --format json` prints. */
export function diagnosticJson(diagnostic: Diagnostic): DiagnosticReport {
  return {
    rule: diagnostic.rule,
    severity: diagnostic.severity,
    path: diagnostic.path,
    ...(diagnostic.otherPaths === undefined ? {} : { otherPaths: diagnostic.otherPaths }),
    ...(diagnostic.copyOf === undefined ? {} : { copyOf: diagnostic.copyOf }),
    line: diagnostic.start.line,
    column: diagnostic.start.column,
    endLine: diagnostic.end.line,
    endColumn: diagnostic.end.column,
    message: diagnostic.message,
    ...(diagnostic.why === undefined ? {} : { why: diagnostic.why }),
    ...(diagnostic.hint === undefined ? {} : { hint: diagnostic.hint }),
    ...(diagnostic.clients === undefined ? {} : { clients: diagnostic.clients }),
    fixable: diagnostic.fix !== undefined,
    ...(diagnostic.suggestions === undefined
      ? {}
      : { suggestions: diagnostic.suggestions.map(({ title, reason, fix }) => ({ title, reason, ...fix })) }),
    url: ruleUrl(diagnostic.rule),
  };
}
