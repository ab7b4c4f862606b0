import type { Actions, View } from '../actions.ts';
import { createCard, type Card } from './card-view.ts';
import { drawSlice } from './draw-slice.ts';
import { find } from '../element.ts';
import type { TextMatch } from '../messages/find-matches.ts';
import { layMessages, type LaidMessages } from '../messages/lay-messages.ts';
import { fillLazily, type LazyChunks } from '../messages/lazy-chunks.ts';
import { rove, stepFrom, type Move } from '../roving.ts';
import { scrollIntoSight } from '../scroll.ts';
import type { ShownStatement } from '../read-dump.ts';
import type { Situation } from '../state.ts';

type MessagesActions = Pick<Actions, 'select' | 'announce'>;

/** When a prompt is longer, only the parts that are drawn already are printed. */
const MAX_PRINTED_CHARACTERS = 1_000_000;

/** The messages as they are sent, with the pieces that they are made of. Only what is near the visible part is drawn. */
export class MessagesView implements View<Situation> {
  readonly #actions: MessagesActions;
  readonly #statements: ReadonlyMap<string, ShownStatement>;
  readonly #pane: HTMLElement = find('messages-scroll', HTMLElement);
  readonly #card: Card = createCard(find('card', HTMLElement));
  #situation: Situation | undefined;
  #laid: LaidMessages = { sections: [], chunks: [], hosts: [] };
  /** The chunks of `#laid` in the page. */
  #lazy: LazyChunks | undefined;
  /** Indexes of the pieces in the messages, in order. */
  #pieces: readonly number[] = [];
  /** The piece whose name the Tab key stops at. */
  #tabStop: number | undefined;

  constructor(actions: MessagesActions, statements: readonly ShownStatement[]) {
    this.#actions = actions;
    this.#statements = new Map(statements.map((statement) => [statement.id, statement]));
    this.#listen();
  }

  show(next: Situation): void {
    const last = this.#situation;
    this.#situation = next;
    if (last?.request !== next.request) {
      this.#layOut(next);
    } else if (last.rows !== next.rows || last.matches !== next.matches || last.state.match !== next.state.match) {
      this.#lazy?.redraw();
    } else {
      this.#markDrawn();
    }
    this.#card.choose(next.state.selected === undefined ? undefined : next.rows[next.state.selected], next.state.price);
  }

  /** Scrolls to a piece. Says so if the piece is not sent. */
  goTo(piece: number, by: 'choice' | 'search'): void {
    if (this.#pieces.includes(piece)) {
      this.#goToPiece(piece, by === 'choice');
    } else {
      this.#actions.announce('This piece is not in the messages.');
    }
  }

  goToText(match: TextMatch): void {
    const chunk = this.#laid.chunks.findIndex(
      ({ message, slices }) => message === match.message && slices.some(({ end }) => end > match.start),
    );
    this.#lazy?.want(chunk);
    const mark = this.#laid.hosts[chunk]?.querySelector('mark.current');
    if (mark !== null && mark !== undefined) {
      scrollIntoSight(this.#pane, mark);
    }
  }

  #listen(): void {
    const pane = this.#pane;
    pane.addEventListener('pointerover', ({ target }) =>
      this.#card.show(this.#findRow(target), this.#findStatement(target)),
    );
    pane.addEventListener('pointerleave', () => this.#card.show(undefined));
    pane.addEventListener('focusin', ({ target }) => this.#card.show(this.#findRow(target)));
    pane.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('button[data-piece]') : null;
      if (button !== null) {
        this.#actions.select(readPiece(button), 'ledger');
      }
    });
    rove(pane, 'button[data-piece]', (from, by) => this.#moveFocus(from, by));
    addEventListener('beforeprint', () => this.#prepareForPrint());
  }

  #findRow(target: EventTarget | null): Situation['rows'][number] | undefined {
    const slice = target instanceof Element ? target.closest<HTMLElement>('.slice[data-piece]') : null;
    return slice === null ? undefined : this.#situation?.rows[readPiece(slice)];
  }

