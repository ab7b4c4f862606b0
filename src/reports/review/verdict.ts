import { reaches } from '../../findings/severity.ts';
import { SEVERITIES, type Finding, type Severity } from '../../findings/types.ts';
import { count } from '../count.ts';
import { listNames } from '../../text/shown/list-names.ts';
import { coverageShortfall, describeRows, rowsToJudge } from './coverage.ts';
import { countPlaces } from './places.ts';
import type { Conclusion, Coverage, ReviewResult, Unjudged } from './review-result.ts';

/** The facts from which the first line of every report is made. A later run on the same commit repeats it. */
export interface Verdict extends Readonly<Record<Severity, number>> {
  readonly conclusion: Conclusion;
  readonly findings: number;
  /** The number of findings in each kind of place: one that is at several places counts several times. */
  readonly places: number;
  readonly coverage: Coverage;
  readonly unjudged: Unjudged;
  /** Statements that direct code and apply to the change, and those that were checked without a model. */
  readonly rules: number;
  readonly rulesChecked: number;
  /** Set if all files of a commit were read, and not a change. */
  readonly isAudit?: true;
  /** Set if no instructions apply. */
  readonly isUnguided?: true;
}

/** Counts what a verdict needs of a review. */
export function drawVerdict(result: ReviewResult): Verdict {
  const { conclusion, findings, coverage, unjudged, literal, readFrom, receipts } = result;
  const countSeverity = (severity: Severity): number =>
    findings.filter((finding) => finding.severity === severity).length;
  return {
    conclusion,
    findings: findings.length,
    places: countPlaces(findings),
    low: countSeverity('low'),
    medium: countSeverity('medium'),
    high: countSeverity('high'),
    coverage,
    unjudged,
    rules: literal.statements,
    rulesChecked: literal.checkedStatements,
    ...(readFrom.source === 'tree' ? { isAudit: true } : {}),
    ...(literal.statements === 0 && !receipts.some(isGuideline) ? { isUnguided: true } : {}),
  };
}

function isGuideline({ status, guideline }: ReviewResult['receipts'][number]): boolean {
  return status === 'in-force' && guideline !== undefined;
}

/**
 * The first line of every report: what came out, and what is missing. Names of models in it come from settings:
 * whoever shows the line has to escape it.
 */
export function headline(verdict: Verdict): string {
  return [drawOutcome(verdict), ...drawRest(verdict, Number.POSITIVE_INFINITY)].join(' ');
}

/** The same in two parts, with the first things that are missing only, for a report that lists all of them further down. */
export function shortHeadline(verdict: Verdict): { readonly verdict: string; readonly missing?: string } {
  const [missing] = drawRest(verdict, MAX_MISSING);
  return { verdict: drawOutcome(verdict), ...(missing === undefined ? {} : { missing }) };
}

/** Most things that the short headline names as missing. */
export const MAX_MISSING = 3;

function drawOutcome(verdict: Verdict): string {
  switch (verdict.conclusion) {
    case 'skipped':
      return verdict.isAudit === true
        ? 'Nothing to audit: the commit has no file to audit.'
        : 'Nothing to review: the change has no file to review.';
    case 'failed':
      return `Failed: ${drawFailure(verdict)}, so the ${verdict.isAudit === true ? 'files were' : 'change was'} not reviewed.`;
    case 'clean':
      return 'No findings.';
    case 'unchecked':
      return verdict.isUnguided === true && verdict.rules === 0
        ? `Unchecked: no instructions apply to the ${verdict.isAudit === true ? 'files' : 'change'}, and no model was asked.`
        : `Unchecked: no model was asked, and no ${nameUnchecked(verdict)} could be checked without one.`;
    case 'incomplete':
      return 'Incomplete: nothing was found, but not everything was judged.';
    case 'findings':
      return `${count(verdict.findings, 'finding')}${atPlaces(verdict)} (${bySeverity(verdict)}).`;
  }
}

function drawFailure(verdict: Verdict): string {
  return hasNoShard(verdict) ? 'no shard left a result that could be used' : 'the model answered no request';
}

