import { oneLine } from '../text/hidden/visible.ts';
import type { Problem } from './problem.ts';

/** GitLab's severities also have `critical` and `blocker`, which no report of ours claims. */
const SEVERITIES: Readonly<Record<Problem['severity'], string>> = { error: 'major', warning: 'minor', info: 'info' };

/** Larger reports slow the page of a merge request down. */
const MAX_ISSUES = 5_000;
const MAX_DESCRIPTION_CHARACTERS = 2_000;

/**
 * Problems as a code quality report of GitLab: a list of issues, which a merge request compares with those of its target.
 *
 * @see https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format
 */
export function codeQualityReport(problems: readonly Problem[]): readonly Record<string, unknown>[] {
  return problems
    .slice(0, MAX_ISSUES)
    .map(({ check, severity, path, line = 1, endLine, title, body, fingerprint }) => ({
      description: describe(title, body),
      check_name: oneLine(check),
      fingerprint,
      severity: SEVERITIES[severity],
      location: {
        path: path.toWellFormed(),
        lines: { begin: line, ...(endLine === undefined ? {} : { end: endLine }) },
      },
    }));
}

/** A merge request shows a description on one line, as plain text. */
function describe(title: string, body: string): string {
  const sentences = [/[.!?:]$/.test(title) ? title : `${title}.`, body].join(' ');
  return oneLine(sentences.replaceAll(/\s+/g, ' ').trim()).slice(0, MAX_DESCRIPTION_CHARACTERS).toWellFormed();
}
