import type { PartNodes } from '../prompt/arrange.ts';
import { agentPiece } from '../prompt/agent.ts';
import type { Tokenizer } from '../tokens/tokens.ts';
import type { Grammars } from '../syntax/types.ts';
import { composePrompt, type ComposedPrompt } from './compose-prompt.ts';
import { filesToName } from './files-to-name.ts';
import type { Prepared, ReviewSubject } from './prepare-review.ts';
import { readSurroundings } from './read-surroundings.ts';

/** What a prompt is made for and with. */
export interface ComposedFor {
  readonly tokenizer: Tokenizer;
  /** Most input tokens of one request. */
  readonly budget: number;
  readonly grammars: Grammars;
  /** Parts beyond those of every review: a conversation, what is remembered, what is asked for. */
  readonly parts?: PartNodes;
}

/** The requests of a review, and what stands around the change but could not be read. */
export interface ComposedReview extends ComposedPrompt {
  readonly leftOut: readonly { readonly source: string; readonly reason: string }[];
}

/** Composes the requests of a review: what `dump` shows and what is sent come from here, so that they are the same. */
export async function composeReview(
  { changes, readHead, description }: ReviewSubject,
  prepared: Prepared,
  { tokenizer, budget, grammars, parts }: ComposedFor,
): Promise<ComposedReview> {
  const reviewed = new Set(prepared.files.map(({ path }) => path));
  const surroundings = await readSurroundings(prepared.files, changes.source, readHead, grammars);
  const composed = composePrompt({
    files: prepared.files,
    guidelines: prepared.applied,
    description,
    others: filesToName({ changes }, prepared).filter((file) => !reviewed.has(file.path)),
    parts: { ...parts, agent: prepared.agent === undefined ? [] : [agentPiece(prepared.agent)] },
    surroundings: surroundings.files,
    budget,
    tokenizer,
  });
  return { ...composed, leftOut: surroundings.leftOut };
}
