import type { Guideline, Guidelines, LeftOutGuideline } from './types.ts';

/** A guideline in the form in which Copilot's review takes it. */
export interface CodingGuideline {
  readonly type: 'github.coding_guideline';
  readonly id: string;
  readonly data: {
    readonly id: number;
    readonly type: 'coding-guideline';
    readonly name: string;
    readonly description: string;
    readonly filePatterns: readonly string[];
  };
}

/** What `housestyle guidelines --format json` prints. */
export function guidelinesJson(guidelines: Guidelines): {
  readonly guidelines: readonly CodingGuideline[];
  readonly leftOut: readonly LeftOutGuideline[];
} {
  return { guidelines: guidelines.applicable.map(codingGuideline), leftOut: guidelines.leftOut };
}

function codingGuideline(guideline: Guideline): CodingGuideline {
  return {
    type: 'github.coding_guideline',
    id: String(guideline.id),
    data: {
      id: guideline.id,
      type: 'coding-guideline',
      name: guideline.name,
      description: guideline.content.text,
      filePatterns: guideline.filePatterns,
    },
  };
}