/** Whether a review in shards failed although no request did: there was nothing to merge. */
function hasNoShard({ conclusion, unjudged: { shards, requests } }: Verdict): boolean {
  return conclusion === 'failed' && shards !== undefined && requests === 0;
}

/** Rules that a program can decide may apply, and none of the changed lines be in code that their checks read. */
function nameUnchecked(verdict: Verdict): string {
  return verdict.rulesChecked === 0 ? 'rule' : nameLine(verdict);
}

function nameLine({ isAudit }: Pick<Verdict, 'isAudit'>): string {
  return isAudit === true ? 'line' : 'changed line';
}

/** What follows the outcome: how to have more judged, or what was not judged. */
function drawRest(verdict: Verdict, most: number): readonly string[] {
  switch (verdict.conclusion) {
    case 'unchecked':
      return [howToAsk(verdict)];
    case 'incomplete':
    case 'findings':
      return missingSentence(verdict, most);
    case 'failed':
      return hasNoShard(verdict) ? missingSentence(verdict, most) : [];
    case 'clean':
    case 'skipped':
      return [];
  }
}

function howToAsk({ unjudged: { unaskedModel }, isAudit }: Verdict): string {
  const what = isAudit === true ? 'the files' : 'the change';
  return unaskedModel === undefined
    ? `To have a model judge ${what}, set \`model\` and a key (\`api-key\`, OPENAI_API_KEY or ANTHROPIC_API_KEY).`
    : `Set \`api-key\` or \`base-url\` to have ${unaskedModel} judge ${what}.`;
}

/** Says at how many places the faults are, if one of them is at several. */
function atPlaces({ findings, places }: Verdict): string {
  return places === findings ? '' : ` at ${count(places, 'place')}`;
}

function bySeverity(verdict: Verdict): string {
  return SEVERITIES.toReversed()
    .filter((severity) => verdict[severity] > 0)
    .map((severity) => `${verdict[severity]} ${severity}`)
    .join(', ');
}

/** Lists the parts that should have been judged and were not: `Not judged: too large (1 file, 280 lines), 1 comment …`; empty if all was. */
function missingSentence(verdict: Verdict, most: number): readonly string[] {
  const parts = listMissing(verdict);
  const more = parts.length - most;
  const shown = more > 0 ? [...parts.slice(0, most), `and ${more} more`] : parts;
  return parts.length === 0 ? [] : [`Not judged: ${shown.join(', ')}.`];
}

/** Each thing that was to be judged and was not. A review with an empty list may be clean. */
export function listMissing({ coverage, unjudged }: Pick<Verdict, 'coverage' | 'unjudged'>): readonly string[] {
  const { requests, comments, unproven, cutReplies, statements, statementsOff = 0, agents, unaskedModel } = unjudged;
  const { shards = [], earlier } = unjudged;
  const rows = rowsToJudge(coverage);
  const counted = (number: number, noun: string, rest: string): readonly string[] =>
    number === 0 ? [] : [`${count(number, noun)} ${rest}`];
  // The lines of failed requests are counted; a request has no lines of its own if another reviewer read them.
  const hasFailedLines = [...coverage.notReviewed, ...coverage.missedByModel].some(({ kind }) => kind === 'failed');
  return [
    ...describeRows(rows, shards.length === 0 ? {} : { 'no-shard': listNames(shards) }),
    // A shard of files without changed lines has no row.
    ...(rows.some(({ kind }) => kind === 'no-shard') ? [] : shards),
    ...describeRows(coverage.missedByModel).map((row) => `by the model: ${row}`),
    ...(hasFailedLines ? [] : counted(requests, 'request', 'without an answer')),
    ...counted(comments, 'comment', 'of a model that could not be read'),
    ...counted(unproven, 'comment', 'of a model about code that is not in its file'),
    ...counted(cutReplies, 'answer', 'of a model that breaks off'),
    ...counted(
      statements - statementsOff,
      'rule',
      wasModelAsked(coverage) ? 'that had no room in the prompts' : 'that only a model can judge',
    ),
    ...counted(
      statementsOff,
      'rule',
      statementsOff === 1 ? 'whose check is switched off' : 'whose checks are switched off',
    ),
    ...counted(agents, 'agent', 'that did not read all of its files'),
    ...counted(countReaching(earlier, 'low'), 'open finding', 'of an earlier review'),
    ...(unaskedModel === undefined
      ? []
      : [`everything the model ${unaskedModel} would judge: it has no key or server`]),
  ];
}

