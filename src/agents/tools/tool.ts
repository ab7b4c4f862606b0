import type { JsonSchema } from '../../models/model.ts';

/** The result of a tool. It is not trusted: a text of the repository may contain instructions for the model. */
export type ToolOutcome =
  | { readonly kind: 'text'; readonly text: string }
  /** Why there is no result, and what the model can do instead. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** A model that the tool asks is in a batch that is not answered yet, so the conversation cannot go on now. */
  | { readonly kind: 'waiting' };

/**
 * A tool with which a model looks something up. A tool never changes anything.
 *
 * A tool reads files through `files/file-sources.ts`, or asks `files/why-hidden.ts` first: these respect content
 * exclusion and files with secrets. It runs a regular expression of a model only with `search/linear-regex.ts`.
 */
export interface Tool {
  /** Copilot's name for the tool, if Copilot has it: `read_file`. */
  readonly name: string;
  readonly description: string;
  /** A JSON Schema of an object. Arguments that do not match it never reach `run`. */
  readonly parameters: JsonSchema;
  /** Calls of exclusive tools in one turn run one after the other. */
  readonly isExclusive?: true;
  /** `given` matches `parameters`. */
  run(given: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<ToolOutcome>;
}
