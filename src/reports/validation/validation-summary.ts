import { DIAGNOSTIC_SEVERITIES, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { groupBy } from '../../structures/group-by.ts';
import { writeCount } from '../../text/shown/write-count.ts';
import { count } from '../count.ts';
import type { Paint } from '../review/console.ts';
import { reportWidth, wrapText } from '../wrap.ts';
import { validationSentence, type Validation } from './diagnostics.ts';
import { describeFirstStep } from './first-step.ts';
import { nothingFound } from './nothing-found.ts';
import { SEVERITY_STYLE } from './severity-style.ts';

/** Draws how many findings each rule has, the worst severity first and then the most frequent rule. */
export function validationSummary(validation: Validation, paint: Paint, columns?: number): string {
  const { diagnostics } = validation;
  if (diagnostics.length === 0) {
    return `${nothingFound(validation, columns).join('\n')}\n`;
  }
  const width = reportWidth(columns);
  const blocks = DIAGNOSTIC_SEVERITIES.flatMap((severity) => {
    const own = diagnostics.filter((diagnostic) => diagnostic.severity === severity);
    const rules = [...groupBy(own, ({ rule }) => rule)].toSorted(([, a], [, b]) => b.length - a.length);
    const head = paint(SEVERITY_STYLE[severity], count(own.length, severity));
    return own.length === 0
      ? []
      : [
          [
            head,
            ...rules.flatMap(([rule, found]) => drawRule(rule, found, width, validation.rules?.get(rule)?.description)),
          ].join('\n'),
        ];
  });
  const end = [validationSentence(validation), ...describeFirstStep(validation)];
  const lines = end.map((sentence) => wrapText(sentence, width, { first: '', rest: '' }).join('\n'));
  return `${[...blocks, ...lines].join('\n\n')}\n`;
}

/** The columns of the number of findings. */
const NUMBER_COLUMNS = 6;

function drawRule(
  rule: string,
  findings: readonly Diagnostic[],
  width: number,
  description: string | undefined,
): readonly string[] {
  const files = new Set(findings.map(({ path }) => path)).size;
  const fixable = findings.filter(({ fix }) => fix !== undefined).length;
  const suggested = findings.filter(({ suggestions }) => suggestions !== undefined).length;
  const notes = [
    `in ${count(files, 'file')}`,
    ...(fixable === 0 ? [] : [`\`--fix\`: ${fixable}`]),
    ...(suggested === 0 ? [] : [`\`--fix=suggest\`: ${suggested}`]),
  ];
  const blank = ' '.repeat(NUMBER_COLUMNS);
  return [
    `${writeCount(findings.length).padStart(NUMBER_COLUMNS - 2)}  ${rule} (${notes.join(', ')})`,
    ...(description === undefined ? [] : wrapText(description, width, { first: blank, rest: blank })),
  ];
}
