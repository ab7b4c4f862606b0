import type { JsonSchema } from '../../models/model.ts';

/** What a tool gave. Neither is trusted: a text of the repository may speak to the model. */
export type ToolOutcome =
  | { readonly kind: 'text'; readonly text: string }
  /** Why there is nothing, in a sentence that tells the model what it can do instead. */
  | { readonly kind: 'refused'; readonly reason: string };

/** Something that a model can look up. A tool never changes anything. */
export interface Tool {
  /** As Copilot names it where Copilot has it: `read_file`. */
  readonly name: string;
  readonly description: string;
  /** A JSON Schema of an object; what does not fit it never reaches `run`. */
  readonly parameters: JsonSchema;
  /** Runs alone: of several calls in one turn, those of such tools come one after the other. */
  readonly isExclusive?: true;
  /** `given` has the form of `parameters`. */
  run(given: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<ToolOutcome>;
}
