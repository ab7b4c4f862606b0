import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Half as AccuracyHalf } from '../accuracy/repositories.ts';

/** The `opened` half was the reported one, until its failures were looked at. */
export type Half = AccuracyHalf | 'opened';

export const HALVES: readonly Half[] = ['tuning', 'opened', 'reported'];

export type Label = 'background' | 'process' | 'rule' | 'decidable';

export const LABELS: readonly Label[] = ['background', 'process', 'rule', 'decidable'];

/** Line and column of the first character, from 1; and for a decidable statement, the check that its author means. */
export type LabelledPlace = readonly [line: number, column: number, label: Label, check?: string];

export interface LabelledRepository {
  readonly name: string;
  readonly url: string;
  readonly commit: string;
  readonly half: Half;
  readonly labels: readonly { readonly path: string; readonly places: readonly LabelledPlace[] }[];
}

/** The labels of the first pass. */
export function readLabels(): readonly LabelledRepository[] {
  return readFile('labels.json');
}

/** Two labels of one statement. */
export interface TwoLabels {
  readonly first: Label;
  readonly second: Label;
}

/** The statements of the second pass, with the labels of both. */
export function readBothPasses(): readonly TwoLabels[] {
  const first = new Map(
    readLabels().flatMap(({ name, labels }) =>
      labels.flatMap(({ path, places }) =>
        places.map(([line, column, label]) => [`${name} ${path}:${line}:${column}`, label] as const),
      ),
    ),
  );
  return readFile('second-pass.json').flatMap(({ name, labels }) =>
    labels.flatMap(({ path, places }) =>
      places.flatMap(([line, column, second]) => {
        const label = first.get(`${name} ${path}:${line}:${column}`);
        return label === undefined ? [] : [{ first: label, second }];
      }),
    ),
  );
}

/** The share of equal labels, and Cohen's kappa: how far it is above the share that chance alone would give, from 0 to 1. */
export function measureAgreement(labels: readonly TwoLabels[]): { readonly share: number; readonly kappa: number } {
  const shareOf = (test: (one: TwoLabels) => boolean): number => labels.filter(test).length / labels.length;
  const share = shareOf(({ first, second }) => first === second);
  const byChance = LABELS.map(
    (label) => shareOf(({ first }) => first === label) * shareOf(({ second }) => second === label),
  ).reduce((sum, product) => sum + product, 0);
  return { share, kappa: (share - byChance) / (1 - byChance) };
}

function readFile(name: string): readonly LabelledRepository[] {
  const text = readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8');
  return (JSON.parse(text) as { readonly repositories: readonly LabelledRepository[] }).repositories;
}
