import { compareDumps, readCost, sumTokens, type ChangedPiece, type DumpedPiece } from '../compare-dumps.ts';
import { drawLineDifference } from './draw-line-difference.ts';
import { element, outside } from '../element.ts';
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
    ...drawList('Added', added, (piece) => drawOne(piece, 'added')),
    ...drawList('Removed', removed, (piece) => drawOne(piece, 'removed')),
    ...drawList('Changed', changed, drawChanged),
    ...drawList('Messages, line by line', messagePairs(before, after), drawPair),
  ];
  return { words, nodes };
}

function drawList<Item>(
  title: string,
  items: readonly Item[],
  draw: (item: Item) => HTMLElement,
): readonly HTMLElement[] {
  if (items.length === 0) {
    return [];
  }
  const more = items.length - MAX_LISTED;
  return [
    element('h3', {}, `${title} (${grouped(items.length)})`),
    element(
      'ul',
      { class: 'plain' },
      ...items.slice(0, MAX_LISTED).map((item) => element('li', {}, draw(item))),
      ...(more > 0 ? [element('li', { class: 'count' }, `and ${grouped(more)} more`)] : []),
    ),
  ];
}

function drawOne(piece: DumpedPiece, side: 'added' | 'removed'): HTMLElement {
  const { entry, text = '' } = piece;
  const cut = entry.included ? ' ' : ` (${findStanding(entry)}) `;
  return side === 'added'
    ? foldable([outside(entry.id), cut, delta(readCost(piece))], { before: '', after: text })
    : foldable([outside(entry.id), cut, delta(-readCost(piece))], { before: text, after: '' });
}

function drawChanged({ before, after }: ChangedPiece): HTMLElement {
  const [was, is] = [findStanding(before.entry), findStanding(after.entry)];
  const summary = [
    outside(after.entry.id),
    was === is ? ' ' : ` was ${was}, is ${is} `,
    before.entry.priority === after.entry.priority
      ? ''
      : `priority ${before.entry.priority ?? 'always'} to ${after.entry.priority ?? 'always'} `,
    delta(readCost(after) - readCost(before)),
  ];
  return foldable(summary, { before: before.text ?? '', after: after.text ?? '' });
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
