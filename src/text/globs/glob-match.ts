import { commonEnds, endsOf, isWildcard, type Ends } from './glob-ends.ts';
import type { Row, Segment } from './glob-rows.ts';
import { accepts, walkRow } from './glob-walk.ts';

type Matches = (path: string) => boolean;

/**
 * Whether a path matches one of the rows; it is folded where case does not count. Most paths are refused by their last or
 * first characters, and of the others none takes longer than the product of its length and the row's. A path has no
 * segment that is empty, `.` or `..`, for git has none.
 */
export function matchRows(rows: readonly Row[]): Matches {
  const matchesOne = matchAny(rows.map(matchRow));
  if (rows.length < 2) {
    return matchesOne;
  }
  return matchEndsFirst(commonEnds(rows.map(endsOf)), matchesOne);
}

function matchAny(tests: readonly Matches[]): Matches {
  const [only, ...others] = tests;
  if (only !== undefined && others.length === 0) {
    return only;
  }
  return (path) => {
    for (const matches of tests) {
      if (matches(path)) {
        return true;
      }
    }
    return false;
  };
}

/** Refuses most paths by a character. */
function matchEndsFirst({ start, end, leastLength }: Ends, fits: Matches): Matches {
  const last = end.charCodeAt(end.length - 1);
  return (path) =>
    path.length >= leastLength &&
    (end === '' || path.charCodeAt(path.length - 1) === last) &&
    standsBefore(path, path.length, end) &&
    standsBefore(path, start.length, start) &&
    fits(path);
}

/** From the last character on, for there neighbours like `packages/a/` and `packages/b/` differ. */
function standsBefore(path: string, to: number, text: string): boolean {
  for (let back = 1; back <= text.length; back += 1) {
    if (path.charCodeAt(to - back) !== text.charCodeAt(text.length - back)) {
      return false;
    }
  }
  return true;
}

function matchRow(row: Row): Matches {
  const ends = endsOf(row);
  const first = row.findIndex(isWildcard);
  const fits = first === -1 ? isAsLong(ends) : (matchBetween(row.slice(first), ends) ?? matchBySegments(row, first));
  return matchEndsFirst(ends, fits);
}

function isAsLong({ leastLength }: Ends): Matches {
  return (path) => path.length === leastLength;
}

/**
 * What is left of a row from its first wildcard on can be decided without a look at each segment, where it is `*.ts`, or
 * `**` before names, before the pattern of a name, or before names, `**` and maybe `*.ts`. Undefined for others.
 */
function matchBetween([wildcard, ...rest]: Row, { start, end }: Ends): Matches | undefined {
  if (wildcard?.kind === 'wild') {
    return wildcard.fits === undefined && rest.length === 0 ? (path) => !path.includes('/', start.length) : undefined;
  }
  if (isNamesEnd(rest)) {
    return () => true;
  }
  const [name, ...others] = rest;
  if (name?.kind === 'wild' && others.length === 0) {
    return (path) => accepts(name, path, path.lastIndexOf('/') + 1, path.length);
  }
  const next = rest.findIndex(isWildcard);
  if (next === -1) {
    return (path) => isSegmentStart(path, path.length - end.length);
  }
  if (rest[next]?.kind !== 'globstar' || !isNamesEnd(rest.slice(next + 1))) {
    return undefined;
  }
  const folders = endsOf(rest).start;
  return (path) => isBelow(path, start.length, folders);
}

/** Nothing, or `*.ts` and the like: it accepts whatever has the end of the row. */
function isNamesEnd([name, ...others]: Row): boolean {
  return (
    name === undefined || (others.length === 0 && name.kind === 'wild' && name.start === '' && name.fits === undefined)
  );
}

/** Whether folders, given with a slash after each, stand one after the other in a path from `from` on. */
function isBelow(path: string, from: number, folders: string): boolean {
  let at = path.indexOf(folders, from);
  while (at !== -1 && !isSegmentStart(path, at)) {
    at = path.indexOf(folders, at + 1);
  }
  return at !== -1;
}

function isSegmentStart(path: string, at: number): boolean {
  return at === 0 || path.charAt(at - 1) === '/';
}

/** Segment by segment, if the path has the longest text that all of those hold which match. */
function matchBySegments(row: Row, first: number): Matches {
  const names = row.slice(0, first).map((segment) => (segment.kind === 'literal' ? segment.text.length + 1 : 0));
  const from = names.reduce((sum, length) => sum + length, 0);
  const rest = row.slice(first);
  const needle = longest(rest.slice(0, rest.findLastIndex(isWildcard) + 1).map(needleOf));
  return (path) => path.includes(needle, from) && walkRow(rest, path, from);
}

function needleOf(segment: Segment): string {
  switch (segment.kind) {
    case 'globstar':
      return '';
    case 'literal':
      return segment.text;
    case 'wild':
      return longest([segment.start, segment.needle, segment.end]);
  }
}

function longest(texts: readonly string[]): string {
  return texts.reduce((chosen, text) => (text.length > chosen.length ? text : chosen), '');
}
