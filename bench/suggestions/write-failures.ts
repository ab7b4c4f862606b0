import { writeFileSync } from 'node:fs';
import { splitLines } from './lines.ts';
import type { Verdict } from './judge.ts';

const CONTEXT_LINES = 2;
const MOST_OF_A_FORM = 8;

/** Writes the harmful buttons and lost comments of the tuning half as Markdown, the forms with most of them first. */
export function writeFailures(path: string, verdicts: readonly Verdict[]): void {
  const failures = verdicts.filter(({ outcome }) => outcome === 'harmful' || outcome === 'lost');
  const byForm = [...Map.groupBy(failures, ({ case: one }) => `${one.intent}: ${one.form}`)].sort(
    ([, a], [, b]) => b.length - a.length,
  );
  const sections = byForm.map(([form, given]) =>
    [`# ${form} (${given.length})`, ...given.slice(0, MOST_OF_A_FORM).map(describeFailure)].join('\n\n'),
  );
  writeFileSync(path, `${sections.join('\n\n')}\n`);
}

function describeFailure({ case: one, outcome, button, breaksSyntax }: Verdict): string {
  const { edit, comment } = one;
  const wanted = one.wanted === undefined ? 'no button' : block(edit.replacement.join('\n'));
  const made = button === undefined ? 'none' : `lines ${button.start}–${button.end} replaced by\n${block(button.text)}`;
  return [
    `## ${one.name}: ${outcome}${breaksSyntax ? ', with a syntax error' : ''}`,
    `${one.repository} ${one.commit.slice(0, 10)} ${comment.path} (${one.language}), lines ${edit.start}–${edit.end}, ${edit.kind}`,
    block(showLines(one.head, edit.start, edit.end)),
    `stated: startLine ${comment.startLine}, line ${comment.line}, ${comment.side}; quote`,
    block(comment.quote),
    'suggestion',
    block(comment.suggestion),
    `wanted: ${wanted}`,
    `button: ${made}`,
  ].join('\n\n');
}

function showLines(text: string, start: number, end: number): string {
  const lines = splitLines(text);
  const first = Math.max(1, start - CONTEXT_LINES);
  return lines
    .slice(first - 1, end + CONTEXT_LINES)
    .map((line, index) =>
      `${first + index}${first + index >= start && first + index <= end ? '>' : ' '} ${line}`.trimEnd(),
    )
    .join('\n');
}

/** As JSON if there is something that a reader could not see. */
function block(text: string): string {
  const hasHidden = /[^\P{C}\n\t]|\u00A0| $|\n$/mu.test(text) || text === '';
  return `~~~~~\n${hasHidden ? JSON.stringify(text) : text}\n~~~~~`;
}
