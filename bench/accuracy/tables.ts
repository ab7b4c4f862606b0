/** A value in a table: a text, a count or share (already rounded), or nothing. */
export type Cell = string | number | null;

/** A table of figures, as it is stored in `results.json` and shown in `tables.md`. */
export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** Sentences that are shown below the table. */
  readonly notes?: readonly string[];
}

/** The results of one bench. Each bench returns one, and `results.json` stores it under its name. */
export interface Measurement {
  /** One paragraph of Markdown: what was measured, and on what. */
  readonly description: string;
  readonly seed: string;
  /** The most important figures: the goal of each, and whether it is reached. */
  readonly goals: readonly Goal[];
  readonly tables: readonly Table[];
  /** The limits of the figures, one sentence each. */
  readonly limits: readonly string[];
}

/** An important figure. Most have a goal. They are measured on the reported half only. */
export interface Goal {
  readonly name: string;
  /** In percent, unless the name says otherwise. */
  readonly value: number;
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** A share in percent with one digit, or nothing if there is nothing to divide by. */
export function percent(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 1_000) / 10;
}

/** Draws a table in Markdown. */
export function drawMarkdown({ title, columns, rows, notes = [] }: Table): string {
  const line = (cells: readonly Cell[]): string => `| ${cells.map(drawCell).join(' | ')} |`;
  const rule = `|${columns.map((_, index) => (isNumeric(rows, index) ? '--:|' : '---|')).join('')}`;
  return [`**${title}**`, '', line(columns), rule, ...rows.map(line), ...notes.flatMap((note) => ['', note])].join(
    '\n',
  );
}

/** Draws a table for a terminal, in columns of equal width. */
export function drawText({ title, columns, rows, notes = [] }: Table): string {
  const drawn = [columns, ...rows].map((row) => row.map(drawCell));
  const widths = columns.map((_, index) => Math.max(...drawn.map((row) => row[index]?.length ?? 0)));
  const lines = drawn.map((row) =>
    row
      .map((cell, index) =>
        isNumeric(rows, index) ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  return [title, ...lines, ...notes].join('\n');
}

function isNumeric(rows: readonly (readonly Cell[])[], column: number): boolean {
  return rows.length > 0 && rows.every((row) => typeof row[column] !== 'string');
}

function drawCell(cell: Cell): string {
  return cell === null ? '–' : String(cell).replaceAll('|', '\\|').replaceAll('\n', ' ');
}
