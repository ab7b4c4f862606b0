import type { ChangedFile } from '../change.ts';
import type { Extent, Place, Target } from '../types.ts';

/** Gathers targets, and merges what several lines use. What the commit itself adds is left out. */
export class TargetList {
  readonly #added: ReadonlyMap<string, ReadonlySet<number>>;
  readonly #targets = new Map<string, Target>();

  constructor(files: readonly ChangedFile[]) {
    this.#added = new Map(files.map(({ path, added }) => [path, added]));
  }

  /** Adds a declaration or a local name. */
  add(target: Target): void {
    const first = target.places[0];
    if (first === undefined || target.places.some((place) => this.#isAdded(place))) {
      return;
    }
    const key = `${target.kind} ${first.path}:${first.line} ${target.name}`;
    const known = this.#targets.get(key);
    this.#targets.set(key, known === undefined ? target : { ...known, uses: [...known.uses, ...target.uses] });
  }

  /** Adds the uses of a changed function. Those that the commit adds do not count. */
  addCallers({ name, places, uses }: { name: string; places: readonly Extent[]; uses: readonly Place[] }): void {
    const left = places.filter((place) => !this.#isAdded(place));
    const first = uses[0];
    if (left.length > 0 && first !== undefined) {
      const target: Target = { kind: 'caller', name, isMember: false, places: left, uses };
      this.#targets.set(`caller ${first.path}:${first.line} ${name}`, target);
    }
  }

  /** All targets, in the order in which they were found. */
  all(): readonly Target[] {
    return [...this.#targets.values()];
  }

  #isAdded({ path, line }: Place): boolean {
    return this.#added.get(path)?.has(line) === true;
  }
}
