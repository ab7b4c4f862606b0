import { groupBy } from '../../structures/group-by.ts';
import { oneLine } from '../../text/hidden/visible.ts';
import { count, countPart } from '../count.ts';
import type { Paint } from '../review/console.ts';
import { shorten } from '../../text/shown/shorten.ts';
import { listingWidth, wrapText } from '../wrap.ts';

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

/** What `guidelines --statements --format json` prints: the statements, and how many of them code can break. */
export interface StatementsReport extends StatementCounts {
  /** The statements of the guidelines that apply. */
  readonly statements: readonly StatementReport[];
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

/** Columns of the lines and of the class in front of a statement. */
const PLACE_WIDTH = 9;
const CLASS_WIDTH = 10;
const BELOW = ' '.repeat(2 + PLACE_WIDTH + 1 + CLASS_WIDTH + 1);

/**
 * Draws how many rules are checked, then each reason why the others are not, once, with what helps, and then the
 * statements below the names of their files. Statements that direct nothing are only counted.
 */
export function statementsText(
  statements: readonly StatementReport[],
  counts: StatementCounts,
  paint: Paint,
  columns?: number,
): string {
  const pen = { paint, width: listingWidth(columns) };
  const reasons = collectReasons(statements);
  const files = [...groupBy(statements, ({ source }) => source)].flatMap(([source, ofFile]) => [
    '',
    `${paint('bold', oneLine(source))}: ${count(ofFile.length, 'statement')} for ${count(ofFile[0]?.files ?? 0, 'file')}`,
    ...splitRuns(ofFile).flatMap((run) => drawRun(run, reasons, pen)),
  ]);
  return `${[...drawCounts(counts), ...drawReasons(reasons, pen), ...files].join('\n')}\n`;
}

/** Draws the rules for some files that need no model, and counts the others. */
export function checkedRulesText(statements: readonly StatementReport[], paint: Paint, columns?: number): string {
  const checked = statements.filter(({ kind }) => kind === 'checked');
  const others = statements.filter(({ kind }) => kind === 'rule' || kind === 'off').length;
  const rows = checked.flatMap(({ source, line, text }) =>
    wrapText(`${oneLine(source)}:${line}  ${oneLine(text)}`, listingWidth(columns), { first: '  ', rest: '    ' }),
  );
  return `${[
    paint('bold', checked.length === 0 ? 'No rule is checked without a model here.' : 'Checked without a model here:'),
    ...rows,
    ...(others === 0 ? [] : [`${count(others, 'other rule')}: see \`--statements\`.`]),
  ].join('\n')}\n`;
}

/** A reason why rules are not checked, and what helps. */
interface Reason {
  readonly number: number;
  readonly rules: number;
  readonly why: string;
  readonly hint: string | undefined;
}

/** The reasons by their keys, the most frequent first. */
function collectReasons(statements: readonly StatementReport[]): ReadonlyMap<string, Reason> {
  const rules = statements.filter(({ kind, why }) => kind === 'rule' && why !== undefined);
  const groups = [...groupBy(rules, reasonKey)].toSorted(([, one], [, other]) => other.length - one.length);
  return new Map(
    groups.map(([key, group], index) => {
      const [first] = group;
      const isSame = group.every(({ why }) => why === first?.why);
      const why = (isSame ? first?.why : withoutQuote(first?.why)) ?? '';
      return [key, { number: index + 1, rules: group.length, why, hint: first?.hint }] as const;
    }),
  );
}

/** Reasons that differ only in what they quote, such as a heading, are one. */
function reasonKey({ why, hint }: StatementReport): string {
  return `${withoutQuote(why)}\n${hint ?? ''}`;
}

function withoutQuote(why = ''): string {
  return why.replace(/".*"/s, '"…"');
}

interface Pen {
  readonly paint: Paint;
  /** The most columns of a line. */
  readonly width: number;
}

function drawReasons(reasons: ReadonlyMap<string, Reason>, pen: Pen): readonly string[] {
  if (reasons.size === 0) {
    return [];
  }
  const width = String(reasons.size).length;
  const rows = [...reasons.values()].flatMap(({ number, rules, why, hint }) =>
    wrapText(
      `[${String(number).padStart(width)}] ${count(rules, 'rule')}: ${oneLine(why)}${hint === undefined ? '' : `; ${oneLine(hint)}`}`,
      pen.width,
      { first: '  ', rest: ' '.repeat(5 + width) },
    ),
  );
  return [
    pen.paint('bold', 'Why the others are not checked, and how to word them:'),
    ...rows,
    '`housestyle why FILE:LINE PATH` explains one of them; `--format json` has each text whole.',
  ];
}

/** Adjacent statements that direct nothing, together; each other one alone. */
function splitRuns(statements: readonly StatementReport[]): readonly (readonly StatementReport[])[] {
  const runs: StatementReport[][] = [];
  for (const statement of statements) {
    const last = runs.at(-1);
    const before = last?.at(-1);
    if (last !== undefined && before !== undefined && !isRule(statement) && !isRule(before)) {
      last.push(statement);
    } else {
      runs.push([statement]);
    }
  }
  return runs;
}

function drawRun(run: readonly StatementReport[], reasons: ReadonlyMap<string, Reason>, pen: Pen): readonly string[] {
  const [first] = run;
  if (first === undefined) {
    return [];
  }
  return isRule(first) ? drawRule(first, reasons.get(reasonKey(first)), pen) : [pen.paint('dim', drawOthers(run))];
}

/** A rule that a model judges takes one line. One that is checked is drawn whole, with what its check reports. */
function drawRule(
  { kind, line, text, check, why }: StatementReport,
  reason: Reason | undefined,
  { paint, width }: Pen,
): readonly string[] {
  const label = kind === 'rule' ? `rule${reason === undefined ? '' : ` [${reason.number}]`}` : kind;
  const first = `  ${String(line).padStart(PLACE_WIDTH)} ${label.padEnd(CLASS_WIDTH)} `;
  if (kind === 'rule') {
    return [`${first}${shorten(oneLine(text), width - first.length)}`];
  }
  const below = [check === undefined ? [] : [`→ ${oneLine(check)}`], kind === 'off' && why !== undefined ? [why] : []];
  return [
    ...wrapText(oneLine(text), width, { first, rest: BELOW }),
    ...below
      .flat()
      .flatMap((sentence) => wrapText(sentence, width, { first: BELOW, rest: `${BELOW}  ` }))
      .map((row) => paint('dim', row)),
  ];
}

function drawOthers(run: readonly StatementReport[]): string {
  const [from, to] = [run[0]?.line ?? 0, run.at(-1)?.line ?? 0];
  const lines = from === to ? String(from) : `${from}–${to}`;
  const process = run.filter(({ kind }) => kind === 'process').length;
  const parts = [
    ...(process === 0 ? [] : [`${count(process, 'statement')} about the work`]),
    ...(process === run.length
      ? []
      : [`${count(run.length - process, 'statement')} that ${run.length - process === 1 ? 'describes' : 'describe'}`]),
  ];
  return `  ${lines.padStart(PLACE_WIDTH)} ${'–'.padEnd(CLASS_WIDTH)} ${parts.join(', ')}`;
}

function drawCounts({ rules, checked, off }: StatementCounts): readonly string[] {
  const verb = checked === 1 || rules === 1 ? 'is' : 'are';
  const switched = off === 0 ? '' : `, ${off} could be and ${off === 1 ? 'is' : 'are'} switched off`;
  return [
    rules === 0
      ? 'No rule for code was found.'
      : `${countPart(checked, rules, 'rule')} ${verb} checked without a model${switched}.`,
    ...(rules > checked + off
      ? [
          'A rule is checked if it names what it rules out or asks for: "Never use `console.log`.", "Do not edit `dist/`."',
        ]
      : []),
  ];
}
