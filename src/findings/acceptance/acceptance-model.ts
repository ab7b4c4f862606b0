import { isRecord } from '../../text/record.ts';
import { fitWeights, probability } from './fit-weights.ts';
import { listFeatures, type JudgedFinding } from './features.ts';

/** What people did with a finding of a past pull request. */
export interface Outcome extends JudgedFinding {
  readonly accepted: boolean;
}

/** A feature with its weight, and the outcomes that it comes from. */
export interface LearnedFeature {
  readonly name: string;
  /** What it adds to the logarithm of the odds. */
  readonly weight: number;
  readonly outcomes: number;
  readonly accepted: number;
}

/** A logistic model of which findings people accept, as the file of `learned` has it. */
export interface AcceptanceModel {
  readonly version: 1;
  readonly outcomes: number;
  readonly accepted: number;
  /** The logarithm of the odds of a finding without features. */
  readonly base: number;
  /** By name. */
  readonly features: readonly LearnedFeature[];
}

/** With fewer outcomes, the model has no say. */
export const LEAST_OUTCOMES = 30;
/** A guideline with fewer outcomes counts only as a guideline. */
const LEAST_OF_GUIDELINE = 3;
/** The guidelines with the most outcomes have weights of their own. */
const MOST_GUIDELINES = 40;
/** Enough to tell two features apart, and the same on all machines. */
const DECIMALS = 4;

/** Learns from outcomes. The order of the outcomes does not matter. */
export function learnAcceptance(outcomes: readonly Outcome[], penalty?: number): AcceptanceModel {
  const rows = outcomes.map((outcome) => ({ accepted: outcome.accepted, names: listFeatures(outcome) }));
  const counts = new Map<string, { outcomes: number; accepted: number }>();
  for (const { names, accepted } of rows) {
    for (const name of names) {
      const count = counts.get(name) ?? { outcomes: 0, accepted: 0 };
      counts.set(name, { outcomes: count.outcomes + 1, accepted: count.accepted + Number(accepted) });
    }
  }
  const names = chooseFeatures(counts);
  const numbers = new Map(names.map((name, index) => [name, index]));
  const examples = rows.map((row) => ({
    accepted: row.accepted,
    features: row.names.flatMap((name) => numbers.get(name) ?? []),
  }));
  const [base = 0, ...weights] = examples.length === 0 ? [] : fitWeights(examples, names.length, penalty);
  return {
    version: 1,
    outcomes: rows.length,
    accepted: rows.filter(({ accepted }) => accepted).length,
    base: round(base),
    features: names.map((name, index) => ({
      name,
      weight: round(weights[index] ?? 0),
      ...(counts.get(name) ?? { outcomes: 0, accepted: 0 }),
    })),
  };
}

function chooseFeatures(counts: ReadonlyMap<string, { readonly outcomes: number }>): readonly string[] {
  const outcomesOf = (name: string): number => counts.get(name)?.outcomes ?? 0;
  const all = [...counts.keys()].toSorted();
  const guidelines = all
    .filter((name) => name.startsWith('guideline ') && outcomesOf(name) >= LEAST_OF_GUIDELINE)
    .toSorted((one, other) => outcomesOf(other) - outcomesOf(one))
    .slice(0, MOST_GUIDELINES);
  const kept = new Set(guidelines);
  return all.filter((name) => kept.has(name) || !name.startsWith('guideline '));
}

function round(value: number): number {
  return Number(value.toFixed(DECIMALS));
}

/** The probability that people accept a finding; undefined if there are too few outcomes to say so. */
export function predictAcceptance(model: AcceptanceModel, finding: JudgedFinding): number | undefined {
  if (model.outcomes < LEAST_OUTCOMES) {
    return undefined;
  }
  const numbers = new Map(model.features.map(({ name }, index) => [name, index]));
  const features = listFeatures(finding).flatMap((name) => numbers.get(name) ?? []);
  return probability([model.base, ...model.features.map(({ weight }) => weight)], features);
}

/** Reads a model from JSON; returns what is wrong with it as a clause. */
export function readAcceptanceModel(value: unknown): AcceptanceModel | string {
  if (!isRecord(value) || value['version'] !== 1) {
    return 'it has no `"version": 1`';
  }
  const { outcomes, accepted, base, features } = value;
  if (!isCount(outcomes) || !isCount(accepted) || !isWeight(base)) {
    return '`outcomes`, `accepted` or `base` is not a number';
  }
  if (!Array.isArray(features)) {
    return '`features` is not a list';
  }
  const read = features.flatMap((one: unknown) => readFeature(one) ?? []);
  return read.length === features.length
    ? { version: 1, outcomes, accepted, base, features: read }
    : 'a feature has no `name`, `weight`, `outcomes` or `accepted`';
}

function readFeature(value: unknown): LearnedFeature | undefined {
  if (!isRecord(value)) {
    return undefined;
  }
  const { name, weight, outcomes, accepted } = value;
  return typeof name === 'string' && isWeight(weight) && isCount(outcomes) && isCount(accepted)
    ? { name, weight, outcomes, accepted }
    : undefined;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function isWeight(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
