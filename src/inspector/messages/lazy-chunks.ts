/** The blocks of a long text, of which only those near the visible part are drawn. */
export interface LazyChunks {
  /** Draws a chunk and its two neighbours, and keeps them until another chunk is wanted. */
  want(chunk: number): void;
  /** Draws again what is drawn already. */
  redraw(): void;
  /** Draws all chunks, to print them. */
  drawAll(): void;
  /** Stops to watch the chunks. */
  stop(): void;
}

/** Assumed height of a line of the messages, until it is measured. */
const LINE_PIXELS = 18;
/** Chunks this far above and below the visible part are drawn. */
const MARGIN = '1200px 0px';

/**
 * Fills each host when it comes near the visible part, and empties it when it is far away again. An empty host keeps
 * its height. `lines`: about how many lines each host has.
 */
export function fillLazily(
  hosts: readonly HTMLElement[],
  lines: readonly number[],
  draw: (chunk: number) => readonly Node[],
): LazyChunks {
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
  // The pane scrolls, or on a narrow screen the page. There is a margin for each of the two.
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