  #findStatement(target: EventTarget | null): ShownStatement | undefined {
    const id = target instanceof HTMLElement ? target.dataset['statement'] : undefined;
    return id === undefined ? undefined : this.#statements.get(id);
  }

  #moveFocus(from: HTMLElement, by: Move): void {
    const to = this.#pieces[stepFrom(this.#pieces.indexOf(readPiece(from)), by, this.#pieces.length)];
    if (to !== undefined) {
      this.#goToPiece(to, true);
    }
  }

  #prepareForPrint(): void {
    const messages = this.#situation?.request.messages ?? [];
    if (messages.reduce((sum, { content }) => sum + content.length, 0) <= MAX_PRINTED_CHARACTERS) {
      this.#lazy?.drawAll();
    }
  }

  #layOut({ request }: Situation): void {
    this.#lazy?.stop();
    this.#laid = layMessages(request, this.#actions.announce);
    const slices = this.#laid.chunks.flatMap((chunk) => chunk.slices);
    this.#pieces = slices.flatMap(({ piece, isFirst }) => (isFirst && piece !== undefined ? [piece] : []));
    this.#tabStop = this.#pieces[0];
    this.#pane.replaceChildren(...this.#laid.sections);
    const lines = this.#laid.chunks.map((chunk) => chunk.lines);
    this.#lazy = fillLazily(this.#laid.hosts, lines, (chunk) => this.#drawChunk(chunk));
    // The Tab key can only stop at a piece that is drawn.
    this.#lazy.want(this.#findChunk(this.#tabStop));
  }

  #findChunk(wanted: number | undefined): number {
    return wanted === undefined
      ? -1
      : this.#laid.chunks.findIndex(({ slices }) => slices.some(({ piece }) => piece === wanted));
  }

  #drawChunk(index: number): readonly Node[] {
    const chunk = this.#laid.chunks[index];
    if (chunk === undefined || this.#situation === undefined) {
      return [];
    }
    const { request, rows, matches, state } = this.#situation;
    const current = state.match === undefined ? undefined : matches[state.match];
    const source = {
      content: request.messages[chunk.message]?.content ?? '',
      rows,
      matches: matches.filter((match): match is TextMatch => match.kind === 'text' && match.message === chunk.message),
      current: current?.kind === 'text' ? current : undefined,
      statements: this.#statements,
    };
    const nodes = chunk.slices.map((slice) => drawSlice(slice, source));
    nodes.forEach((node) => this.#markSlice(node));
    return nodes;
  }

  #markDrawn(): void {
    this.#pane.querySelectorAll<HTMLElement>('.slice').forEach((slice) => this.#markSlice(slice));
  }

  /** Shows whether the piece of a slice is selected, and lets the Tab key stop at it or not. */
  #markSlice(slice: HTMLElement): void {
    const isOf = (piece: number | undefined): boolean =>
      piece !== undefined && slice.dataset['piece'] === String(piece);
    slice.classList.toggle('selected', isOf(this.#situation?.state.selected));
    const button = slice.querySelector('button');
    if (button !== null) {
      button.tabIndex = isOf(this.#tabStop) ? 0 : -1;
    }
  }

  #goToPiece(piece: number, isFocused: boolean): void {
    const chunk = this.#findChunk(piece);
    if (chunk < 0) {
      return;
    }
    this.#tabStop = piece;
    this.#lazy?.want(chunk);
    this.#markDrawn();
    const slice = this.#laid.hosts[chunk]?.querySelector(`.slice[data-piece="${piece}"]`);
    if (slice instanceof HTMLElement) {
      scrollIntoSight(this.#pane, slice);
      if (isFocused) {
        slice.querySelector('button')?.focus({ preventScroll: true });
      }
    }
  }
}

function readPiece(element: HTMLElement): number {
  return Number(element.dataset['piece']);
}