/** A model that judged code did not see the rules that had no room. */
function wasModelAsked({ modelLines }: Coverage): boolean {
  return modelLines > 0;
}

/** Whether no model is configured, and nothing else is the reason why something was not judged. */
export function lacksOnlyModel({ coverage, unjudged }: Pick<Verdict, 'coverage' | 'unjudged'>): boolean {
  const notReviewed = coverage.notReviewed.filter(({ kind }) => kind !== 'no-check');
  const statements = wasModelAsked(coverage) ? unjudged.statements : 0;
  return listMissing({ coverage: { ...coverage, notReviewed }, unjudged: { ...unjudged, statements } }).length === 0;
}

/** The settings by which a review fails a job. */
export interface Gates {
  readonly failOn: Severity | 'never';
  readonly minCoverage: number;
  readonly failOnUnread: boolean;
}

/**
 * One sentence for each setting that fails the job. They quote titles and paths: whoever shows them has to escape them.
 * @param findings the worst first; absent if a later run knows only their number
 */
export function listFailures(
  verdict: Verdict,
  { failOn, minCoverage, failOnUnread }: Gates,
  findings: readonly Finding[] = [],
): readonly string[] {
  const shortfall = coverageShortfall(verdict.coverage, minCoverage, `${nameLine(verdict)}s`);
  const unread = describeRows(rowsToJudge(verdict.coverage)).join(', ');
  return [
    ...describeReached(verdict, failOn, findings),
    ...describeEarlier(verdict, failOn),
    ...(shortfall === undefined ? [] : [shortfall]),
    ...(failOnUnread && unread !== '' ? [`Nobody judged changed code, and \`fail-on-unread\` is on: ${unread}.`] : []),
  ];
}

function describeReached(verdict: Verdict, failOn: Gates['failOn'], findings: readonly Finding[]): readonly string[] {
  const reached = countReaching(verdict, failOn);
  if (reached === 0) {
    return [];
  }
  const worst = findings.find(({ severity }) => reaches(severity, failOn));
  const first = worst === undefined ? '' : `; the first is ${nameFinding(worst)}`;
  return [`${count(reached, 'finding')} ${reached === 1 ? 'reaches' : 'reach'} \`fail-on: ${failOn}\`${first}.`];
}

/** Whoever makes a file unreadable must not get rid of its findings. */
function describeEarlier({ unjudged, coverage }: Verdict, failOn: Gates['failOn']): readonly string[] {
  const { earlier, requests } = unjudged;
  const reached = countReaching(earlier, failOn);
  const [reach, thread, file] =
    reached === 1 ? ['reaches', 'its thread', 'its file'] : ['reach', 'their threads', 'their files'];
  const advice =
    requests > 0
      ? 'Run the job again'
      : isLeftOutOnly(coverage)
        ? `Review ${file} too, which \`paths\`, \`ignore\` or an exclusion leaves out`
        : `Make ${file} readable`;
  return reached === 0
    ? []
    : [
        `${count(reached, 'open finding')} of an earlier review ${reach} \`fail-on: ${failOn}\` and could not be judged again. ${advice}, or resolve ${thread}.`,
      ];
}

/** Whether settings leave files out, and all others could be read, as in a job that reviews one package. */
function isLeftOutOnly(coverage: Coverage): boolean {
  return (
    rowsToJudge(coverage).length === 0 &&
    coverage.notReviewed.some(({ kind }) => ['not-in-paths', 'ignored', 'excluded'].includes(kind))
  );
}

function countReaching(counts: Readonly<Record<Severity, number>> | undefined, least: Gates['failOn']): number {
  return SEVERITIES.reduce((sum, severity) => sum + (reaches(severity, least) ? (counts?.[severity] ?? 0) : 0), 0);
}

function nameFinding({ path, line, title }: Finding): string {
  return `${path}${line === undefined ? '' : `:${line}`} (${title.replace(/[.]$/, '')})`;
}
