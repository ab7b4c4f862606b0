import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Finding, Severity } from '../findings/types.ts';
import { logLine } from '../text/visible.ts';

/** One annotation of a workflow run. */
export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
  readonly file: string;
  readonly line?: number;
  readonly endLine?: number;
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
    endLine: diagnostic.start.line,
  }));
}

/**
 * Workflow commands, one a line, at most ten of a level; the number of those that found no room is returned.
 * Format: `::warning file=src/a.ts,line=3,endLine=3,title=…::message`, escaped as the runner decodes it.
 */
export function drawAnnotations(annotations: readonly Annotation[]): {
  readonly lines: readonly string[];
  readonly notShown: number;
} {
  const used = new Map<string, number>();
  const shown = annotations.filter(({ level }) => {
    used.set(level, (used.get(level) ?? 0) + 1);
    return (used.get(level) ?? 0) <= MAX_PER_LEVEL;
  });
  return { lines: shown.map(drawAnnotation), notShown: annotations.length - shown.length };
}

function drawAnnotation({ level, title, message, file, line, endLine }: Annotation): string {
  const properties = { file, line, endLine, title: logLine(title) };
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
