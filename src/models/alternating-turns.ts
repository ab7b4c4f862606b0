import { isRecord } from '../text/record.ts';
import type { AssistantTurn } from './model.ts';
import { restoreTurnItems, type CallItems } from './restore-turn-items.ts';

/** A message of an API in which turns of user and assistant alternate, and which has its text, calls and results as blocks. */
export interface Turn<Block> {
  readonly role: 'user' | 'assistant';
  readonly content: Block[];
}

/** Content of an earlier answer. Only the model that wrote it may get it back. */
export interface OpaqueContent {
  /** Full name of that model, `provider:name`. */
  readonly by: string;
  readonly content: readonly unknown[];
}

/** Adds blocks to the last turn if it has the same role, or else as a new turn. */
export function appendBlocks<Block>(turns: Turn<Block>[], role: Turn<Block>['role'], blocks: readonly Block[]): void {
  const last = turns.at(-1);
  if (last?.role === role) {
    last.content.push(...blocks);
  } else if (blocks.length > 0) {
    turns.push({ role, content: [...blocks] });
  }
}

/**
 * The content that a model returned earlier (`opaque`), with the calls that were kept. Undefined if another one returned it.
 *
 * @param by full name of the model that is asked, `provider:name`
 */
export function returnedContent<Block extends object>(
  { opaque, toolCalls }: AssistantTurn,
  by: string,
  calls: CallItems<Block>,
): readonly Block[] | undefined {
  const isBlock = (block: unknown): block is Block => isRecord(block);
  return isRecord(opaque) && opaque['by'] === by && Array.isArray(opaque['content'])
    ? restoreTurnItems(opaque['content'].filter(isBlock), toolCalls, calls)
    : undefined;
}
