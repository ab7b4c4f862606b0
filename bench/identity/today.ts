import { createHash } from 'node:crypto';
import type { Report } from './cases.ts';

/**
 * How findings were recognized before: by path, statement or kind, and text of the line, numbered in line order. Returns for
 * each report of the second run the index of the first report that it was taken for.
 */
export function matchByFingerprint(
  first: { readonly path: string; readonly lines: readonly string[]; readonly reports: readonly Report[] },
  second: typeof first,
): readonly (number | undefined)[] {
  const known = new Map(nameReports(first).map((name, index) => [name, index]));
  return nameReports(second).map((name) => known.get(name));
}

function nameReports({
  path,
  lines,
  reports,
}: {
  readonly path: string;
  readonly lines: readonly string[];
  readonly reports: readonly Report[];
}): readonly string[] {
  const seen = new Map<string, number>();
  const names = new Map<Report, string>();
  for (const report of reports.toSorted((a, b) => a.line - b.line)) {
    const text = (lines[report.line - 1] ?? '').trim().replaceAll(/\s+/g, ' ');
    const about = report.cites ?? report.kind;
    const subject = JSON.stringify([path, about, text]);
    const ordinal = seen.get(subject) ?? 0;
    seen.set(subject, ordinal + 1);
    names.set(report, createHash('sha256').update(`${subject} ${ordinal}`).digest('hex'));
  }
  return reports.map((report) => names.get(report) ?? '');
}
