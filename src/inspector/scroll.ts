/** Scrolls an element into the visible part of its pane, or of the page if the pane does not scroll. */
export function scrollIntoSight(pane: HTMLElement, shown: Element): void {
  if (pane.scrollHeight <= pane.clientHeight || getComputedStyle(pane).overflowY === 'visible') {
    shown.scrollIntoView({ block: 'center' });
    return;
  }
  const offset = shown.getBoundingClientRect().top - pane.getBoundingClientRect().top;
  const height = shown.getBoundingClientRect().height;
  if (offset < 0 || offset + Math.min(height, pane.clientHeight / 2) > pane.clientHeight) {
    pane.scrollTop += offset - pane.clientHeight / 4;
  }
  pane.scrollIntoView({ block: 'nearest' });
}

/** Frames without a move after which nothing more is drawn around an element, and the most that are waited for. */
const QUIET_FRAMES = 3;
const MOST_FRAMES = 60;

/**
 * Keeps an element that just got the focus in sight while the text above it is drawn, which may be longer than the empty
 * blocks before it. The browser scrolls to it only once.
 */
export function keepFocusInSight(shown: Element): void {
  let quiet = 0;
  let frames = 0;
  const follow = (): void => {
    if (document.activeElement !== shown || quiet === QUIET_FRAMES || frames === MOST_FRAMES) {
      return;
    }
    const before = shown.getBoundingClientRect().top;
    shown.scrollIntoView({ block: 'nearest' });
    quiet = shown.getBoundingClientRect().top === before ? quiet + 1 : 0;
    frames += 1;
    requestAnimationFrame(follow);
  };
  requestAnimationFrame(follow);
}
