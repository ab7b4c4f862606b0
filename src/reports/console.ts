import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Finding } from '../findings/types.ts';
import { showHidden } from '../text/visible.ts';
import type { LeftOut, ReviewResult } from './review-result.ts';
import { summarySentences } from './sentences.ts';

/** Draws a text in a style, or leaves it as it is where colors are off. */
export type Paint = (style: 'bold' | 'dim' | 'red' | 'yellow' | 'cyan', text: string) => string;

/** The review for a person at a terminal. Text from outside is shown with its hidden characters written out. */
export function reviewText(result: ReviewResult, paint: Paint): string {
  const blocks = [
    ...result.problems.map((problem) => drawDiagnostic(problem, paint)),
    ...result.findings.map((finding) => drawFinding(finding, paint)),
    ...drawLeftOut(result.leftOut, paint),
    [...summarySentences(result), ...result.remarks.map(showHidden)].join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}

const SEVERITY_STYLE = { high: 'red', medium: 'yellow', low: 'cyan' } as const;

function drawFinding(finding: Finding, paint: Paint): string {
  const where = finding.line === undefined ? finding.path : `${finding.path}:${finding.line}`;
  const place = finding.placement.kind === 'inline' ? '' : paint('dim', ` (${finding.placement.reason})`);
  const lines = [
    `${paint('bold', showHidden(where))}  ${paint(SEVERITY_STYLE[finding.severity], finding.severity)}  ${showHidden(finding.title)}${place}`,
    ...(finding.quote === undefined
      ? []
      : [paint('dim', `  ${String(finding.line)} | `) + showHidden(finding.quote.replace(/\r$/, ''))]),
    ...finding.body.split('\n').map((line) => `  ${showHidden(line)}`),
    ...(finding.guideline === undefined
      ? []
      : [
          `  ${paint('dim', `${finding.guideline.source}:${finding.guideline.line}`)}  ${showHidden(finding.guideline.text)}`,
        ]),
  ];
  return lines.join('\n');
}

/** `path:line:column severity message [rule]`, the source line with carets under the range, and the hint. */
export function drawDiagnostic(diagnostic: Diagnostic, paint: Paint): string {
  const style = diagnostic.severity === 'error' ? 'red' : 'yellow';
  const { start, end } = diagnostic;
  const head = `${paint('bold', showHidden(`${diagnostic.path}:${start.line}:${start.column}`))}  ${paint(style, diagnostic.severity)}  ${showHidden(diagnostic.message)} ${paint('dim', `[${diagnostic.rule}]`)}`;
  const lines = [head];
  if (diagnostic.sourceLine !== undefined && diagnostic.sourceLine.trim() !== '') {
    const lastColumn = end.line === start.line ? end.column : diagnostic.sourceLine.length + 1;
    const indent = diagnostic.sourceLine.slice(0, start.column - 1).replaceAll(/[^\t]/g, ' ');
    lines.push(
      `  ${showHidden(diagnostic.sourceLine)}`,
      `  ${indent}${paint(style, '^'.repeat(Math.max(1, lastColumn - start.column)))}`,
    );
  }
  if (diagnostic.hint !== undefined) {
    lines.push(`  ${diagnostic.hint}`);
  }
  return lines.join('\n');
}

/** A repository may have hundreds of guidelines that are not in force; `--format json` has them all. */
const MAX_ROWS_OF_A_STAGE = 10;

function drawLeftOut(leftOut: readonly LeftOut[], paint: Paint): readonly string[] {
  const stages = [...new Set(leftOut.map((entry) => entry.stage))];
  const rows = stages.flatMap((stage) => {
    const entries = leftOut.filter((entry) => entry.stage === stage);
    const shown = entries
      .slice(0, MAX_ROWS_OF_A_STAGE)
      .map((entry) => `  ${stage} ${showHidden(entry.source)}: ${showHidden(entry.reason)}`);
    const more = entries.length - shown.length;
    return more === 0 ? shown : [...shown, `  ${stage}: ${more} more; \`--format json\` has them`];
  });
  return rows.length === 0 ? [] : [[paint('bold', 'Left out'), ...rows].join('\n')];
}
