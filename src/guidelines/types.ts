import type { CustomizationText } from '../customizations/types.ts';
import type { Statement } from './statements.ts';

/** A customization's text in force for these changes. */
export interface Guideline {
  /** Counts up from 2 in collection order: Copilot's id 1 is the pull request itself. */
  readonly id: number;
  readonly name: string;
  readonly content: CustomizationText;
  readonly statements: readonly Statement[];
  /** `["*"]`, the changed files' extensions for a language, or the globs of `applyTo`. */
  readonly filePatterns: readonly string[];
  /** The changed files the guideline is in force for. */
  readonly appliesTo: ReadonlySet<string>;
}

/** A customization that gives no guidance for these changes, and why. */
export interface LeftOutGuideline {
  readonly source: string;
  readonly reason: string;
}

export interface Guidelines {
  readonly inForce: readonly Guideline[];
  readonly leftOut: readonly LeftOutGuideline[];
}
