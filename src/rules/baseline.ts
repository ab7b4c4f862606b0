import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { lazily } from '../text/lazily.ts';
import { digest } from '../text/bytes/digest.ts';
import { isRecord } from '../text/record.ts';
import type { SourceText, TextRange } from '../text/source-text.ts';
import { readJsonc } from '../text/json/jsonc.ts';
import { parseJson } from '../text/json/parse-json.ts';
import type { Reported } from './run/check-text.ts';
import { locateRange } from './reading/report-place.ts';
import { baselineStale } from './suppressions/baseline-stale.ts';

/** The problems a repository had when it took up the validator, so that only new ones are reported. */
export interface Baseline {
  readonly source: SourceText;
  readonly entries: readonly BaselineEntry[];
  /** Where the entry of an index stands. */
  readonly rangeOf: (index: number) => TextRange | undefined;
}

export interface BaselineEntry {
  readonly rule: string;
  readonly path: string;
  /** Of the rule, the file, the message and the line: it stays the same when the line moves. */
  readonly fingerprint: string;
  /** How many findings of the kind there were. */
  readonly count: number;
}

/** Reads a baseline file; the answer is a sentence where it is none. */
export function readBaseline(source: SourceText): Baseline | { readonly problem: string } {
  return readAsWritten(source) ?? readAnyForm(source);
}

/**
 * A baseline may list a hundred thousand problems, and a tree of them with all places takes ten times what the platform's
 * own reader does. What is as `writeBaseline` writes it, but for its line ends, tells where an entry stands by its line.
 */
function readAsWritten(source: SourceText): Baseline | undefined {
  const value = parseJson(source.text);
  if (!isRecord(value) || !isEntries(value['findings'])) {
    return undefined;
  }
  const entries = value['findings'];
  const rows = entries.map(drawEntry);
  return drawRows(rows) === source.text.replaceAll('\r\n', '\n')
    ? { source, entries, rangeOf: (index) => rangeOfRow(source, rows, index) }
    : undefined;
}

function rangeOfRow(source: SourceText, rows: readonly string[], index: number): TextRange | undefined {
  const row = rows[index];
  const line = source.lineStarts[LINES_BEFORE_ENTRIES + index];
  const start = line === undefined ? undefined : line + INDENT.length;
  return row === undefined || start === undefined ? undefined : { start, end: start + row.length };
}

function readAnyForm(source: SourceText): Baseline | { readonly problem: string } {
  const { value, problems, rangeOf } = readJsonc(source);
  const [problem] = problems;
  if (problem !== undefined) {
    return { problem: problem.message };
  }
  if (!isRecord(value) || value['version'] !== VERSION || !Array.isArray(value['findings'])) {
    return { problem: `it is no object with \`"version": ${VERSION}\` and a list of \`findings\`` };
  }
  const findings: readonly unknown[] = value['findings'];
  if (!isEntries(findings)) {
    const wrong = findings.findIndex((entry) => !isEntry(entry));
    return { problem: `\`findings[${wrong}]\` has no \`rule\`, \`path\`, \`fingerprint\` and \`count\`` };
  }
  return { source, entries: findings, rangeOf: (index) => rangeOf(['findings', index]) };
}

const VERSION = 1;

function isEntries(value: unknown): value is readonly BaselineEntry[] {
  return Array.isArray(value) && value.every(isEntry);
}

function isEntry(value: unknown): value is BaselineEntry {
  return (
    isRecord(value) &&
    typeof value['rule'] === 'string' &&
    typeof value['path'] === 'string' &&
    typeof value['fingerprint'] === 'string' &&
    typeof value['count'] === 'number'
  );
}

/** The file that makes all these findings known ones: sorted, one finding a line, so that two of them can be compared. */
export function writeBaseline(findings: readonly Diagnostic[]): string {
  return drawBaseline(countFindings(findings));
}

function drawBaseline(entries: readonly BaselineEntry[]): string {
  return drawRows(entries.map(drawEntry));
}

const INDENT = '    ';
/** The opening brace, the version and the key of the list. */
const LINES_BEFORE_ENTRIES = 3;

function drawRows(rows: readonly string[]): string {
  const list = rows.length === 0 ? '[]' : `[\n${INDENT}${rows.join(`,\n${INDENT}`)}\n  ]`;
  return `{\n  "version": ${VERSION},\n  "findings": ${list}\n}\n`;
}

function drawEntry({ rule, path, fingerprint, count }: BaselineEntry): string {
  return JSON.stringify({ rule, path, fingerprint, count });
}

function countFindings(findings: readonly Diagnostic[]): readonly BaselineEntry[] {
  const entries = new Map<string, BaselineEntry>();
  for (const finding of findings) {
    const fingerprint = fingerprintOf(finding);
    const count = (entries.get(fingerprint)?.count ?? 0) + 1;
    entries.set(fingerprint, { rule: finding.rule, path: finding.path, fingerprint, count });
  }
  const sortKey = ({ path, rule, fingerprint }: BaselineEntry): string => `${path}\0${rule}\0${fingerprint}`;
  return [...entries.values()].toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
}

/** What tells a finding from others, wherever its line stands. */
export function fingerprintOf({ rule, path, message, sourceLine = '' }: Diagnostic): string {
  const parts = [rule, path, message, sourceLine.trim()];
  return digest('sha256', JSON.stringify(parts), 'hex').slice(0, 16);
}

/** Findings that the baseline does not know, those it does, and what to say of entries that nothing answers to. */
export interface BaselineOutcome {
  readonly fresh: readonly Diagnostic[];
  readonly known: readonly Diagnostic[];
  readonly stale: readonly Reported[];
}

/** Of equal findings as many are known as the baseline counts. */
export function applyBaseline(
  findings: readonly Diagnostic[],
  { source, entries, rangeOf }: Baseline,
): BaselineOutcome {
  const left = new Map(entries.map(({ fingerprint, count }) => [fingerprint, count]));
  const known = findings.filter((finding) => {
    const fingerprint = fingerprintOf(finding);
    const count = left.get(fingerprint) ?? 0;
    left.set(fingerprint, count - 1);
    return count > 0;
  });
  const gone = new Set(known);
  const kept = entries.flatMap((entry) => {
    const count = entry.count - Math.max(0, left.get(entry.fingerprint) ?? 0);
    return count > 0 ? [{ ...entry, count }] : [];
  });
  const rest = lazily(() => drawBaseline(kept));
  const stale = entries.flatMap((entry, index): readonly Reported[] => {
    const range = (left.get(entry.fingerprint) ?? 0) > 0 ? rangeOf(index) : undefined;
    return range === undefined
      ? []
      : [
          {
            rule: baselineStale,
            place: locateRange(source, range),
            said: baselineStale.say(entry),
            particulars: { fix: { kind: 'rewrite', text: rest() } },
          },
        ];
  });
  return { fresh: findings.filter((finding) => !gone.has(finding)), known, stale };
}
