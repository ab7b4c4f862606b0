import { oneLine } from '../../text/hidden/visible.ts';
import { count } from '../count.ts';
import type { Paint } from '../review/console.ts';
import { wrapText } from '../wrap.ts';

/** What `housestyle init` wrote, or would write. */
export interface FirstInstructionsReport {
  readonly path: string;
  readonly isWritten: boolean;
  readonly text: string;
  readonly rules: readonly { readonly text: string; readonly from: string; readonly check: string }[];
  /** Rules that the configuration says and the code breaks. They were left out. */
  readonly broken: readonly {
    readonly text: string;
    readonly from: string;
    readonly files: number;
    readonly example: string;
  }[];
}

const WIDTH = 120;

/** Draws the text if it was not written, and otherwise each rule with where it comes from and with its check. */
export function instructionsText(
  { path, isWritten, text, rules, broken }: FirstInstructionsReport,
  paint: Paint,
): string {
  const counts = `${count(rules.length, 'rule')}, ${rules.length === 1 ? 'which is' : 'all of them'} checked without a model.`;
  const left = broken.flatMap(({ text: rule, from, files, example }) =>
    wrapText(
      `left out: ${oneLine(rule)} (${oneLine(from)}) ${count(files, 'file')} of those looked at ${files === 1 ? 'breaks' : 'break'} it: ${oneLine(example)}`,
      WIDTH,
      { first: '  ', rest: '    ' },
    ),
  );
  if (!isWritten) {
    return `${[paint('bold', `── ${path}`), '', text, paint('dim', counts), ...left].join('\n')}\n`;
  }
  const rows = rules.flatMap((rule) => [
    ...wrapText(`${oneLine(rule.text)} (${oneLine(rule.from)})`, WIDTH, { first: '  ', rest: '    ' }),
    ...wrapText(`→ ${oneLine(rule.check)}`, WIDTH, { first: '    ', rest: '      ' }).map((row) => paint('dim', row)),
  ]);
  return `${[`Wrote ${paint('bold', path)}: ${counts}`, ...rows, ...left, 'Read it, change what is not true, and commit it.'].join('\n')}\n`;
}
