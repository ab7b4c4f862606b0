/** A key that is none of the names, and the one it was probably meant to be. */
export interface NearMiss {
  readonly written: string;
  readonly meant: string;
}

/** More of them in one file are no slips of the pen. */
const MAX_NEAR_MISSES = 20;
const MAX_EDITS = 2;

/**
 * The keys that differ from a name in the case of letters or by one or two letters. `names` leads from a name to
 * that of today, which is then the one that was meant.
 */
export function nearMisses(keys: readonly string[], names: ReadonlyMap<string, string>): readonly NearMiss[] {
  const lowerCase = [...names].map(([name, today]) => ({ name: name.toLowerCase(), today }));
  const found: NearMiss[] = [];
  for (const written of keys) {
    const lower = names.has(written) || found.length >= MAX_NEAR_MISSES ? undefined : written.toLowerCase();
    const near = lower === undefined ? undefined : nearest(lower, lowerCase);
    if (near !== undefined) {
      found.push({ written, meant: near });
    }
  }
  return found;
}

function nearest(
  written: string,
  names: readonly { readonly name: string; readonly today: string }[],
): string | undefined {
  let best: { readonly edits: number; readonly today: string } | undefined;
  for (const { name, today } of names) {
    const edits = editsUpTo(MAX_EDITS, written, name);
    if (edits !== undefined && (best === undefined || edits < best.edits)) {
      best = { edits, today };
    }
  }
  return best?.today;
}

/**
 * How many letters must be put in, taken out or changed to come from one text to the other; undefined for more than
 * `most`. Takes time in proportion to the length times `most`.
 */
export function editsUpTo(most: number, from: string, to: string): number | undefined {
  if (Math.abs(from.length - to.length) > most) {
    return undefined;
  }
  // Row by row of the usual table, but only the cells that lie at most `most` from its diagonal.
  let row = new Map<number, number>();
  for (let column = 0; column <= Math.min(most, to.length); column += 1) {
    row.set(column, column);
  }
  for (let line = 1; line <= from.length; line += 1) {
    row = nextRow(row, line, most, from, to);
    if (row.size === 0) {
      return undefined;
    }
  }
  return row.get(to.length);
}

/** A cell above `most` is left out; none below it can be better. */
function nextRow(
  above: ReadonlyMap<number, number>,
  line: number,
  most: number,
  from: string,
  to: string,
): Map<number, number> {
  const row = new Map<number, number>();
  for (let column = Math.max(0, line - most); column <= Math.min(to.length, line + most); column += 1) {
    const change = from.charAt(line - 1) === to.charAt(column - 1) ? 0 : 1;
    const edits = Math.min(
      (above.get(column) ?? most) + 1,
      (row.get(column - 1) ?? most) + 1,
      column === 0 ? most + 1 : (above.get(column - 1) ?? most + 1) + change,
    );
    if (edits <= most) {
      row.set(column, edits);
    }
  }
  return row;
}

/** Whether two letters that stand side by side have changed places: `nmae`. */
export function isSwapped(written: string, known: string): boolean {
  const at = [...written].findIndex((letter, index) => letter !== known.charAt(index));
  return (
    written.length === known.length &&
    at >= 0 &&
    written.charAt(at) === known.charAt(at + 1) &&
    written.charAt(at + 1) === known.charAt(at) &&
    written.slice(at + 2) === known.slice(at + 2)
  );
}
