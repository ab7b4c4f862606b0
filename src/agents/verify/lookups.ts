import { readNamedCode } from '../../findings/named-code.ts';
import type { Finding } from '../../findings/types.ts';
import type { ToolUse } from '../tools/calls/run-calls.ts';

/** What the reviewer asked a tool for, and the lines of the result that a finding may rest on. */
export interface LookedUp {
  /** `read_file {"path":"a.ts"}`. Words of a model. */
  readonly call: string;
  readonly lines: string;
}

/** Finds what the reviewers looked up about some findings. */
export type FindLookups = (findings: readonly Finding[]) => readonly LookedUp[];

/** The most UTF-16 code units of results that are searched, for all findings together. */
const MOST_SEARCHED = 300_000;
const MOST_LOOKUPS = 3;
const MOST_LINES = 24;
const LINES_AROUND = 3;

/**
 * Opens the results of the reviewers' tools for searching. Those that have most of the names in a finding come first, with the
 * lines around the names.
 */
export function openLookups(uses: readonly ToolUse[]): FindLookups {
  let room = MOST_SEARCHED;
  const searched = uses.flatMap(({ tool, arguments: given, result = '' }) => {
    room -= result.length;
    return result === '' || room < 0 ? [] : [{ call: `${tool} ${given}`, lines: result.split('\n') }];
  });
  return (findings) => {
    const names = new Set(findings.flatMap(namesIn));
    if (names.size === 0 || searched.length === 0) {
      return [];
    }
    const found = searched.flatMap(({ call, lines }) => {
      const hits = findNames(lines, names);
      return hits.rows.length === 0 ? [] : [{ call, lines: drawRows(lines, hits.rows), names: hits.names }];
    });
    return found
      .toSorted((a, b) => b.names - a.names)
      .slice(0, MOST_LOOKUPS)
      .map(({ call, lines }) => ({ call, lines }));
  };
}

function namesIn({ title, body, suggestion = '' }: Finding): readonly string[] {
  return readNamedCode(`${title}\n${body}\n${suggestion}`).flatMap(({ words }) => words.map(fold));
}

function fold(name: string): string {
  return name.toLowerCase();
}

const WORD = /[\p{L}_$][\p{L}\p{M}\p{N}_$]*/gu;

/** The rows that have one of the names, and how many different names they have. */
function findNames(
  lines: readonly string[],
  names: ReadonlySet<string>,
): { readonly rows: readonly number[]; readonly names: number } {
  const rows: number[] = [];
  const seen = new Set<string>();
  for (const [row, line] of lines.entries()) {
    const own = (line.match(WORD) ?? []).map(fold).filter((word) => names.has(word));
    if (own.length > 0) {
      rows.push(row);
      own.forEach((word) => seen.add(word));
    }
  }
  return { rows, names: seen.size };
}

/** The rows with those around them, in order, as many as may be shown; `…` where rows are left out. */
function drawRows(lines: readonly string[], rows: readonly number[]): string {
  const shown = new Set<number>();
  for (const row of rows) {
    for (let near = row - LINES_AROUND; near <= row + LINES_AROUND && shown.size < MOST_LINES; near += 1) {
      if (near >= 0 && near < lines.length) {
        shown.add(near);
      }
    }
  }
  const drawn: string[] = [];
  let next = 0;
  for (const row of [...shown].toSorted((a, b) => a - b)) {
    drawn.push(...(row > next ? ['…'] : []), lines[row] ?? '');
    next = row + 1;
  }
  return drawn.join('\n');
}
