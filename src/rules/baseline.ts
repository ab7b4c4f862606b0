import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { wordSet } from '../structures/words-in.ts';
import { lazily } from '../structures/lazily.ts';
import { readLineEnding } from '../text/line.ts';
import { digest } from '../text/bytes/digest.ts';
import { isRecord } from '../text/record.ts';
import type { SourceText, TextRange } from '../text/source-text.ts';
import { readJsonc } from '../text/json/jsonc.ts';
import { parseJson } from '../text/json/parse-json.ts';
import type { Reported } from './run/check-text.ts';
import { locateRange } from './reading/reports/report-place.ts';
import { baselineStale } from './suppressions/baseline-stale.ts';

/** The problems that a repository already had when it began to use the validator. Only new problems are reported. */
export interface Baseline {
  readonly source: SourceText;
  readonly entries: readonly BaselineEntry[];
  /** The range of the entry with an index. */
  readonly rangeOf: (index: number) => TextRange | undefined;
}

export interface BaselineEntry {
  readonly rule: string;
  readonly path: string;
  /** A hash of the rule, the file, the message and the text of the line. It stays the same when the line moves. */
  readonly fingerprint: string;
  /** How many equal findings there were. */
  readonly count: number;
}

/** Reads a baseline file. Returns a sentence about the problem if the file is not a baseline. */
export function readBaseline(source: SourceText): Baseline | { readonly problem: string } {
  return readAsWritten(source) ?? readAnyForm(source);
}

/**
 * Reads a baseline in exactly the form that `writeBaseline` writes, apart from line ends. In that form, the line of an entry
 * is known from its index. A baseline may list a hundred thousand problems, and a JSON tree with all ranges takes ten times
 * as long as `JSON.parse`.
 */
function readAsWritten(source: SourceText): Baseline | undefined {
  const value = parseJson(source.text);
  if (!isRecord(value) || !isEntries(value['findings'])) {
    return undefined;
  }
  const entries = value['findings'];
  const rows = entries.map(drawEntry);
  return drawRows(rows) === source.text.replaceAll('\r\n', '\n')
    ? { source, entries, rangeOf: (index) => findRowRange(source, rows, index) }
    : undefined;
}

function findRowRange(source: SourceText, rows: readonly string[], index: number): TextRange | undefined {
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
    return { problem: `it is not an object with \`"version": ${VERSION}\` and a list of \`findings\`` };
  }
  const findings: readonly unknown[] = value['findings'];
  if (!isEntries(findings)) {
    const wrong = findings.findIndex((entry) => !isEntry(entry));
    return { problem: `\`findings[${wrong}]\` lacks \`rule\`, \`path\`, \`fingerprint\` or \`count\`` };
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

/** Writes a baseline with all these findings: sorted, with one finding a line, so that two baselines can be compared. */
export function writeBaseline(findings: readonly Diagnostic[]): string {
  return drawBaseline(
    countFindings(
      findings.map((finding) => ({ rule: finding.rule, path: finding.path, fingerprint: computeFingerprint(finding) })),
    ),
  );
}

/** Draws a baseline with these entries, which are sorted. */
export function drawBaseline(entries: readonly BaselineEntry[]): string {
  return drawRows(entries.map(drawEntry));
}

const INDENT = '    ';
/** The number of lines with the opening brace, the version and the key of the list. */
const LINES_BEFORE_ENTRIES = 3;

function drawRows(rows: readonly string[]): string {
  const list = rows.length === 0 ? '[]' : `[\n${INDENT}${rows.join(`,\n${INDENT}`)}\n  ]`;
  return `{\n  "version": ${VERSION},\n  "findings": ${list}\n}\n`;
}

function drawEntry({ rule, path, fingerprint, count }: BaselineEntry): string {
  return JSON.stringify({ rule, path, fingerprint, count });
}

/** The entries of findings in the order of their paths. Equal findings share one entry, which counts them. */
export function countFindings(findings: readonly Omit<BaselineEntry, 'count'>[]): readonly BaselineEntry[] {
  const entries = new Map<string, BaselineEntry>();
  for (const { rule, path, fingerprint } of findings) {
    const count = (entries.get(fingerprint)?.count ?? 0) + 1;
    entries.set(fingerprint, { rule, path, fingerprint, count });
  }
  const sortKey = ({ path, rule, fingerprint }: BaselineEntry): string => `${path}\0${rule}\0${fingerprint}`;
  return [...entries.values()].toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
}

/**
 * Identifies a finding independently of its line number. A changed message changes the fingerprint, except for its numbers:
 * those of other lines and of tokens change with nearly every edit of the file.
 */
export function computeFingerprint(finding: Diagnostic): string {
  return digestWith(finding, isAboutFile(finding) ? '' : (finding.sourceLine ?? ''));
}

/** The fingerprint of earlier versions, which may be in a baseline: it had the line of a file that is meant as a whole. */
function computeFormerFingerprint(finding: Diagnostic): string {
  return digestWith(finding, finding.sourceLine ?? '');
}

/** Rules that are broken once in a file, and report the line that is in the place of what is missing, or one of two. */
const ONCE_A_FILE = wordSet(`
  agent-frontmatter-required command-description-missing instructions-frontmatter-required skill-frontmatter-required
  skill-unreachable
`);

/** Whether what stands in the reported line has nothing to do with the problem. A file as a whole is reported at its start. */
function isAboutFile({ rule, start, end }: Diagnostic): boolean {
  const isAtStart = start.line === 1 && start.column === 1 && end.line === 1 && end.column === 1;
  return isAtStart || ONCE_A_FILE.has(rule);
}

function digestWith({ rule, path, message }: Diagnostic, line: string): string {
  const parts = [rule, path, withoutNumbers(message), line.trim()];
  return digest('sha256', JSON.stringify(parts), 'hex').slice(0, 16);
}

/** Replaces numbers outside of quoted code. */
function withoutNumbers(message: string): string {
  return message
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part.replaceAll(/\d[\d,.]*\d|\d/g, '0') : part))
    .join('`');
}

/** The findings that are not in the baseline, those that are, and reports about entries without a finding. */
export interface BaselineOutcome {
  readonly fresh: readonly Diagnostic[];
  readonly known: readonly Diagnostic[];
  readonly stale: readonly Reported[];
}

/** Makes a filter that keeps as many items with a name as are left of it, and counts them down. */
export function isCountedIn<Item>(left: Map<string, number>, nameOf: (item: Item) => string): (item: Item) => boolean {
  return (item) => {
    const name = nameOf(item);
    const count = left.get(name) ?? 0;
    left.set(name, count - 1);
    return count > 0;
  };
}

/** Splits findings by whether they are in the baseline. Among equal findings, as many are known as the entry counts. */
export function applyBaseline(
  findings: readonly Diagnostic[],
  { source, entries, rangeOf }: Baseline,
): BaselineOutcome {
  const left = new Map(entries.map(({ fingerprint, count }) => [fingerprint, count]));
  const nameOf = (finding: Diagnostic): string => {
    const name = computeFingerprint(finding);
    return left.has(name) ? name : computeFormerFingerprint(finding);
  };
  const known = findings.filter(isCountedIn(left, nameOf));
  const gone = new Set(known);
  const kept = entries.flatMap((entry) => {
    const count = entry.count - Math.max(0, left.get(entry.fingerprint) ?? 0);
    return count > 0 ? [{ ...entry, count }] : [];
  });
  const rest = lazily(() => drawBaseline(kept).replaceAll('\n', readLineEnding(source.text)));
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
