import { groupBy } from '../../text/group-by.ts';
import { oneLine } from '../../text/hidden/visible.ts';
import { count } from '../count.ts';
import type { Paint } from '../review/console.ts';

/** A statement of a guideline that applies, and how it is checked. */
export interface StatementReport {
  /** `2.7`: the seventh statement of guideline 2. */
  readonly id: string;
  readonly source: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  /** With the introductions of the lists that contain it. */
  readonly text: string;
  /** How many files it applies to. */
  readonly files: number;
  /** `checked`: without a model. `for-models`: it directs something, and only a model can judge it. */
  readonly kind: 'checked' | 'for-models' | 'description';
  /** What the check reports, in words. */
  readonly check?: string;
}

export interface StatementCounts {
  /** Statements that direct something. */
  readonly directing: number;
  /** Those of them that are checked without a model. */
  readonly checked: number;
}

const KINDS = { checked: 'checked', 'for-models': 'for models', description: 'describes' } as const;
const KIND_WIDTH = 10;

/** Draws the statements below the names of their files, a line each, and what each check reports. */
export function statementsText(
  statements: readonly StatementReport[],
  { directing, checked }: StatementCounts,
  paint: Paint,
): string {
  const files = [...groupBy(statements, ({ source }) => source)].flatMap(([source, ofFile]) => [
    `${paint('bold', oneLine(source))}: ${count(ofFile.length, 'statement')} for ${count(ofFile[0]?.files ?? 0, 'file')}`,
    ...ofFile.flatMap(({ kind, line, text, check }) => [
      `  ${KINDS[kind].padEnd(KIND_WIDTH)} ${String(line).padStart(4)}  ${oneLine(text)}`,
      ...(check === undefined ? [] : [`${' '.repeat(KIND_WIDTH + 9)}${paint('dim', oneLine(check))}`]),
    ]),
  ]);
  const total = `${checked} of ${count(directing, 'statement')} that ${directing === 1 ? 'directs' : 'direct'} something ${checked === 1 ? 'is' : 'are'} checked without a model.`;
  return `${[...files, total].join('\n')}\n`;
}
