import { at } from '../../structures/at.ts';
import { createDisjointSets } from '../../structures/disjoint-sets.ts';
import { groupBy } from '../../structures/group-by.ts';

/** A possible pair of a row and a column. */
export interface Edge {
  readonly row: number;
  readonly column: number;
  /** A whole number. */
  readonly weight: number;
}

/** Up to this many rows or columns that depend on each other, the best assignment is found; it takes cubic time. */
const MAX_EXACT = 100;
/** One more pair counts more than the weights of all. */
const PAIR_WEIGHT = 1_000_000_000;

/**
 * Chooses pairs so that each row and each column is in one pair at most: as many pairs as possible, and among those choices
 * the one with the greatest total weight. Rows and columns that no edge connects do not influence each other. In larger
 * groups, the heaviest pairs are taken first.
 */
export function assignPairs(edges: readonly Edge[], rows: number, columns: number): readonly Edge[] {
  const sets = createDisjointSets(rows + columns);
  for (const { row, column } of edges) {
    sets.join(sets.find(row), sets.find(rows + column));
  }
  return [...groupBy(edges, ({ row }) => sets.find(row)).values()].flatMap((group) => {
    const size = Math.max(new Set(group.map(({ row }) => row)).size, new Set(group.map(({ column }) => column)).size);
    return size <= MAX_EXACT ? assignBest(group) : takeHeaviest(group);
  });
}

function takeHeaviest(edges: readonly Edge[]): readonly Edge[] {
  const rows = new Set<number>();
  const columns = new Set<number>();
  return edges
    .toSorted((a, b) => b.weight - a.weight || a.row - b.row || a.column - b.column)
    .filter(({ row, column }) => {
      const isFree = !rows.has(row) && !columns.has(column);
      if (isFree) {
        rows.add(row);
        columns.add(column);
      }
      return isFree;
    });
}

/**
 * The Hungarian method with potentials, on costs. Each row is assigned; a missing edge costs 0, an edge less.
 * See https://en.wikipedia.org/wiki/Hungarian_algorithm
 */
function assignBest(edges: readonly Edge[]): readonly Edge[] {
  const rows = numbersOf(edges.map(({ row }) => row));
  const columns = numbersOf(edges.map(({ column }) => column));
  const width = Math.max(rows.length, columns.length);
  const costs = Array.from({ length: rows.length }, () => new Float64Array(width));
  const rowAt = new Map(rows.map((row, index) => [row, index]));
  const columnAt = new Map(columns.map((column, index) => [column, index]));
  for (const { row, column, weight } of edges) {
    at(costs, rowAt.get(row) ?? 0)[columnAt.get(column) ?? 0] = -PAIR_WEIGHT - weight;
  }
  const assigned = solve(costs, width);
  return edges.filter(({ row, column }) => assigned[columnAt.get(column) ?? 0] === rowAt.get(row));
}

function numbersOf(numbers: readonly number[]): readonly number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** The row that is assigned to each column, or -1. There are at least as many columns as rows. */
function solve(costs: readonly Float64Array[], width: number): readonly number[] {
  const rowPotentials = new Float64Array(costs.length + 1);
  const potentials = new Float64Array(width + 1);
  /** From 1; the row of column 0 is the one that is being added. */
  const rowOf = new Int32Array(width + 1);
  for (let row = 1; row <= costs.length; row += 1) {
    rowOf[0] = row;
    augment(costs, { rowPotentials, potentials, rowOf });
  }
  return Array.from(rowOf.subarray(1), (row) => row - 1);
}

interface Assignment {
  readonly rowPotentials: Float64Array;
  readonly potentials: Float64Array;
  readonly rowOf: Int32Array;
}

/** Adds the row of column 0 by the cheapest chain of exchanges. */
function augment(costs: readonly Float64Array[], { rowPotentials, potentials, rowOf }: Assignment): void {
  const width = rowOf.length;
  const least = new Float64Array(width).fill(Number.POSITIVE_INFINITY);
  const cameFrom = new Int32Array(width);
  const isDone = new Uint8Array(width);
  let column = 0;
  while (at(rowOf, column) !== 0) {
    isDone[column] = 1;
    const row = at(rowOf, column);
    let next = 0;
    let step = Number.POSITIVE_INFINITY;
    for (let other = 1; other < width; other += 1) {
      if (at(isDone, other) === 1) {
        continue;
      }
      const cost = at(at(costs, row - 1), other - 1) - at(rowPotentials, row) - at(potentials, other);
      if (cost < at(least, other)) {
        least[other] = cost;
        cameFrom[other] = column;
      }
      if (at(least, other) < step) {
        step = at(least, other);
        next = other;
      }
    }
    for (let other = 0; other < width; other += 1) {
      if (at(isDone, other) === 1) {
        const owner = at(rowOf, other);
        rowPotentials[owner] = at(rowPotentials, owner) + step;
        potentials[other] = at(potentials, other) - step;
      } else {
        least[other] = at(least, other) - step;
      }
    }
    column = next;
  }
  while (column !== 0) {
    const from = at(cameFrom, column);
    rowOf[column] = at(rowOf, from);
    column = from;
  }
}
