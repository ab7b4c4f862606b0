import { fitPrompt, type FittedPrompt } from '../../src/fitting/fit.ts';
import {
  paragraphText,
  type GrowingPiece,
  type PieceGroup,
  type PieceNode,
  type PromptTree,
  type TextPiece,
} from '../../src/fitting/piece.ts';
import { characterTokenizer } from '../../src/tokens/tokens.ts';

/** Tokens of a request with one message, in addition to its content. */
export const OVERHEAD = 7;

/** A piece with this number of characters, each of which is a token. */
export function leaf(
  id: string,
  priority: TextPiece['priority'],
  characters: number,
  more: Partial<TextPiece> = {},
): TextPiece {
  return { id, kind: 'guideline', priority, text: filler(characters), ...more };
}

/** A piece that takes the tokens that are left. */
export function growing(id: string, priority: TextPiece['priority'], more: Partial<GrowingPiece> = {}): GrowingPiece {
  return { id, kind: 'context', priority, reserve: 0, grow: (room) => (room < 2 ? '' : filler(room)), ...more };
}

/** A paragraph with this number of characters. The last one is a line feed. */
export function filler(characters: number): string {
  return paragraphText(`${'x'.repeat(characters - 1)}\n`);
}

export function group(id: string, children: readonly PieceNode[], more: Partial<PieceGroup> = {}): PieceGroup {
  return { id, open: '', close: '', children, ...more };
}

/** A tree of one message. */
export function tree(...children: readonly PieceNode[]): PromptTree {
  return { messages: [{ role: 'system', children }], allotments: {} };
}

/** Fits a tree by characters. Throws an error if the budget is too small. */
export function fit(prompt: PromptTree, budget: number): FittedPrompt {
  const fitted = fitPrompt(prompt, budget, characterTokenizer());
  if (fitted.kind === 'too-small') {
    throw new Error(`${fitted.cap} holds ${fitted.most} tokens, but ${fitted.least} are required`);
  }
  return fitted;
}

/** The ids of the pieces that are sent. */
export function kept({ pieces }: FittedPrompt): readonly string[] {
  return pieces.filter((entry) => entry.included).map((entry) => entry.id);
}
