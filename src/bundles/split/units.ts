import { endOf, startOf, type Node } from '../syntax.ts';

/** A stretch of a bundle that is compared as one: a module, a section, a statement, or all that is left. */
export interface Unit {
  /** See `ModuleChange.name`. */
  readonly name: string;
  /** Whether the name is the module's own path rather than a number or a name that a minifier gave. */
  readonly hasPath: boolean;
  /** Whether it matters what stands before it and after it in its list. */
  readonly ordered: boolean;
  /** Number of the list of units that it was cut from. */
  readonly list: number;
  /** Binding of its module id. */
  readonly idBinding: number | undefined;
  /** One member of an object or an array, or statements. */
  readonly nodes: readonly Node[];
}

/** Where a list of units was cut from: an offset in the code around it; -1 for the program's own list. */
export interface UnitList {
  readonly start: number;
  /** Whether code outside of it may know its members by their ids. */
  readonly open: boolean;
}

/** Finds the innermost unit around an offset. */
export type UnitAt = (offset: number) => number;

/** Answers which unit is innermost at an offset; 0, the first unit, where there is none. Units may hold others. */
export function locateUnits(units: readonly Unit[]): UnitAt {
  const spans = units
    .map(({ nodes }, unit) => ({ unit, ...spanOf(nodes) }))
    .slice(1)
    .sort((one, other) => one.start - other.start || other.end - one.end);
  const around: number[] = [];
  const open: number[] = [];
  spans.forEach(({ start }, index) => {
    while (open.length > 0 && (spans[open.at(-1) ?? 0]?.end ?? 0) <= start) {
      open.pop();
    }
    around.push(open.at(-1) ?? -1);
    open.push(index);
  });
  return (offset) => {
    let index = lastAtOrBefore(spans, offset);
    while (index >= 0 && (spans[index]?.end ?? 0) <= offset) {
      index = around[index] ?? -1;
    }
    return spans[index]?.unit ?? 0;
  };
}

/** Offsets of the first and after the last character of some nodes in the order of the text. */
export function spanOf(nodes: readonly Node[]): { readonly start: number; readonly end: number } {
  const [first] = nodes;
  return {
    start: first === undefined ? 0 : nodes.reduce((least, node) => Math.min(least, startOf(node)), startOf(first)),
    end: nodes.reduce((most, node) => Math.max(most, endOf(node)), 0),
  };
}

function lastAtOrBefore(spans: readonly { readonly start: number }[], offset: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.start ?? 0) <= offset) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low - 1;
}
