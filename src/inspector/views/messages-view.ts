import type { Actions, View } from '../actions.ts';
import { createCard } from './card-view.ts';
import type { Chunk } from '../messages/chunks.ts';
import { drawSlice } from './draw-slice.ts';
import { find } from '../element.ts';
import type { TextMatch } from '../messages/find-matches.ts';
import { layMessages } from '../messages/lay-messages.ts';
import { fillLazily } from '../messages/lazy-chunks.ts';
import { placeAfter, rove } from '../roving.ts';
import { bringIntoSight } from '../scroll.ts';
import type { Situation } from '../state.ts';

interface MessagesView extends View<Situation> {
  /** Brings a piece into sight; one that is not sent stands nowhere. */
  goTo(piece: number, by: 'choice' | 'search'): void;
  goToText(match: TextMatch): void;
}

/** Larger prompts are printed as far as they are drawn. */
const MAX_PRINTED_CHARACTERS = 1_000_000;

/** The messages as they are sent, with the pieces they are made of; only what is near the sight is drawn. */
export function createMessagesView({ select, announce }: Pick<Actions, 'select' | 'announce'>): MessagesView {
  const scroll = find('messages-scroll', HTMLElement);
  const card = createCard(find('card', HTMLElement));
  let situation: Situation | undefined;
  let chunks: readonly Chunk[] = [];
  let hosts: readonly HTMLElement[] = [];
  let placed: readonly number[] = [];
  let lazy: ReturnType<typeof fillLazily> | undefined;
  /** The piece whose name is the stop of the Tab key. */
  let stop = 0;

  function lay({ request }: Situation): void {
    lazy?.stop();
    const laid = layMessages(request, announce);
    [chunks, hosts] = [laid.chunks, laid.hosts];
    placed = chunks.flatMap(({ slices }) => slices.flatMap(({ piece, isFirst }) => (isFirst ? (piece ?? []) : [])));
    stop = placed[0] ?? -1;
    scroll.replaceChildren(...laid.sections);
    lazy = fillLazily(
      hosts,
      chunks.map(({ lines }) => lines),
      drawChunk,
    );
    // The stop of the Tab key has to be there.
    lazy.want(chunkOf(stop));
  }

  function chunkOf(piece: number): number {
    return chunks.findIndex(({ slices }) => slices.some((slice) => slice.piece === piece));
  }

  function drawChunk(index: number): readonly Node[] {
    const chunk = chunks[index];
    if (chunk === undefined || situation === undefined) {
      return [];
    }
    const { request, rows, matches, state } = situation;
    const current = state.match === undefined ? undefined : matches[state.match];
    const source = {
      content: request.messages[chunk.message]?.content ?? '',
      rows,
      matches: matches.filter((match): match is TextMatch => match.kind === 'text' && match.message === chunk.message),
      current: current?.kind === 'text' ? current : undefined,
    };
    const nodes = chunk.slices.map((slice) => drawSlice(slice, source));
    nodes.forEach((node) => markSlice(node));
    return nodes;
  }

  function markSlice(node: HTMLElement): void {
    const { piece } = node.dataset;
    node.classList.toggle('selected', piece !== undefined && piece === String(situation?.state.selected));
    const button = node.querySelector('button');
    if (button !== null) {
      button.tabIndex = piece === String(stop) ? 0 : -1;
    }
  }

  function markDrawn(): void {
    scroll.querySelectorAll<HTMLElement>('.slice').forEach(markSlice);
  }

  function goToPiece(piece: number, isFocused: boolean): void {
    const index = chunkOf(piece);
    if (index < 0) {
      return;
    }
    stop = piece;
    lazy?.want(index);
    markDrawn();
    const slice = hosts[index]?.querySelector(`.slice[data-piece="${piece}"]`);
    if (slice instanceof HTMLElement) {
      bringIntoSight(scroll, slice);
      if (isFocused) {
        slice.querySelector('button')?.focus({ preventScroll: true });
      }
    }
  }

  const rowAt = (target: EventTarget | null): Situation['rows'][number] | undefined => {
    const slice = target instanceof Element ? target.closest<HTMLElement>('.slice[data-piece]') : null;
    return slice === null ? undefined : situation?.rows[Number(slice.dataset['piece'])];
  };
  scroll.addEventListener('pointerover', ({ target }) => card.show(rowAt(target)));
  scroll.addEventListener('pointerleave', () => card.show(undefined));
  scroll.addEventListener('focusin', ({ target }) => card.show(rowAt(target)));
  scroll.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[data-piece]') : null;
    if (button !== null) {
      select(Number(button.dataset['piece']), 'ledger');
    }
  });
  rove(scroll, 'button[data-piece]', (from, by) => {
    const at = placed.indexOf(Number(from instanceof HTMLElement ? from.dataset['piece'] : -1));
    goToPiece(placed[placeAfter(by, at, placed.length)] ?? -1, true);
  });
  addEventListener('beforeprint', () => {
    const characters = situation?.request.messages.reduce((sum, { content }) => sum + content.length, 0) ?? 0;
    if (characters <= MAX_PRINTED_CHARACTERS) {
      lazy?.drawAll();
    }
  });

  return {
    show: (next) => {
      const last = situation;
      situation = next;
      if (last?.request !== next.request) {
        lay(next);
      } else if (last.rows !== next.rows || last.matches !== next.matches || last.state.match !== next.state.match) {
        lazy?.redraw();
      } else {
        markDrawn();
      }
      card.choose(next.state.selected === undefined ? undefined : next.rows[next.state.selected]);
    },
    goTo: (piece, by) => {
      if (placed.includes(piece)) {
        goToPiece(piece, by === 'choice');
      } else {
        announce('This piece is not in the messages.');
      }
    },
    goToText: (match) => {
      const index = chunks.findIndex(
        ({ message, slices }) => message === match.message && (slices.at(-1)?.end ?? 0) > match.start,
      );
      lazy?.want(index);
      const mark = hosts[index]?.querySelector('mark.current');
      if (mark !== null && mark !== undefined) {
        bringIntoSight(scroll, mark);
      }
    },
  };
}
