/**
 * Makes a long list a single stop of the Tab key: the arrow keys, Home and End move the focus within it. `move` gets the
 * element that has the focus, and moves the focus on.
 */
export function rove(list: HTMLElement, selector: string, move: (from: HTMLElement, by: Move) => void): void {
  list.addEventListener('keydown', (event) => {
    const from = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
    const by = MOVES.get(event.key);
    if (from !== null && by !== undefined && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      move(from, by);
    }
  });
}

export type Move = 'next' | 'previous' | 'first' | 'last';

const MOVES: ReadonlyMap<string, Move> = new Map([
  ['ArrowDown', 'next'],
  ['ArrowUp', 'previous'],
  ['Home', 'first'],
  ['End', 'last'],
]);

/** The index that a move leads to, from another index of a list of `count` entries. */
export function stepFrom(at: number, by: Move, count: number): number {
  switch (by) {
    case 'next':
      return Math.min(at + 1, count - 1);
    case 'previous':
      return Math.max(at - 1, 0);
    case 'first':
      return 0;
    case 'last':
      return count - 1;
  }
}
