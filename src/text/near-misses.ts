/** A key that is not a known name, and the name that was probably meant. */
export interface NearMiss {
  readonly written: string;
  readonly meant: string;
}

/** If a file has more of them, they are not typing errors. */
const MAX_NEAR_MISSES = 20;
const MAX_EDITS = 2;

/**
 * Finds the keys that differ from a known name only in case or by one or two letters. `names` maps each name to its
 * current name, which is then suggested.
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
 * The number of letters that must be added, removed or changed to turn one text into the other. Undefined if it is more
 * than `most`. It takes time in proportion to the length times `most`.
 */
export function editsUpTo(most: number, from: string, to: string): number | undefined {
  if (Math.abs(from.length - to.length) > most) {
    return undefined;
  }
  // The usual table, row by row, but only the cells that are at most `most` away from its diagonal.
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

/** Leaves out each cell above `most`, because no cell below it can be better. */
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

/** Whether two neighbouring letters are swapped: `nmae`. */
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
