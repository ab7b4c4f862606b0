/** One outcome: the features of a finding, by their numbers, and whether people accepted it. */
export interface Example {
  readonly features: readonly number[];
  readonly accepted: boolean;
}

/** How strongly weights are drawn to zero. A feature that was seen once has hardly a say. */
const PENALTY = 1;
/** The base is drawn to even odds only as far as needed if all outcomes are equal. */
const BASE_PENALTY = 0.01;
const MAX_STEPS = 50;
const CLOSE_ENOUGH = 1e-10;

/**
 * Fits the weights of a logistic model by Newton's method, with a quadratic penalty. The result is the only optimum, so it
 * depends on nothing but the examples.
 *
 * @param count how many features there are
 * @returns the weight of the base, then those of the features
 */
export function fitWeights(examples: readonly Example[], count: number, penalty = PENALTY): readonly number[] {
  const size = count + 1;
  let weights: readonly number[] = Array.from({ length: size }, () => 0);
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const { slope, curve } = describeLoss(examples, weights, penalty);
    const move = solve(curve, slope);
    weights = weights.map((weight, index) => weight - (move[index] ?? 0));
    if (Math.max(...move.map(Math.abs)) < CLOSE_ENOUGH) {
      break;
    }
  }
  return weights;
}

/** The probability of acceptance for features and weights as `fitWeights` returns them. */
export function probability(weights: readonly number[], features: readonly number[]): number {
  const sum = features.reduce((total, feature) => total + (weights[feature + 1] ?? 0), weights[0] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

interface Loss {
  readonly slope: readonly number[];
  readonly curve: number[][];
}

function describeLoss(examples: readonly Example[], weights: readonly number[], penalty: number): Loss {
  const of = (index: number): number => (index === 0 ? BASE_PENALTY : penalty);
  const slope = weights.map((weight, index) => of(index) * weight);
  const curve = weights.map((_, row) => weights.map((__, column) => (row === column ? of(row) : 0)));
  for (const { features, accepted } of examples) {
    const chance = probability(weights, features);
    const columns = [0, ...features.map((feature) => feature + 1)];
    for (const row of columns) {
      slope[row] = (slope[row] ?? 0) + chance - Number(accepted);
      const line = curve[row] ?? [];
      for (const column of columns) {
        line[column] = (line[column] ?? 0) + chance * (1 - chance);
      }
    }
  }
  return { slope, curve };
}

/** Solves a system of linear equations whose matrix is positive definite, by Gauss. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0]);
  const size = rows.length;
  for (let pivot = 0; pivot < size; pivot += 1) {
    const top = rows[pivot] ?? [];
    for (const row of rows.slice(pivot + 1)) {
      const factor = (row[pivot] ?? 0) / (top[pivot] ?? 1);
      for (let column = pivot; column <= size; column += 1) {
        row[column] = (row[column] ?? 0) - factor * (top[column] ?? 0);
      }
    }
  }
  const solution: number[] = Array.from({ length: size }, () => 0);
  for (let index = size - 1; index >= 0; index -= 1) {
    const row = rows[index] ?? [];
    const known = solution.reduce((sum, value, column) => (column > index ? sum + (row[column] ?? 0) * value : sum), 0);
    solution[index] = ((row[size] ?? 0) - known) / (row[index] ?? 1);
  }
  return solution;
}
