/** Blocks of a long text of which only those near the sight are there. */
export interface LazyChunks {
  /** Draws a chunk and those beside it, and keeps them until another one is wanted. */
  want(chunk: number): void;
  /** Draws anew what is drawn. */
  redraw(): void;
  /** Draws all, for paper. */
  drawAll(): void;
}

/** How high a line of the messages is, until it has been measured. */
const LINE_PIXELS = 18;
/** As far beyond the sight as is drawn. */
const MARGIN = '1200px 0px';

/**
 * Fills each host when it comes near the sight and empties it when it has gone, keeping its height. `lines`: about how
 * many each of them has.
 */
export function fillLazily(
  hosts: readonly HTMLElement[],
  lines: readonly number[],
  draw: (chunk: number) => readonly Node[],
): LazyChunks & { stop(): void } {
  const near = new Set<number>();
  const drawn = new Set<number>();
  let wanted: readonly number[] = [];
  const indexes = new Map<Element, number>(hosts.map((host, index) => [host, index]));

  function fill(index: number): void {
    const host = hosts[index];
    if (host !== undefined && !drawn.has(index)) {
      drawn.add(index);
      host.replaceChildren(...draw(index));
      host.style.removeProperty('height');
    }
  }

  function empty(index: number): void {
    const host = hosts[index];
    if (host !== undefined && drawn.has(index) && !wanted.includes(index)) {
      const height = host.offsetHeight;
      drawn.delete(index);
      host.replaceChildren();
      host.style.height = `${height}px`;
    }
  }

  for (const [index, host] of hosts.entries()) {
    host.style.height = `${(lines[index] ?? 1) * LINE_PIXELS}px`;
  }
  function note(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) {
      const index = indexes.get(target) ?? -1;
      if (isIntersecting) {
        near.add(index);
        fill(index);
      } else {
        near.delete(index);
        empty(index);
      }
    }
  }
  // The pane scrolls, or on a narrow screen the page: one margin is for each.
  const observer = new IntersectionObserver(note, { rootMargin: MARGIN, scrollMargin: MARGIN });
  hosts.forEach((host) => observer.observe(host));
  return {
    want: (chunk) => {
      const before = wanted;
      wanted = [chunk, chunk - 1, chunk + 1];
      wanted.forEach(fill);
      before.filter((index) => !near.has(index)).forEach(empty);
    },
    redraw: () => {
      for (const index of drawn) {
        hosts[index]?.replaceChildren(...draw(index));
      }
    },
    drawAll: () => hosts.forEach((_, index) => fill(index)),
    stop: () => observer.disconnect(),
  };
}
