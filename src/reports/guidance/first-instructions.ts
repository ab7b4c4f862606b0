import { oneLine } from '../../text/hidden/visible.ts';
import { count } from '../count.ts';
import type { Paint } from '../review/console.ts';
import { wrapText } from '../wrap.ts';

/** What `housestyle init` wrote, or would write. */
export interface FirstInstructionsReport {
  readonly path: string;
  readonly isWritten: boolean;
  readonly text: string;
  readonly rules: readonly { readonly text: string; readonly from: string; readonly check?: string }[];
}

const WIDTH = 120;

/** Draws the text if it was not written, and otherwise each rule with the file that says it and with its check. */
export function instructionsText({ path, isWritten, text, rules }: FirstInstructionsReport, paint: Paint): string {
  const checked = rules.filter(({ check }) => check !== undefined).length;
  const counts = `${count(rules.length, 'rule')}, ${checked} of them checked without a model.`;
  if (!isWritten) {
    return `${text}\n${paint('dim', `This would be \`${path}\`: ${counts}`)}\n`;
  }
  const rows = rules.flatMap((rule) => [
    ...wrapText(`${oneLine(rule.text)} (${rule.from})`, WIDTH, { first: '  ', rest: '    ' }),
    ...(rule.check === undefined
      ? []
      : wrapText(`→ ${oneLine(rule.check)}`, WIDTH, { first: '    ', rest: '      ' }).map((row) => paint('dim', row))),
  ]);
  return `${[`Wrote ${paint('bold', path)}: ${counts}`, ...rows, 'Read it, change what is not true, and commit it.'].join('\n')}\n`;
}
