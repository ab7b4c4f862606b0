import { docsUrl, ruleUrl } from '../../diagnostics/rule-url.ts';
import { digestProse } from '../../findings/identity/digest.ts';
import { showHidden } from '../../text/hidden/visible.ts';
import { fileUrl, type LinkTarget } from '../markdown/links.ts';
import { modelText } from '../markdown/model-markdown.ts';
import { CHANGE_ITSELF, type Citation, type Finding, type Severity } from '../../findings/types.ts';
import { count } from '../count.ts';
import type { ReviewResult } from './review-result.ts';
import { resultsWithinLimits, sarifLog, sarifUri } from '../sarif-log.ts';
import { drawResult, ROOT_BASE, withFingerprints, type Fingerprinted } from '../validation/sarif-result.ts';
import { isVerdictAnnotated } from './verdict-annotations.ts';
import { drawVerdict, headline } from './verdict.ts';

const LEVELS: Readonly<Record<Severity, string>> = { high: 'error', medium: 'warning', low: 'note' };

/**
 * The findings as SARIF 2.1.0, with a rule for each statement or kind that is cited. The problems of the files that guide
 * the review follow, as in the SARIF of `validate`. What GitHub would not accept is left out and counted.
 *
 * @param target where the guidelines are on the web, so that the help of a rule leads to its line
 */
export function reviewSarif(result: ReviewResult, version: string, target?: LinkTarget): Record<string, unknown> {
  const problems = withFingerprints(result.problemsAtHead);
  const all = [...result.findings.flatMap(atEachPlace), ...problems];
  const drawOne = (one: Finding | Fingerprinted): Record<string, unknown> =>
    isProblem(one) ? drawResult(one) : buildResult(one);
  const kept = resultsWithinLimits(all, drawOne);
  const rules = new Map(
    kept.map((one) =>
      isProblem(one)
        ? ([one.rule, buildValidatorRule(one.rule)] as const)
        : ([ruleId(one), buildRule(one, target)] as const),
    ),
  );
  return sarifLog(version, [...rules.values()], kept.map(drawOne), {
    ...(kept.some(isProblem) ? { originalUriBaseIds: ROOT_BASE } : {}),
    ...drawInvocation(result, all.length - kept.length),
  });
}

/** Whether this is a problem of a file that guides the review. */
function isProblem(one: Finding | Fingerprinted): one is Fingerprinted {
  return 'start' in one;
}

const MAX_NOTIFICATIONS = 1_000;

/** What was not judged, and what was left out: without it, a log without results looks like a clean review. */
function drawInvocation(result: ReviewResult, resultsLeftOut: number): Record<string, unknown> {
  const verdict = drawVerdict(result);
  const files = result.leftOut.filter(({ stage }) => stage === 'file');
  const isWhole = !isVerdictAnnotated(verdict);
  if (isWhole && files.length === 0 && resultsLeftOut === 0) {
    return {};
  }
  const isFailed = result.conclusion === 'failed';
  const rest = files.length - MAX_NOTIFICATIONS;
  const notes = [
    ...(resultsLeftOut > 0
      ? [`${count(resultsLeftOut, 'finding')} did not fit into this file; \`--format json\` has all of them`]
      : []),
    ...files.slice(0, MAX_NOTIFICATIONS).map(({ source, reason }) => `${source}: ${reason}`),
    ...(rest > 0 ? [`${count(rest, 'more file')} left out`] : []),
  ];
  const notify = (level: string, text: string): Record<string, unknown> => ({
    level,
    message: { text: modelText(showHidden(text)) },
  });
  const toolExecutionNotifications = [
    notify(isFailed ? 'error' : isWhole ? 'note' : 'warning', headline(verdict)),
    ...notes.map((note) => notify('note', note)),
  ];
  return { invocations: [{ executionSuccessful: !isFailed, toolExecutionNotifications }] };
}

/** Code scanning shows only the first location of a result, so each place is a result of its own. */
function atEachPlace({ places = [], ...finding }: Finding): readonly Finding[] {
  const { line: _line, startLine: _startLine, ...shared } = finding;
  return [
    finding,
    ...places.map(({ fingerprint = finding.fingerprint, ...place }) => ({ ...shared, ...place, fingerprint })),
  ];
}

/** The id of a rule stays the same when the guideline's lines move. */
function ruleId({ rule, guideline, kind }: Finding): string {
  if (rule !== undefined) {
    return rule;
  }
  return guideline === undefined ? `kind/${kind}` : `guideline/${guideline.source}#${digestProse(guideline.text)}`;
}

function buildRule(finding: Finding, target: LinkTarget | undefined): Record<string, unknown> {
  const { rule, guideline, kind } = finding;
  if (rule !== undefined) {
    return buildValidatorRule(rule);
  }
  const id = ruleId(finding);
  if (guideline === undefined) {
    const text = `Findings of kind ${kind}`;
    const help = `${text}, which no statement of the guidelines covers.`;
    return {
      id,
      name: `${kind}-finding`,
      shortDescription: { text },
      fullDescription: { text: help },
      helpUri: docsUrl('models.md'),
      help: { text: help, markdown: help },
      properties: { tags: [kind] },
    };
  }
  const text = modelText(guideline.text);
  const place = modelText(`${guideline.source}:${guideline.line}`);
  return {
    id,
    shortDescription: { text: text.slice(0, MAX_DESCRIPTION_CHARACTERS).toWellFormed() },
    fullDescription: { text: `A rule of the team, in ${place}.`.slice(0, MAX_DESCRIPTION_CHARACTERS) },
    helpUri: guidelineUrl(guideline, target) ?? docsUrl('literal-checks.md'),
    help: { text: `${text}\n\nThe guideline is in ${place}.`.toWellFormed() },
    properties: { tags: ['guideline', kind] },
  };
}

function buildValidatorRule(id: string): Record<string, unknown> {
  const text = `Rule ${id} of the validator for customization files`;
  return {
    id,
    shortDescription: { text },
    helpUri: ruleUrl(id),
    help: { text: ruleUrl(id), markdown: `${text}: <${ruleUrl(id)}>` },
  };
}

/** The line of a guideline in the repository; one of a user or an organization has no address there. */
function guidelineUrl({ source, line, level }: Citation, target: LinkTarget | undefined): string | undefined {
  return target === undefined || level !== undefined ? undefined : fileUrl(source, line, target);
}

/** GitHub's limit for the description of a rule. */
const MAX_DESCRIPTION_CHARACTERS = 1_024;

function buildResult(finding: Finding): Record<string, unknown> {
  return {
    ruleId: ruleId(finding),
    level: LEVELS[finding.severity],
    message: { text: modelText(`${finding.title}\n\n${finding.body}`) },
    // Code scanning recognizes a result by the first one.
    partialFingerprints: { primaryLocationLineHash: finding.fingerprint, 'housestyle/v1': finding.fingerprint },
    locations: [{ physicalLocation: locate(finding) }],
  };
}

/** Code scanning shows no result without a file. One about the change itself is shown at the statement that it cites. */
function locate({ path, side, line, startLine, guideline }: Finding): Record<string, unknown> {
  if (path === CHANGE_ITSELF && guideline !== undefined) {
    return {
      artifactLocation: { uri: sarifUri(guideline.source) },
      region: { startLine: guideline.line, endLine: guideline.line },
    };
  }
  return {
    artifactLocation: { uri: sarifUri(path) },
    // A removed line has no place in the head; the file has.
    ...(line === undefined || side === 'LEFT' ? {} : { region: { startLine: startLine ?? line, endLine: line } }),
  };
}
