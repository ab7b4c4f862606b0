import { endOf, startOf, type Node } from '../syntax.ts';
import { at } from '../../structures/at.ts';

/** A part of a bundle that is compared as one: a module, a section, a statement, or the remaining code. */
export interface Unit {
  /** See `ModuleChange.name`. */
  readonly name: string;
  /** Whether the name is the module's own path, not a number or a name from a minifier. */
  readonly hasPath: boolean;
  /** Whether its order in its list matters. */
  readonly ordered: boolean;
  /** The number of the list of units that it was cut from. */
  readonly list: number;
  /** The binding of its module id. */
  readonly idBinding: number | undefined;
  /** One member of an object or an array, or statements. */
  readonly nodes: readonly Node[];
}

/** The place that a list of units was cut from: an offset in the code around it, or -1 for the program's own list. */
export interface UnitList {
  readonly start: number;
  /** Whether code outside the list may use the ids of its members. */
  readonly open: boolean;
}

/** Finds the innermost unit that contains an offset. */
export type UnitAt = (offset: number) => number;

/**
 * Makes a function that finds the innermost unit at an offset. If there is none, it returns 0, the first unit. Units
 * may contain others.
 */
export function locateUnits(units: readonly Unit[]): UnitAt {
  const spans = units
    .map(({ nodes }, unit) => ({ unit, ...spanOf(nodes) }))
    .slice(1)
    .sort((one, other) => one.start - other.start || other.end - one.end);
  const around: number[] = [];
  const open: number[] = [];
  spans.forEach(({ start }, index) => {
    while (open.length > 0 && at(spans, at(open, open.length - 1)).end <= start) {
      open.pop();
    }
    around.push(open.at(-1) ?? -1);
    open.push(index);
  });
  return (offset) => {
    let index = lastAtOrBefore(spans, offset);
    while (index >= 0 && at(spans, index).end <= offset) {
      index = at(around, index);
    }
    return spans[index]?.unit ?? 0;
  };
}

/**
 * The offset of the first character of some nodes, and the offset after the last. The nodes are in the order of the
 * text.
 */
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
    if (at(spans, middle).start <= offset) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low - 1;
}
