import type { ReviewResult } from '../review-result.ts';

/**
 * The last line of the summary comment: what readers can do next. Whether the workflow runs on comments is not known to the
 * run, so the line says what it takes.
 */
export function footer({ findings, conclusion }: Pick<ReviewResult, 'findings' | 'conclusion'>): readonly string[] {
  if (conclusion === 'skipped') {
    return [];
  }
  const silence = 'Resolve a thread to silence its finding.';
  const commands = [
    ...(findings.length === 0 ? [] : ['`/housestyle explain` or `/housestyle ignore` in a thread']),
    '`/housestyle review` to review again',
    '`/housestyle help`',
  ].join(', ');
  const hasThreads = findings.some(({ placement }) => placement.kind !== 'summary');
  return [
    '---',
    `${hasThreads ? `${silence} ` : ''}If this workflow runs on comments, people with write access can reply: ${commands}.`,
  ];
}
