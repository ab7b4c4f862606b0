import type { Row, Segment } from './glob-rows.ts';

/** What each path that matches a row begins and ends with, and how long it is at least. */
export interface Ends {
  readonly start: string;
  readonly end: string;
  readonly leastLength: number;
}

/** The two do not overlap but in a row without wildcards, which they are both all of. */
export function endsOf(row: Row): Ends {
  const first = row.findIndex(isWildcard);
  if (first === -1) {
    const text = row.map(textOf).join('/');
    return { start: text, end: text, leastLength: text.length };
  }
  const start = [...row.slice(0, first).map(textOf), startOf(row[first])].join('/');
  const last = row.findLastIndex(isWildcard);
  const names = row.slice(last + 1).map(textOf);
  // A `**` may stand for nothing, and then no slash need be before the names.
  const end = (row[last]?.kind === 'globstar' ? names : [endOf(row[last]), ...names]).join('/');
  return { start, end, leastLength: start.length + end.length };
}

export function isWildcard({ kind }: Segment): boolean {
  return kind !== 'literal';
}

function textOf(segment: Segment): string {
  return segment.kind === 'literal' ? segment.text : '';
}

function startOf(segment: Segment | undefined): string {
  return segment?.kind === 'wild' ? segment.start : '';
}

function endOf(segment: Segment | undefined): string {
  return segment?.kind === 'wild' ? segment.end : '';
}

/** What some ends have in common. */
export function commonEnds(all: readonly Ends[]): Ends {
  return {
    start: commonStart(all.map(({ start }) => start)),
    end: reverse(commonStart(all.map(({ end }) => reverse(end)))),
    leastLength: Math.min(...all.map(({ leastLength }) => leastLength)),
  };
}

function commonStart(texts: readonly string[]): string {
  const [first = '', ...others] = texts;
  return first.slice(0, Math.min(first.length, ...others.map((other) => sharedLength(first, other))));
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one.charCodeAt(length) === other.charCodeAt(length)) {
    length += 1;
  }
  return length;
}

/** By UTF-16 units, for so ends are compared. */
function reverse(text: string): string {
  return text.split('').toReversed().join('');
}
