import { modelText } from './markdown/model-markdown.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Finding, Severity } from '../findings/types.ts';
import { groupBy } from '../structures/group-by.ts';
import { oneLine } from '../text/hidden/visible.ts';
import { count } from './count.ts';
import type { ReviewResult } from './review/review-result.ts';
import { namePlaces } from './review/places.ts';
import { otherPathsSentence } from './validation/other-paths.ts';

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

/** The runner shows ten annotations of a level per step, fifty of a job, and silently drops the rest. */
const MAX_PER_LEVEL = 10;
/** The runner cuts a message at 4,096 characters. */
const MAX_MESSAGE_CHARACTERS = 4_000;

const LEVELS: Readonly<Record<Severity, Annotation['level']>> = { high: 'error', medium: 'warning', low: 'notice' };

export function findingAnnotations(findings: readonly Finding[]): readonly Annotation[] {
  return findings.map((finding) => ({
    level: LEVELS[finding.severity],
    title: modelText(finding.title),
    message: [
      modelText(finding.body),
      ...(finding.guideline === undefined
        ? []
        : [`${finding.guideline.text} (${finding.guideline.source}:${finding.guideline.line})`]),
      ...[namePlaces(finding) ?? []].flat(),
    ].join('\n'),
    file: finding.path,
    // The number of a removed line belongs to the base, but an annotation refers to the head.
    ...(finding.line === undefined || finding.side === 'LEFT'
      ? {}
      : { line: finding.startLine ?? finding.line, endLine: finding.line }),
  }));
}

export function diagnosticAnnotations(diagnostics: readonly Diagnostic[]): readonly Annotation[] {
  return diagnostics.map((diagnostic) => ({
    level: diagnostic.severity === 'info' ? 'notice' : diagnostic.severity,
    title: diagnostic.rule,
    message: [diagnostic.message, diagnostic.hint ?? '', otherPathsSentence(diagnostic)]
      .filter((sentence) => sentence !== '')
      .join('\n'),
    file: diagnostic.path,
    line: diagnostic.start.line,
    // An annotation is shown below its last line. For a long range, that is out of sight.
    endLine: diagnostic.start.line,
    ...(diagnostic.end.line === diagnostic.start.line
      ? { col: diagnostic.start.column, endColumn: diagnostic.end.column }
      : {}),
  }));
}

/**
 * Draws annotations as workflow commands, one a line, the worst first, and returns those that are not shown. At most ten
 * of a level are shown, from as many files as possible, so that one file does not hide the others.
 * Those that the step has printed already count too.
 * Format: `::warning file=src/a.ts,line=3,endLine=3,title=…::message`, escaped as the runner decodes it.
 */
export function drawAnnotations(
  annotations: readonly Annotation[],
  before = '',
): {
  readonly lines: readonly string[];
  readonly rest: readonly Annotation[];
} {
  const sorted = annotations.toSorted((a, b) => LEVEL_ORDER.indexOf(a.level) - LEVEL_ORDER.indexOf(b.level));
  const shown = new Set(
    [...groupBy(sorted, ({ level }) => level).values()].flatMap((own) =>
      spreadOverFiles(own, MAX_PER_LEVEL - countAnnotations(before, own[0]?.level)),
    ),
  );
  return {
    lines: sorted.filter((annotation) => shown.has(annotation)).map(drawAnnotation),
    rest: sorted.filter((annotation) => !shown.has(annotation)),
  };
}

/**
 * The findings as workflow commands, and a line that counts the others.
 *
 * @param others where all findings are
 * @param before the workflow commands that the step has printed already
 */
export function drawFindingAnnotations(findings: readonly Finding[], others: string, before = ''): string {
  return drawCounted(findingAnnotations(findings), others, before);
}

/** The same for findings, and for the problems of the files that guide the review. */
export function drawReviewAnnotations(
  { findings, problemsAtHead }: Pick<ReviewResult, 'findings' | 'problemsAtHead'>,
  before = '',
): string {
  return drawCounted([...findingAnnotations(findings), ...diagnosticAnnotations(problemsAtHead)], undefined, before);
}

function drawCounted(annotations: readonly Annotation[], others: string | undefined, before: string): string {
  const { lines, rest } = drawAnnotations(annotations, before);
  const note = rest.length === 0 ? [] : [`${countNotShown(rest.length)}${others === undefined ? '' : `; ${others}`}.`];
  return [...lines, ...note].map((line) => `${line}\n`).join('');
}

/** `12 more findings are not shown as annotations`. */
export function countNotShown(rest: number): string {
  return `${count(rest, 'more finding')} ${rest === 1 ? 'is' : 'are'} not shown as annotations`;
}

const LEVEL_ORDER: readonly Annotation['level'][] = ['error', 'warning', 'notice'];

/** Counts the workflow commands of a level in what was printed. */
function countAnnotations(printed: string, level: Annotation['level'] | undefined): number {
  return printed.split('\n').filter((line) => line.startsWith(`::${level ?? ''} `)).length;
}

/** Takes the first annotation of each file, then the second of each, and so on. */
function spreadOverFiles(annotations: readonly Annotation[], most: number): readonly Annotation[] {
  const files = [...groupBy(annotations, ({ file }) => file).values()];
  const chosen: Annotation[] = [];
  for (let nth = 0; nth < most; nth += 1) {
    chosen.push(...files.flatMap((own) => own[nth] ?? []).slice(0, Math.max(0, most - chosen.length)));
  }
  return chosen;
}

/** No file that GitHub can show has a longer name. */
const MAX_FILE_CHARACTERS = 1_000;

function drawAnnotation(annotation: Annotation): string {
  const { level, title, message, file, line, endLine, col, endColumn } = placeInMessage(annotation);
  const properties = { file, line, endLine, col, endColumn, title: oneLine(title) };
  const drawn = Object.entries(properties).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${escapeProperty(String(value))}`],
  );
  const text = message.split('\n').map(oneLine).join('\n').slice(0, MAX_MESSAGE_CHARACTERS).toWellFormed();
  return `::${level} ${drawn.join(',')}::${escapeData(text)}`;
}

type PlacedAnnotation = Omit<Annotation, 'file'> & { readonly file?: string };

/**
 * A name with control characters, marks of direction or a command for the runner is written out in the message, because
 * the runner prints the properties of a command as they are.
 */
function placeInMessage(annotation: Annotation): PlacedAnnotation {
  const { level, title, message, file, line } = annotation;
  const shown = oneLine(file.slice(0, MAX_FILE_CHARACTERS));
  return shown === file
    ? annotation
    : { level, title, message: `${shown}${line === undefined ? '' : `:${line}`}: ${message}` };
}

/** An annotation of the whole run as a workflow command, with its line feed. */
export function drawRunAnnotation(level: Annotation['level'], message: string): string {
  return `::${level} title=Housestyle::${escapeData(oneLine(message.slice(0, MAX_MESSAGE_CHARACTERS)))}\n`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
