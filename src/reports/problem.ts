import { digest } from '../text/bytes/digest.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { ruleUrl } from '../diagnostics/rule-url.ts';
import type { FaultPlace, Finding, Severity } from '../findings/types.ts';
import { oneLine, showHidden } from '../text/hidden/visible.ts';
import { modelText } from './markdown/model-markdown.ts';
import { computeFingerprint } from '../rules/baseline.ts';
import type { ReviewResult } from './review/review-result.ts';

/** A finding of a review or of a validation, as other programs take it: plain text and one place. */
export interface Problem {
  /** A rule, or the kind of a finding. */
  readonly check: string;
  readonly severity: 'error' | 'warning' | 'info';
  readonly path: string;
  /** From 1; absent if the file as a whole is meant. */
  readonly line?: number;
  readonly endLine?: number;
  /** From 1; absent if the whole line is meant. */
  readonly column?: number;
  /** One line. */
  readonly title: string;
  /** Further sentences; may be empty. */
  readonly body: string;
  /** Set if it fails nothing: it is about the files that guide a review, and not about the change. */
  readonly isAside?: true;
  /** The same for the same problem in a later run; different for two problems of one run. */
  readonly fingerprint: string;
}

const SEVERITIES: Readonly<Record<Severity, Problem['severity']>> = { high: 'error', medium: 'warning', low: 'info' };

/** What a review reports: its findings, and the problems of the files that guide it. */
export function reviewProblems({
  findings,
  problemsAtHead,
}: Pick<ReviewResult, 'findings' | 'problemsAtHead'>): readonly Problem[] {
  const aside = diagnosticProblems(problemsAtHead).map((problem) => ({ ...problem, isAside: true as const }));
  return [...findingProblems(findings), ...aside];
}

/** The findings of a review. One that is at several places gives a problem for each: other programs know one place. */
export function findingProblems(findings: readonly Finding[]): readonly Problem[] {
  return withOwnFingerprints(
    findings.flatMap((finding) => {
      const { rule, kind, title, body, guideline, fingerprint, places = [] } = finding;
      const cited =
        guideline === undefined ? [] : [`${guideline.source}:${guideline.line}: ${modelText(guideline.text)}`];
      return [finding, ...places].map((place) => ({
        check: rule ?? kind,
        severity: SEVERITIES[finding.severity],
        ...placeOf(place),
        title: modelText(title),
        body: [modelText(body), ...cited].map(showHidden).join('\n'),
        fingerprint: place.fingerprint ?? fingerprint,
      }));
    }),
  );
}

function placeOf({ path, side, line, startLine }: FaultPlace): Pick<Problem, 'path' | 'line' | 'endLine'> {
  // The number of a removed line belongs to the base.
  return { path, ...(line === undefined || side === 'LEFT' ? {} : { line: startLine ?? line, endLine: line }) };
}

export function diagnosticProblems(diagnostics: readonly Diagnostic[]): readonly Problem[] {
  return withOwnFingerprints(
    diagnostics.map((diagnostic) => ({
      check: diagnostic.rule,
      severity: diagnostic.severity,
      path: diagnostic.path,
      line: diagnostic.start.line,
      column: diagnostic.start.column,
      endLine: Math.max(diagnostic.start.line, diagnostic.end.line),
      title: showHidden(diagnostic.message),
      body: [diagnostic.why, diagnostic.hint, ruleUrl(diagnostic.rule)]
        .flatMap((sentence) => (sentence === undefined ? [] : [showHidden(sentence)]))
        .join('\n'),
      fingerprint: computeFingerprint(diagnostic),
    })),
  );
}

/** A line for each problem, as editors and scripts expect it: `path:line:column: severity message [check]`. */
export function compactLines(problems: readonly Problem[]): string {
  return problems
    .map(
      ({ path, line = 1, column = 1, severity, title, check }) =>
        `${oneLine(path)}:${line}:${column}: ${severity} ${oneLine(title)} [${oneLine(check)}]\n`,
    )
    .join('');
}

/** Numbers equal fingerprints in their order, and gives all the same length. */
function withOwnFingerprints(problems: readonly Problem[]): readonly Problem[] {
  const seen = new Map<string, number>();
  return problems.map((problem) => {
    const nth = (seen.get(problem.fingerprint) ?? 0) + 1;
    seen.set(problem.fingerprint, nth);
    const fingerprint = digest('sha256', `${problem.fingerprint}:${nth}`, 'hex').slice(0, 40);
    return { ...problem, fingerprint };
  });
}
