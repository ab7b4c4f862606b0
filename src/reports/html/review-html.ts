import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { CHANGE_ITSELF, SEVERITIES, type Finding } from '../../findings/types.ts';
import { bySeverity } from '../../findings/worst-first.ts';
import { count } from '../count.ts';
import { namePlaces } from '../review/places.ts';
import { describeReservations } from '../review/reservations.ts';
import type { CustomizationReceipt, LeftOut, ReviewResult } from '../review/review-result.ts';
import { afterMergeLines } from '../review/after-merge.ts';
import { summarySentences } from '../review/sentences.ts';
import { drawDiagnostic } from './diagnostic-article.ts';
import { codeBlock, html, inlineCode, paragraphs, type Html } from './html.ts';
import { drawPage, severityFilter } from './page.ts';
import { scrollTable } from './scroll-table.ts';

/** Most findings and most rows of a table; the JSON has all of them. */
const MAX_FINDINGS = 2_000;
const MAX_ROWS = 500;

/** A review as one HTML page: the verdict, the findings, and how the review was done. */
export function reviewHtml(result: ReviewResult): string {
  const [verdict, ...rest] = summarySentences(result);
  const findings = result.findings.toSorted(bySeverity).slice(0, MAX_FINDINGS);
  const notShown = result.findings.length - findings.length;
  const countOf = (name: string): number => result.findings.filter(({ severity }) => severity === name).length;
  return drawPage(
    'Housestyle review',
    html`<header>
        <h1>Housestyle review</h1>
        <p class="verdict"><strong>${inlineCode(verdict)}</strong></p>
      </header>
      <main>
        ${result.remarks.map((remark) => paragraphs(remark))}
        ${severityFilter(SEVERITIES.toReversed().map((name) => ({ name, count: countOf(name) })))}
        ${findings.length === 0 ? '' : html`<h2>Findings</h2>`} ${findings.map(drawFinding)}
        ${notShown === 0 ? '' : html`<p>${notShown} more are not shown; <code>--format json</code> has all of them.</p>`}
        ${drawProblems(result.problems)} ${drawAfterMerge(result)}
        <section>
          <h2>How this was reviewed</h2>
          <ul>
            ${rest.map((sentence) => html`<li>${inlineCode(sentence)}</li>`)}
          </ul>
          ${drawGuidelines(result.receipts)} ${drawLeftOut(result.leftOut)}
        </section>
      </main>`,
  );
}

function drawFinding(finding: Finding): Html {
  const {
    severity,
    kind,
    title,
    body,
    path,
    line,
    startLine,
    quote,
    guideline,
    suggestion,
    proposal,
    agents = [],
  } = finding;
  const at = line === undefined ? path : `${path}:${startLine === undefined ? '' : `${startLine}–`}${line}`;
  const code = suggestion ?? proposal?.text;
  const places = namePlaces(finding);
  return html`<article class="${severity}">
    <h3><span class="tag">${severity}</span>${inlineCode(title)}</h3>
    <p class="soft">
      <code>${at}</code> ·
      ${kind}${agents.length === 0 ? '' : ` · found by ${agents.join(', ')}`}${finding.placement.kind === 'inline' || path === CHANGE_ITSELF ? '' : ` · ${finding.placement.reason}`}
    </p>
    ${quote === undefined || quote.trim() === '' ? '' : codeBlock(quote)} ${paragraphs(body)}
    ${
      code === undefined
        ? ''
        : html`<p class="soft">
              Suggested code${proposal === undefined ? '' : `, to check because ${proposal.reason}`}:
            </p>
            ${codeBlock(code)}`
    }
    ${guideline === undefined ? '' : html`<blockquote>${inlineCode(guideline.text)}<br /><cite>${guideline.source}:${guideline.line}</cite></blockquote>`}
    ${places === undefined ? '' : html`<p class="soft">${places}</p>`}
    ${describeReservations(finding).map((reservation) => html`<p class="soft">${reservation}</p>`)}
  </article> `;
}

function drawProblems(problems: readonly Diagnostic[]): Html {
  return problems.length === 0
    ? html``
    : html`<section>
        <h2>Problems in instruction files</h2>
        ${problems.slice(0, MAX_ROWS).map((problem) => drawDiagnostic(problem, true))}
      </section>`;
}

function drawAfterMerge({ afterMerge }: ReviewResult): Html {
  const lines = afterMergeLines(afterMerge);
  return lines.length === 0
    ? html``
    : html`<section>
        <h2>After this merge</h2>
        ${lines.map((one) => html`<p>${inlineCode(one)}</p>`)}
      </section>`;
}

function drawGuidelines(receipts: readonly CustomizationReceipt[]): Html {
  const inForce = receipts.filter(({ status }) => status === 'in-force');
  const others = receipts.filter(({ status }) => status !== 'in-force');
  return html`${fold(
    `${count(inForce.length, 'instruction file')} applied`,
    ['Instruction file', 'Changed files', 'Statements', 'Cited'],
    inForce.map(({ source, changedFiles, statements = 0, cited = 0 }) => [source, changedFiles, statements, cited]),
  )}${fold(
    `${count(others.length, 'instruction file')} did not apply`,
    ['Instruction file', 'Why'],
    others.map(({ source, reason = '' }) => [source, reason]),
  )}`;
}

function drawLeftOut(leftOut: readonly LeftOut[]): Html {
  const rows = leftOut.filter(({ stage }) => stage !== 'guideline');
  return fold(
    `${count(rows.length, 'thing')} left out`,
    ['What', 'Name', 'Why'],
    rows.map(({ stage, source, reason }) => [stage, source, reason]),
  );
}

function fold(title: string, heads: readonly string[], rows: readonly (readonly (string | number)[])[]): Html {
  if (rows.length === 0) {
    return html``;
  }
  const shown = rows.slice(0, MAX_ROWS);
  const more = rows.length - shown.length;
  return html`<details>
    <summary>${title}</summary>
    ${scrollTable(
      title,
      heads,
      shown.map((row) => row.map((cell) => (typeof cell === 'number' ? cell : inlineCode(cell)))),
    )}
    ${more === 0 ? '' : html`<p>${more} more; <code>--format json</code> has all of them.</p>`}
  </details> `;
}
