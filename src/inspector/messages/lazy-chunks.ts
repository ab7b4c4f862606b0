import { at } from '../../structures/at.ts';

/** The blocks of a long text, of which only those near the visible part are drawn. */
export interface LazyChunks {
  /** Draws a chunk and its two neighbours, and keeps them until another chunk is wanted. */
  want(chunk: number): void;
  /** Draws the chunks again that are drawn already. */
  redraw(): void;
  /** Draws all chunks, to print them. */
  drawAll(): void;
  /** Stops watching the chunks. */
  stop(): void;
}

/** Assumed height of a line of the messages, until it is measured. */
const LINE_PIXELS = 18;
/** Chunks this far above and below the visible part are drawn. */
const MARGIN = '1200px 0px';

/**
 * Fills each host when it comes near the visible part, and empties it when it is far away again. An empty host keeps
 * its height.
 *
 * @param lines - About how many lines each host has
 */
export function fillLazily(
  hosts: readonly HTMLElement[],
  lines: readonly number[],
  draw: (chunk: number) => readonly Node[],
): LazyChunks {
  for (const [index, host] of hosts.entries()) {
    host.style.height = `${at(lines, index) * LINE_PIXELS}px`;
  }
  return new LazyHosts(hosts, draw);
}

class LazyHosts implements LazyChunks {
  readonly #hosts: readonly HTMLElement[];
  readonly #draw: (chunk: number) => readonly Node[];
  readonly #indexes: ReadonlyMap<Element, number>;
  readonly #observer: IntersectionObserver;
  readonly #near = new Set<number>();
  readonly #drawn = new Set<number>();
  #wanted: readonly number[] = [];

  constructor(hosts: readonly HTMLElement[], draw: (chunk: number) => readonly Node[]) {
    this.#hosts = hosts;
    this.#draw = draw;
    this.#indexes = new Map(hosts.map((host, index) => [host, index]));
    // The pane scrolls, or on a narrow screen the page. There is a margin for each of the two.
    const margins = { rootMargin: MARGIN, scrollMargin: MARGIN };
    this.#observer = new IntersectionObserver((entries) => this.#follow(entries), margins);
    hosts.forEach((host) => this.#observer.observe(host));
  }

  want(chunk: number): void {
    const before = this.#wanted;
    this.#wanted = [chunk, chunk - 1, chunk + 1];
    this.#wanted.forEach((index) => this.#fill(index));
    before.filter((index) => !this.#near.has(index)).forEach((index) => this.#empty(index));
  }

  redraw(): void {
    for (const index of this.#drawn) {
      this.#hosts[index]?.replaceChildren(...this.#draw(index));
    }
  }

  drawAll(): void {
    this.#hosts.forEach((_, index) => this.#fill(index));
  }

  stop(): void {
    this.#observer.disconnect();
  }

  #follow(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) {
      const index = this.#indexes.get(target) ?? -1;
      if (isIntersecting) {
        this.#near.add(index);
        this.#fill(index);
      } else {
        this.#near.delete(index);
        this.#empty(index);
      }
    }
  }

  #fill(index: number): void {
    const host = this.#hosts[index];
    if (host !== undefined && !this.#drawn.has(index)) {
      this.#drawn.add(index);
      host.replaceChildren(...this.#draw(index));
      host.style.removeProperty('height');
    }
  }

  #empty(index: number): void {
    const host = this.#hosts[index];
    if (host !== undefined && this.#drawn.has(index) && !this.#wanted.includes(index)) {
      const height = host.offsetHeight;
      this.#drawn.delete(index);
      host.replaceChildren();
      host.style.height = `${height}px`;
    }
  }
}
