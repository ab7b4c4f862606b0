import { groupBy } from '../../structures/group-by.ts';
import { oneLine } from '../../text/hidden/visible.ts';
import { count } from '../count.ts';
import type { Paint } from '../review/console.ts';
import { wrapText } from '../wrap.ts';

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
  /**
   * `checked`: without a model. `off`: it could be, but the team switched that off. `rule`: it directs code, and only a
   * model can judge it. `process`: it directs the work. `background`: it describes something.
   */
  readonly kind: 'checked' | 'off' | 'rule' | 'process' | 'background';
  /** What the check reports, in words. */
  readonly check?: string;
  /** The families of the checks, as `leave-out-checks` names them. */
  readonly families?: readonly string[];
  /** What kept it from being checked. */
  readonly why?: string;
  /** How to word it so that it is checked. */
  readonly hint?: string;
}

export interface StatementCounts {
  /** Statements that code can break. */
  readonly rules: number;
  /** Those of them that are checked without a model. */
  readonly checked: number;
  /** Those of them whose checks the team switched off. */
  readonly off: number;
}

/** Whether a statement says something about code, so that `--in-force` shows it. */
export function isRule({ kind }: StatementReport): boolean {
  return kind !== 'process' && kind !== 'background';
}

const KIND_WIDTH = 10;
const LINE_WIDTH = 4;
const BELOW = ' '.repeat(2 + KIND_WIDTH + 1 + LINE_WIDTH + 2);
/** The most columns of a line. */
const WIDTH = 120;

/** Draws the statements below the names of their files, each with its class, and what its check reports or what keeps it from one. */
export function statementsText(statements: readonly StatementReport[], counts: StatementCounts, paint: Paint): string {
  const files = [...groupBy(statements, ({ source }) => source)].flatMap(([source, ofFile]) => [
    `${paint('bold', oneLine(source))}: ${count(ofFile.length, 'statement')} for ${count(ofFile[0]?.files ?? 0, 'file')}`,
    ...ofFile.flatMap((statement) => drawStatement(statement, paint)),
  ]);
  return `${[...files, drawCounts(counts)].join('\n')}\n`;
}

/** Draws the rules for some files that need no model, and counts the others. */
export function checkedRulesText(statements: readonly StatementReport[], paint: Paint): string {
  const checked = statements.filter(({ kind }) => kind === 'checked');
  const others = statements.filter(({ kind }) => kind === 'rule' || kind === 'off').length;
  const rows = checked.flatMap(({ source, line, text }) =>
    wrapText(`${oneLine(source)}:${line}  ${oneLine(text)}`, WIDTH, { first: '  ', rest: '    ' }),
  );
  return `${[
    paint('bold', checked.length === 0 ? 'No rule is checked without a model here.' : 'Checked without a model here:'),
    ...rows,
    ...(others === 0 ? [] : [`${count(others, 'other rule')}: see \`--statements\`.`]),
  ].join('\n')}\n`;
}

function drawStatement({ kind, line, text, check, why, hint }: StatementReport, paint: Paint): readonly string[] {
  const first = `  ${kind.padEnd(KIND_WIDTH)} ${String(line).padStart(LINE_WIDTH)}  `;
  const below = (sentence: string | undefined, sign: string): readonly string[] =>
    sentence === undefined
      ? []
      : wrapText(`${sign} ${oneLine(sentence)}`, WIDTH, { first: BELOW, rest: `${BELOW}  ` }).map((row) =>
          paint('dim', row),
        );
  return [
    ...wrapText(oneLine(text), WIDTH, { first, rest: BELOW }),
    ...below(check, '→'),
    ...below(why === undefined ? undefined : kind === 'off' ? why : `not checked: ${why}`, '-'),
    ...below(hint, '-'),
  ];
}

function drawCounts({ rules, checked, off }: StatementCounts): string {
  const verb = checked === 1 ? 'is' : 'are';
  const switched = off === 0 ? '' : `, ${off} could be and ${off === 1 ? 'is' : 'are'} switched off`;
  const how =
    rules > checked + off
      ? '\nA rule is checked if it names what it rules out or asks for: "Never use `console.log`.", "Do not edit `dist/`."'
      : '';
  return `${checked} of ${count(rules, 'rule')} ${verb} checked without a model${switched}.${how}`;
}
