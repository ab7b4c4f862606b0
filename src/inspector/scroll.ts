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
