import type { Customization, CustomizationText, InstructionKind, Level } from '../customizations/types.ts';
import type { Statement } from './statements/statements.ts';

/** A customization's text that applies to these changes. */
export interface Guideline {
  /** Counts up from 2 in collection order: Copilot's id 1 is the pull request itself. */
  readonly id: number;
  readonly name: string;
  readonly kind: InstructionKind;
  readonly level: Level;
  /** The workspace folder it belongs to. Empty for the repository's root. */
  readonly folder: string;
  readonly content: CustomizationText;
  readonly statements: readonly Statement[];
  /** From the repository's root: `["*"]`, a folder's `src/**`, a language's `*.ext`, or the globs of `applyTo`. */
  readonly filePatterns: readonly string[];
  /** The changed files that it applies to, each with the glob, folder or language that matches it. */
  readonly appliesTo: ReadonlyMap<string, string>;
}

/** A customization that gives no guidance for these changes, and why. */
export interface LeftOutGuideline {
  readonly source: string;
  readonly reason: string;
}

/** The decision about one customization: whether it applies, and why. */
export type Decision =
  | { readonly kind: 'applies'; readonly customization: Customization; readonly guideline: Guideline }
  | { readonly kind: 'left-out'; readonly customization: Customization; readonly reason: string };

/** Something a team should know about how an instruction file was read. */
export interface GuidelineNote {
  readonly source: string;
  readonly message: string;
}

export interface Guidelines {
  readonly applicable: readonly Guideline[];
  readonly leftOut: readonly LeftOutGuideline[];
  /** One decision for each customization that was read, in collection order. */
  readonly decisions: readonly Decision[];
  readonly notes: readonly GuidelineNote[];
}
