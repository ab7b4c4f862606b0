import type { Finding } from '../findings/types.ts';
import { describeFinding } from './inline-comment.ts';
import { fileLink, type LinkTarget } from './links.ts';
import { SUMMARY_MARKER, stateMarker, type ReviewState } from './markers.ts';
import { codeSpan, modelMarkdown } from './markdown-text.ts';
import type { LeftOut, ReviewResult } from './review-result.ts';
import { count, summarySentences } from './sentences.ts';

/** A comment holds 65,536 characters; what does not fit is counted. */
const MAX_SUMMARY_CHARACTERS = 60_000;
const MAX_ROWS = 100;

/**
 * The review as Markdown: for the summary comment, the job summary and `--format markdown`.
 * `all` describes inline findings too, for a place where no inline comments stand beside it.
 */
export function reviewMarkdown(
  result: ReviewResult,
  options: { readonly all: boolean; readonly target: LinkTarget | undefined },
): string {
  const shown = result.findings.filter((finding) => options.all || finding.placement.kind !== 'inline');
  const sections = [
    '## Housestyle review',
    summarySentences(result).join(' '),
    ...result.remarks.map((remark) => modelMarkdown(remark)),
    ...problemSection(result),
    ...findingSection(shown, options),
    ...receiptSection(result, options.target),
    ...leftOutSection(result.leftOut),
  ];
  return cutToSize(sections, MAX_SUMMARY_CHARACTERS);
}

/** The summary comment: the review without what stands inline, and the hidden lines a later run reads. */
export function summaryComment(
  result: ReviewResult,
  target: LinkTarget | undefined,
  state: ReviewState | undefined,
): string {
  const markers = [...(state === undefined ? [] : [stateMarker(state)]), SUMMARY_MARKER];
  return `${reviewMarkdown(result, { all: false, target })}\n\n${markers.join('\n')}`;
}

function problemSection({ problems }: ReviewResult): readonly string[] {
  if (problems.length === 0) {
    return [];
  }
  const rows = problems.map(
    (problem) => `- ${codeSpan(`${problem.path}:${problem.start.line}`)} ${sentence(problem.message)}`,
  );
  return [`### Problems in instruction files\n\n${limited(rows).join('\n')}`];
}

function findingSection(
  findings: readonly Finding[],
  options: { readonly all: boolean; readonly target: LinkTarget | undefined },
): readonly string[] {
  if (findings.length === 0) {
    return [];
  }
  const title = options.all ? '### Findings' : '### Findings without an inline comment';
  const entries = findings.map((finding) => {
    const where = finding.line === undefined ? finding.path : `${finding.path}:${finding.line}`;
    const reason = finding.placement.kind === 'inline' ? '' : ` (${modelMarkdown(finding.placement.reason)})`;
    const quote = finding.quote === undefined ? '' : `\n\n${codeSpan(shortened(finding.quote))}`;
    return `#### ${codeSpan(where)}${reason}${quote}\n\n${describeFinding(finding, options.target)}`;
  });
  return [title, ...limited(entries)];
}

function receiptSection({ guidelines }: ReviewResult, target: LinkTarget | undefined): readonly string[] {
  if (guidelines.length === 0) {
    return ['No guidelines are in force for these files.'];
  }
  const rows = guidelines.map(
    (guideline) =>
      `| ${guideline.id} | ${fileLink(guideline.source, 1, target)} | ${guideline.filePatterns.map(codeSpan).join(' ')} | ${guideline.files} | ${guideline.statements} | ${guideline.cited} |`,
  );
  const table = [
    '| # | Guideline | Files | Changed files | Statements | Cited |',
    '|---|---|---|---|---|---|',
    ...limited(rows),
  ].join('\n');
  return [details(`${count(guidelines.length, 'guideline')} in force, as on the base branch`, table)];
}

function leftOutSection(leftOut: readonly LeftOut[]): readonly string[] {
  if (leftOut.length === 0) {
    return [];
  }
  const rows = leftOut.map((entry) => `- ${entry.stage} ${codeSpan(entry.source)}: ${sentence(entry.reason)}`);
  return [details(`${leftOut.length} left out`, limited(rows).join('\n'))];
}

function details(title: string, body: string): string {
  return `<details><summary>${title}</summary>\n\n${body}\n\n</details>`;
}

/** A sentence of ours, in which a name or a pattern from outside is quoted. */
function sentence(text: string): string {
  return modelMarkdown(text.replaceAll(/\s+/g, ' '));
}

const MAX_QUOTE_CHARACTERS = 200;

function shortened(quote: string): string {
  return quote.length <= MAX_QUOTE_CHARACTERS ? quote : `${quote.slice(0, MAX_QUOTE_CHARACTERS)}…`;
}

function limited(rows: readonly string[]): readonly string[] {
  return rows.length <= MAX_ROWS ? rows : [...rows.slice(0, MAX_ROWS), `… and ${rows.length - MAX_ROWS} more`];
}

/** Whole sections only: a cut in the middle would leave a table or a block open. */
function cutToSize(sections: readonly string[], most: number): string {
  const kept: string[] = [];
  let size = 0;
  for (const section of sections) {
    if (size + section.length + 2 > most) {
      kept.push(
        `(${count(sections.length - kept.length, 'more section')} left out to keep within GitHub's limit; the run's JSON has everything.)`,
      );
      break;
    }
    kept.push(section);
    size += section.length + 2;
  }
  return kept.join('\n\n');
}
