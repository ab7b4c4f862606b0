import type { Slice } from '../messages/chunks.ts';
import { element, outside, shownNodes } from '../element.ts';
import { matchesWithin, type TextMatch } from '../messages/find-matches.ts';
import type { LedgerRow } from '../ledger-rows.ts';
import type { ShownStatement } from '../read-dump.ts';
import { showHidden } from '../../text/hidden/visible.ts';
import { cutMiddle, grouped, pieceWords, standingWords, statementWords } from '../words.ts';

/** A longer id is cut in its middle. */
const LONGEST_ID = 44;

/** The texts and facts that a slice is drawn from. */
export interface SliceSource {
  readonly content: string;
  readonly rows: readonly LedgerRow[];
  /** The matches in its message, in order. */
  readonly matches: readonly TextMatch[];
  /** The match that is shown. */
  readonly current: TextMatch | undefined;
  /** The statements by the id that the messages give them. */
  readonly statements: ReadonlyMap<string, ShownStatement>;
}

/** Draws a part of a message, with the name of its piece next to the text. */
export function drawSlice(slice: Slice, source: SliceSource): HTMLElement {
  const row = slice.piece === undefined ? undefined : source.rows[slice.piece];
  const text = element('div', { class: 'text' });
  const draw = row?.entry.kind === 'guideline' ? nodesWithStatements(source.statements) : shownNodes;
  text.append(...textNodes(slice, source, draw));
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
    { type: 'button', tabindex: -1, 'data-piece': index, class: 'link', title: showHidden(entry.id) },
    outside(cutMiddle(entry.id, LONGEST_ID)),
  );
  button.append(element('span', { class: 'visually-hidden' }, ...shownNodes(pieceWords(row))));
  const standingShown = change !== 'none' || standing !== 'sent' ? standingWords(row) : undefined;
  return [
    button,
    element('span', { class: 'tokens', 'aria-hidden': 'true' }, grouped(entry.tokens)),
    ...(standingShown === undefined ? [] : [element('span', { class: 'badge', 'aria-hidden': 'true' }, standingShown)]),
  ];
}

/** Draws a text of guidelines, in which the ids of statements say on hover how they are checked. */
function nodesWithStatements(statements: SliceSource['statements']): (text: string) => readonly Node[] {
  return (text) => {
    const nodes: Node[] = [];
    let at = 0;
    for (const { index, 0: written, 1: id = '' } of text.matchAll(/\[(\d+\.\d+)\]/g)) {
      const statement = statements.get(id);
      if (statement !== undefined) {
        nodes.push(...shownNodes(text.slice(at, index)), drawStatement(written, statement));
        at = index + written.length;
      }
    }
    return [...nodes, ...shownNodes(text.slice(at))];
  };
}

function drawStatement(written: string, statement: ShownStatement): HTMLElement {
  const { id, kind, place } = statement;
  const words = `${place}, ${statementWords(statement)}`;
  return element('span', { class: `statement ${kind}`, 'data-statement': id, title: showHidden(words) }, written);
}

function textNodes(
  { start, end }: Slice,
  { content, matches, current }: SliceSource,
  draw: (text: string) => readonly Node[],
): readonly Node[] {
  const nodes: Node[] = [];
  let at = start;
  for (const match of matchesWithin(matches, start, end)) {
    const from = Math.max(match.start, start);
    const to = Math.min(match.end, end);
    nodes.push(...draw(content.slice(at, from)));
    const mark = element('mark', { class: match === current ? 'current' : undefined });
    mark.append(...shownNodes(content.slice(from, to)));
    nodes.push(mark);
    at = to;
  }
  return [...nodes, ...draw(content.slice(at, end))];
}
