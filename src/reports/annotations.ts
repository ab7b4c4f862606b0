import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Finding, Severity } from '../findings/types.ts';
import { groupBy } from '../text/group-by.ts';
import { logLine } from '../text/hidden/visible.ts';

/** One annotation of a workflow run. */
export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
  readonly file: string;
  readonly line?: number;
  readonly endLine?: number;
  /** From 1, in UTF-16 code units; the runner drops columns of more than one line. */
  readonly col?: number;
  readonly endColumn?: number;
}

/** The runner shows ten of a level per step and drops the rest in silence. */
const MAX_PER_LEVEL = 10;
/** It cuts a message at 4,096 characters. */
const MAX_MESSAGE_CHARACTERS = 4_000;

const LEVELS: Readonly<Record<Severity, Annotation['level']>> = { high: 'error', medium: 'warning', low: 'notice' };

export function findingAnnotations(findings: readonly Finding[]): readonly Annotation[] {
  return findings.map((finding) => ({
    level: LEVELS[finding.severity],
    title: finding.title,
    message: [
      finding.body,
      ...(finding.guideline === undefined
        ? []
        : [`${finding.guideline.text} (${finding.guideline.source}:${finding.guideline.line})`]),
    ].join('\n'),
    file: finding.path,
    // A removed line's number counts in the base, which an annotation cannot name.
    ...(finding.line === undefined || finding.side === 'LEFT'
      ? {}
      : { line: finding.startLine ?? finding.line, endLine: finding.line }),
  }));
}

export function diagnosticAnnotations(diagnostics: readonly Diagnostic[]): readonly Annotation[] {
  return diagnostics.map((diagnostic) => ({
    level: diagnostic.severity === 'info' ? 'notice' : diagnostic.severity,
    title: diagnostic.rule,
    message: [diagnostic.message, ...(diagnostic.hint === undefined ? [] : [diagnostic.hint])].join('\n'),
    file: diagnostic.path,
    line: diagnostic.start.line,
    // An annotation stands below its last line, which of a long range is out of sight.
    endLine: diagnostic.start.line,
    ...(diagnostic.end.line === diagnostic.start.line
      ? { col: diagnostic.start.column, endColumn: diagnostic.end.column }
      : {}),
  }));
}

/**
 * Workflow commands, one a line, the worst first, and those that found no room: at most ten of a level are drawn, of as
 * many files as there are, so that one file does not hide the others.
 * Format: `::warning file=src/a.ts,line=3,endLine=3,title=…::message`, escaped as the runner decodes it.
 */
export function drawAnnotations(annotations: readonly Annotation[]): {
  readonly lines: readonly string[];
  readonly rest: readonly Annotation[];
} {
  const sorted = annotations.toSorted((a, b) => LEVEL_ORDER.indexOf(a.level) - LEVEL_ORDER.indexOf(b.level));
  const shown = new Set([...groupBy(sorted, ({ level }) => level).values()].flatMap(spreadOverFiles));
  return {
    lines: sorted.filter((annotation) => shown.has(annotation)).map(drawAnnotation),
    rest: sorted.filter((annotation) => !shown.has(annotation)),
  };
}

const LEVEL_ORDER: readonly Annotation['level'][] = ['error', 'warning', 'notice'];

/** The first of each file, then the second of each, and so on. */
function spreadOverFiles(annotations: readonly Annotation[]): readonly Annotation[] {
  const files = [...groupBy(annotations, ({ file }) => file).values()];
  const chosen: Annotation[] = [];
  for (let nth = 0; nth < MAX_PER_LEVEL; nth += 1) {
    chosen.push(...files.flatMap((own) => own[nth] ?? []).slice(0, MAX_PER_LEVEL - chosen.length));
  }
  return chosen;
}

function drawAnnotation({ level, title, message, file, line, endLine, col, endColumn }: Annotation): string {
  const properties = { file, line, endLine, col, endColumn, title: logLine(title) };
  const drawn = Object.entries(properties).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${escapeProperty(String(value))}`],
  );
  const text = message.split('\n').map(logLine).join('\n').slice(0, MAX_MESSAGE_CHARACTERS).toWellFormed();
  return `::${level} ${drawn.join(',')}::${escapeData(text)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
