import { at } from '../../structures/at.ts';
import type { Finding } from '../../findings/types.ts';
import type { Guideline } from '../../guidelines/types.ts';
import { labelNotIn } from '../../prompt/fence.ts';
import type { Check } from './check-blocks.ts';
import type { FileCode } from './code-around.ts';
import { writeStatement } from '../../guidelines/statements/write-statement.ts';

/**
 * Prepares findings for the model. Each gets an id that occurs nowhere else in the requests.
 *
 * @param others texts that the requests show in addition to findings, code and guidelines
 */
export function prepareChecks(
  findings: readonly Finding[],
  codes: readonly FileCode[],
  guidelines: readonly Guideline[],
  others: readonly string[],
): readonly Check[] {
  const shown = findings.map((finding) => ({ finding, cited: findCited(finding, guidelines) }));
  const label = labelNotIn([
    JSON.stringify(shown),
    ...others,
    ...codes.map(({ file, rows }) => [file.path, ...rows.map(({ text }) => text)].join('\n')),
  ]);
  return shown.map(({ finding, cited }, index) => {
    const { severity, kind, title, body, suggestion, doubts = [] } = finding;
    return {
      finding,
      shown: {
        id: `${label}-${index + 1}`,
        where: describePlace(finding),
        severity,
        kind,
        title,
        body,
        ...(suggestion === undefined ? {} : { suggestion }),
        ...(cited === undefined ? {} : { cited }),
        doubts,
      },
    };
  });
}

function describePlace({ line, startLine, side, placement }: Finding): string {
  if (placement.kind === 'summary') {
    return 'on a file that is not shown';
  }
  if (line === undefined) {
    return 'on the file as a whole';
  }
  const lines = startLine === undefined ? `line ${line}` : `lines ${startLine}-${line}`;
  return side === 'LEFT' ? `on ${lines} of the old file` : `on ${lines}`;
}

/** Number of statements to show before and after the cited one: an exception is often next to its rule. */
const STATEMENTS_AROUND = 1;

/** The cited part of the guideline, with its headings. */
function findCited({ guideline: citation }: Finding, guidelines: readonly Guideline[]): Check['shown']['cited'] {
  if (citation === undefined) {
    return undefined;
  }
  const guideline = guidelines.find(({ id }) => String(id) === citation.id);
  const index = guideline?.statements.findIndex(({ id }) => id === citation.statement) ?? -1;
  if (guideline === undefined || index < 0) {
    return { name: `guideline ${citation.id}`, text: guideline?.content.text ?? citation.text };
  }
  const around = guideline.statements.slice(Math.max(0, index - STATEMENTS_AROUND), index + STATEMENTS_AROUND + 1);
  const { id: cited, headings } = at(guideline.statements, index);
  const lines = around.map((statement) => `[${statement.id}] ${writeStatement(statement)}`);
  return { name: `statement ${cited}`, text: [...headings.map(({ title }) => title), ...lines].join('\n') };
}
