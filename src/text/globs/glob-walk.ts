import type { Row, Segment, Wild } from './glob-rows.ts';

/**
 * Holds a row against what stands in a path from `from` on, segment by segment. `**` first takes nothing, and each time
 * the rest does not fit, the last one takes a segment more; to go further back could not help. So no segment of the row
 * meets one of the path twice.
 */
export function walkRow(row: Row, path: string, from: number): boolean {
  let place = 0;
  let at = from;
  let globstar = -1;
  let taken = from;
  while (at <= path.length) {
    const segment = row[place];
    if (segment?.kind === 'globstar') {
      globstar = place;
      taken = at;
      place += 1;
      continue;
    }
    const end = segment === undefined ? -1 : endOfMatch(segment, path, at);
    if (end !== -1) {
      place += 1;
      at = end + 1;
      continue;
    }
    if (globstar === -1) {
      return false;
    }
    place = globstar + 1;
    taken = endOfSegment(path, taken) + 1;
    at = taken;
  }
  // A `**` at the end that has not been reached would have to stand for nothing, which it does not.
  return place === row.length;
}

const SLASH = 0x2f;

/** Where the segment of a path that begins at `at` ends, or -1 where a segment of a row, not a `**`, refuses it. */
export function endOfMatch(segment: Segment, path: string, at: number): number {
  switch (segment.kind) {
    case 'globstar':
      return -1;
    case 'literal': {
      const end = at + segment.text.length;
      const isWhole = end === path.length || path.charCodeAt(end) === SLASH;
      return isWhole && path.startsWith(segment.text, at) ? end : -1;
    }
    case 'wild': {
      const end = endOfSegment(path, at);
      return accepts(segment, path, at, end) ? end : -1;
    }
  }
}

function endOfSegment(path: string, at: number): number {
  const slash = path.indexOf('/', at);
  return slash === -1 ? path.length : slash;
}

/** Whether a name with wildcards accepts the segment of a path from `from` to `to`. */
export function accepts({ start, end, fits }: Wild, path: string, from: number, to: number): boolean {
  return (
    from < to &&
    to - from >= start.length + end.length &&
    (end === '' || path.endsWith(end, to)) &&
    (start === '' || path.startsWith(start, from)) &&
    (fits === undefined || fits(path.slice(from, to)))
  );
}
