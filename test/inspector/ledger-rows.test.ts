import { describe, expect, it } from 'vitest';
import {
  filterRows,
  makeRows,
  NO_FILTER,
  sortRows,
  type LedgerRow,
  type SortKey,
} from '../../src/inspector/ledger-rows.ts';
import { sharesByFile, sharesByKind } from '../../src/inspector/budget/shares.ts';
import { createSituations } from '../../src/inspector/state.ts';
import { pieceWords } from '../../src/inspector/words.ts';
import type { LedgerEntry } from '../../src/fitting/ledger.ts';

function entry(id: string, change: Partial<LedgerEntry> = {}): LedgerEntry {
  const rest = { source: null, priority: 1, included: true, reason: null, level: 'full', place: null } as const;
  return { ...rest, id, kind: 'context', tokens: 10, ...change };
}

const PIECES = [
  entry('b', { source: 'x.ts', priority: null, tokens: 7 }),
  entry('a', { kind: 'hunk', level: 'outline', reason: 'sent as an outline to keep the request' }),
  entry('c', { included: false, level: null, reason: 'cut to keep the request', priority: 5 }),
];
const ROWS = makeRows(PIECES, undefined, [undefined, 2, 1]);

function idsOf(rows: readonly LedgerRow[]): string {
  return rows.map((row) => row.entry.id).join('');
}

const PROVIDED = { by: 'callers', why: 'uses `total`, which src/cart.ts changes', worth: 0.123 };

describe('who found a piece of context, and why', () => {
  it('is searched, and read out by screen readers', () => {
    const rows = makeRows([entry('a'), entry('b', { provided: PROVIDED })], undefined, []);
    expect(idsOf(filterRows(rows, { ...NO_FILTER, text: 'callers' }))).toBe('b');
    expect(idsOf(filterRows(rows, { ...NO_FILTER, text: 'which src/cart' }))).toBe('b');
    expect(rows.map(pieceWords)).toEqual([
      'context, priority 1, 10 tokens, sent',
      'context, priority 1, 10 tokens, sent, found by callers, worth 0.12 a token: uses `total`, which src/cart.ts changes',
    ]);
  });
});

describe('the rows of the ledger', () => {
  it('say which pieces are sent, shortened and cut', () => {
    expect(ROWS.map(({ standing, change }) => `${standing} ${change}`)).toEqual([
      'sent none',
      'shortened none',
      'cut none',
    ]);
  });

  it('without a priority or a turn are sorted last', () => {
    const rows = makeRows(
      ['a', 'b', 'c'].map((id) => entry(id, { priority: id === 'b' ? 3 : null })),
      undefined,
      [undefined, undefined, 1],
    );
    expect(idsOf(sortRows(rows, { key: 'priority', isDescending: false }))).toBe('bac');
    expect(idsOf(sortRows(rows, { key: 'turn', isDescending: false }))).toBe('cab');
  });

  it('say what would change with another budget', () => {
    const tried = [entry('b', { included: false, level: null }), entry('a'), entry('c', { level: 'name' })];
    expect(makeRows(PIECES, tried, []).map(({ standing, change }) => `${standing} ${change}`)).toEqual([
      'cut less',
      'sent more',
      'shortened more',
    ]);
  });

  it.each<[SortKey, string, string]>([
    ['order', 'bac', 'cab'],
    ['id', 'abc', 'cba'],
    ['kind', 'bca', 'abc'],
    ['source', 'acb', 'bac'],
    ['priority', 'acb', 'bca'],
    ['tokens', 'bac', 'acb'],
    ['standing', 'cab', 'bac'],
    ['turn', 'cab', 'bac'],
  ])('are sorted by %s', (key, up, down) => {
    expect(idsOf(sortRows(ROWS, { key, isDescending: false }))).toBe(up);
    expect(idsOf(sortRows(ROWS, { key, isDescending: true }))).toBe(down);
  });

  it('are filtered by all conditions together', () => {
    expect(idsOf(filterRows(ROWS, { ...NO_FILTER, text: 'KEEP' }))).toBe('ac');
    expect(idsOf(filterRows(ROWS, { ...NO_FILTER, text: 'keep', kind: 'hunk' }))).toBe('a');
    expect(idsOf(filterRows(ROWS, { ...NO_FILTER, source: 'x.ts' }))).toBe('b');
    expect(idsOf(filterRows(ROWS, { ...NO_FILTER, source: null, standing: 'cut' }))).toBe('c');
  });
});

describe('the shares of a request', () => {
  it('by kind add up to its tokens, including the frame of the messages', () => {
    expect(sharesByKind(PIECES, 24)).toEqual([
      { is: 'part', of: 'context', tokens: 7, pieces: 1 },
      { is: 'part', of: 'hunk', tokens: 10, pieces: 1 },
      { is: 'frame', of: null, tokens: 7, pieces: 0 },
    ]);
  });

  it('by file list the largest files separately and join the others', () => {
    const pieces = Array.from({ length: 14 }, (_, index) =>
      entry(`${index}`, { source: `f${index}`, tokens: 20 - index }),
    );
    const shares = sharesByFile([...pieces, entry('none', { tokens: 3 })], 192);
    expect(shares.slice(0, 2).map(({ of }) => of)).toEqual(['f0', 'f1']);
    expect(shares.slice(11)).toEqual([
      { is: 'others', of: '3', tokens: 24, pieces: 3 },
      { is: 'part', of: null, tokens: 3, pieces: 1 },
    ]);
  });
});

it('the same choices give the same object, so that nothing is drawn twice', () => {
  const request = { hash: '', tokens: 1, messages: [], pieces: PIECES, agent: undefined, plan: undefined };
  const situationOf = createSituations({ requests: [request], budget: 9 });
  const sort = { key: 'order', isDescending: false } as const;
  const state = {
    request: 0,
    budget: undefined,
    selected: undefined,
    filter: NO_FILTER,
    sort,
    page: 0,
    query: '',
    match: undefined,
    price: undefined,
  };
  const [first, second] = [situationOf(state), situationOf({ ...state, selected: 1 })];
  expect(second?.rows).toBe(first?.rows);
  expect(second?.listed).toBe(first?.listed);
  expect(second?.matches).toBe(first?.matches);
  expect(situationOf({ ...state, request: 1 })).toBeUndefined();
});
