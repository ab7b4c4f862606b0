import { isTestPath } from '../../symbols/is-test.ts';
import type { FindingKind, Severity } from '../types.ts';

/** What the model of acceptance knows of a finding: only what a posted comment shows as well. */
export interface JudgedFinding {
  readonly path: string;
  /** Undefined if a comment does not tell. */
  readonly severity: Severity | undefined;
  readonly kind: FindingKind | undefined;
  /** Whether it has code that can be applied with one click. */
  readonly hasSuggestion: boolean;
  /** The key of the statement that it cites. */
  readonly guideline: string | undefined;
}

/** Names a statement by its file and the beginning of its words, so that it is recognized where it moves. */
export function guidelineKey(source: string, words: string): string {
  return `${source}: ${words.slice(0, 80).trim()}`;
}

/** The features that a finding has. Each is either there or not; a finding of low severity without more has none. */
export function listFeatures({ path, severity, kind, hasSuggestion, guideline }: JudgedFinding): readonly string[] {
  return [
    ...(severity === undefined || severity === 'low' ? [] : [`severity ${severity}`]),
    ...(kind === undefined || kind === 'other' ? [] : [`kind ${kind}`]),
    ...(hasSuggestion ? ['has a suggestion'] : []),
    ...(isTestPath(path) ? ['is in a test'] : []),
    ...(guideline === undefined ? [] : ['cites a guideline', `guideline ${guideline}`]),
  ];
}
