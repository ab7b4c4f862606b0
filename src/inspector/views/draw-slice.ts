import type { Slice } from '../messages/chunks.ts';
import { element, outside, shownNodes } from '../element.ts';
import { matchesWithin, type TextMatch } from '../messages/find-matches.ts';
import type { LedgerRow } from '../ledger-rows.ts';
import { grouped, pieceWords, standingWords } from '../words.ts';

/** The texts and facts that a slice is drawn from. */
export interface SliceSource {
  readonly content: string;
  readonly rows: readonly LedgerRow[];
  /** The matches in its message, in order. */
  readonly matches: readonly TextMatch[];
  /** The match that is shown. */
  readonly current: TextMatch | undefined;
}

/** Draws a part of a message, with the name of its piece next to the text. */
export function drawSlice(slice: Slice, source: SliceSource): HTMLElement {
  const row = slice.piece === undefined ? undefined : source.rows[slice.piece];
  const text = element('div', { class: 'text' });
  text.append(...textNodes(slice, source));
  // A block ends its line. A mark says so if the message goes on in the same line.
  text.classList.toggle('goes-on', slice.end < source.content.length && source.content[slice.end - 1] !== '\n');
  return element(
    'div',
    {
      class: row === undefined ? 'slice frame' : `slice kind-${row.entry.kind} ${row.standing} ${row.change}`,
      'data-piece': slice.piece,
    },
    element('div', { class: 'gutter' }, ...(row === undefined || !slice.isFirst ? [] : drawGutter(row))),
    text,
  );
}

function drawGutter(row: LedgerRow): readonly HTMLElement[] {
  const { entry, index, change, standing } = row;
  const button = element(
    'button',
    { type: 'button', tabindex: -1, 'data-piece': index, class: 'link' },
    outside(entry.id),
  );
  button.append(element('span', { class: 'visually-hidden' }, ...shownNodes(pieceWords(row))));
  const standingShown = change !== 'none' || standing !== 'sent' ? standingWords(row) : undefined;
  return [
    button,
    element('span', { class: 'tokens', 'aria-hidden': 'true' }, grouped(entry.tokens)),
    ...(standingShown === undefined ? [] : [element('span', { class: 'badge', 'aria-hidden': 'true' }, standingShown)]),
  ];
}

function textNodes({ start, end }: Slice, { content, matches, current }: SliceSource): readonly Node[] {
  const nodes: Node[] = [];
  let at = start;
  for (const match of matchesWithin(matches, start, end)) {
    const from = Math.max(match.start, start);
    const to = Math.min(match.end, end);
    nodes.push(...shownNodes(content.slice(at, from)));
    const mark = element('mark', { class: match === current ? 'current' : undefined });
    mark.append(...shownNodes(content.slice(from, to)));
    nodes.push(mark);
    at = to;
  }
  return [...nodes, ...shownNodes(content.slice(at, end))];
}
