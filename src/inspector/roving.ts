/**
 * Makes a long list one stop of the Tab key: the arrow keys, Home and End go through it. `move` is given the element
 * that has the focus and says where the focus goes.
 */
export function rove(list: HTMLElement, selector: string, move: (from: Element, by: Move) => void): void {
  list.addEventListener('keydown', (event) => {
    const from = event.target instanceof Element ? event.target.closest(selector) : null;
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

/** Where a move leads from one place of a list to another. */
export function placeAfter(by: Move, at: number, count: number): number {
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
