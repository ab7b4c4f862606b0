import { compareDumps, readCost, sumTokens, type ChangedPiece, type DumpedPiece } from '../compare-dumps.ts';
import type { LedgerEntry } from '../../fitting/ledger.ts';
import { drawLineDifference } from './draw-line-difference.ts';
import { element, outside, outsidePath } from '../element.ts';
import { findStanding } from '../ledger-rows.ts';
import type { ShownDump } from '../read-dump.ts';
import { counted, grouped, signed } from '../words.ts';

/** Most entries of a list that are shown. The others are counted. */
const MAX_LISTED = 500;

/** Draws how a dump differs from an earlier one, which is called `name`, and says it in one sentence. */
export function drawComparison(
  before: ShownDump,
  after: ShownDump,
  name: string,
): { readonly words: string; readonly nodes: readonly HTMLElement[] } {
  const { added, removed, changed, same } = compareDumps(before, after);
  const cost = sumTokens(before);
  const words = `${grouped(added.length)} added, ${grouped(removed.length)} removed, ${grouped(changed.length)} changed, ${grouped(same)} the same; ${signed(sumTokens(after) - cost)} tokens`;
  const nodes = [
    element(
      'p',
      { class: 'lead' },
      'This dump compared with ',
      outside(name),
      ` (${counted(cost, 'token')}): ${words}.`,
    ),
    ...drawList(
      'Added',
      groupByFile(added, (piece) => [piece.entry, readCost(piece)]),
      (group) => drawGroup(group, (piece) => drawOne(piece, 'added')),
      added.length,
    ),
    ...drawList(
      'Removed',
      groupByFile(removed, (piece) => [piece.entry, -readCost(piece)]),
      (group) => drawGroup(group, (piece) => drawOne(piece, 'removed')),
      removed.length,
    ),
    ...drawList(
      'Changed',
      groupByFile(changed, (pair) => [pair.after.entry, differenceOf(pair)]),
      (group) => drawGroup(group, drawChanged),
      changed.length,
    ),
    ...drawList('Messages, line by line', messagePairs(before, after), drawPair),
  ];
  return { words, nodes };
}

/** Pieces of one file, or a piece without a file, with the tokens by which the prompt grew. */
interface Group<Item> {
  readonly name: string;
  readonly items: readonly Item[];
  readonly tokens: number;
}

/** Groups pieces by their file, so that a long comparison can be read. What made the most difference comes first. */
function groupByFile<Item>(
  items: readonly Item[],
  read: (item: Item) => readonly [entry: LedgerEntry, tokens: number],
): readonly Group<Item>[] {
  const groups = new Map<string, { readonly name: string; items: Item[]; tokens: number }>();
  for (const item of items) {
    const [{ id, source }, tokens] = read(item);
    const name = source ?? id;
    const group = groups.get(name) ?? { name, items: [], tokens: 0 };
    group.items.push(item);
    group.tokens += tokens;
    groups.set(name, group);
  }
  return [...groups.values()].toSorted((a, b) => Math.abs(b.tokens) - Math.abs(a.tokens));
}

/** A file with several pieces opens to show them. */
function drawGroup<Item>({ name, items, tokens }: Group<Item>, draw: (item: Item) => HTMLElement): HTMLElement {
  const [first, second] = items;
  if (first !== undefined && second === undefined) {
    return draw(first);
  }
  const summary = element(
    'summary',
    {},
    outsidePath(name),
    ' ',
    element('span', { class: 'count' }, counted(items.length, 'piece')),
    ' ',
    delta(tokens),
  );
  const details = element('details', { class: 'group' }, summary);
  details.addEventListener('toggle', () => details.append(...drawItems(items, draw)), { once: true });
  return details;
}

function drawItems<Item>(items: readonly Item[], draw: (item: Item) => HTMLElement): readonly HTMLElement[] {
  const more = items.length - MAX_LISTED;
  return [
    element(
      'ul',
      { class: 'plain' },
      ...items.slice(0, MAX_LISTED).map((item) => element('li', {}, draw(item))),
      ...(more > 0 ? [element('li', { class: 'count' }, `and ${grouped(more)} more`)] : []),
    ),
  ];
}

function drawList<Item>(
  title: string,
  items: readonly Item[],
  draw: (item: Item) => HTMLElement,
  number = items.length,
): readonly HTMLElement[] {
  if (items.length === 0) {
    return [];
  }
  const heading = `${title} (${grouped(number)})`;
  return [
    element('h3', {}, heading),
    element(
      'div',
      { class: 'differences', role: 'group', 'aria-label': heading, tabindex: 0 },
      ...drawItems(items, draw),
    ),
  ];
}

function drawOne(piece: DumpedPiece, side: 'added' | 'removed'): HTMLElement {
  const { entry, text = '' } = piece;
  const cut = entry.included ? ' ' : ` (${findStanding(entry)}) `;
  return side === 'added'
    ? foldable([outsidePath(entry.id), cut, delta(readCost(piece))], { before: '', after: text })
    : foldable([outsidePath(entry.id), cut, delta(-readCost(piece))], { before: text, after: '' });
}

function drawChanged({ before, after }: ChangedPiece): HTMLElement {
  const [was, is] = [findStanding(before.entry), findStanding(after.entry)];
  const summary = [
    outsidePath(after.entry.id),
    was === is ? ' ' : ` was ${was}, is ${is} `,
    before.entry.priority === after.entry.priority
      ? ''
      : `priority ${before.entry.priority ?? 'always'} to ${after.entry.priority ?? 'always'} `,
    delta(differenceOf({ before, after })),
  ];
  return foldable(summary, { before: before.text ?? '', after: after.text ?? '' });
}

function differenceOf({ before, after }: ChangedPiece): number {
  return readCost(after) - readCost(before);
}

function drawPair({ title, before, after }: MessagePair): HTMLElement {
  return foldable([before === after ? `${title}: the same` : title], { before, after });
}

/** An entry that opens. The difference is worked out only when it is opened. */
function foldable(
  summary: readonly (Node | string)[],
  { before, after }: { readonly before: string; readonly after: string },
): HTMLElement {
  if (before === after) {
    return element('p', { class: 'unfoldable' }, ...summary);
  }
  const details = element('details', {}, element('summary', {}, ...summary));
  details.addEventListener('toggle', () => details.append(drawLineDifference(before, after)), { once: true });
  return details;
}

function delta(tokens: number): HTMLElement {
  const name = tokens > 0 ? 'more' : tokens < 0 ? 'less' : 'equal';
  return element('span', { class: `delta ${name}` }, `${signed(tokens)} tokens`);
}

interface MessagePair {
  readonly title: string;
  readonly before: string;
  readonly after: string;
}

/** The messages at the same place of both dumps. */
function messagePairs(before: ShownDump, after: ShownDump): readonly MessagePair[] {
  const most = Math.max(before.requests.length, after.requests.length);
  return Array.from({ length: most }, (_, request) => {
    const [from, to] = [before.requests[request]?.messages ?? [], after.requests[request]?.messages ?? []];
    return Array.from({ length: Math.max(from.length, to.length) }, (_, message) => ({
      title: `${most > 1 ? `Request ${request + 1}, ` : ''}${to[message]?.role ?? from[message]?.role ?? ''}`,
      before: from[message]?.content ?? '',
      after: to[message]?.content ?? '',
    }));
  }).flat();
}
