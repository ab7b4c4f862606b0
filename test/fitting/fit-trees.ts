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

/** What a request with one message costs beside its content. */
export const OVERHEAD = 7;

/** A piece of so many characters, each of which is a token. */
export function leaf(
  id: string,
  priority: TextPiece['priority'],
  characters: number,
  more: Partial<TextPiece> = {},
): TextPiece {
  return { id, kind: 'guideline', priority, text: filler(characters), ...more };
}

/** A piece that takes what is left. */
export function growing(id: string, priority: TextPiece['priority'], more: Partial<GrowingPiece> = {}): GrowingPiece {
  return { id, kind: 'context', priority, reserve: 0, grow: (room) => (room < 2 ? '' : filler(room)), ...more };
}

/** A paragraph of so many characters, of which the last ends its line. */
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

/** Fits a tree by characters; throws where it is too small. */
export function fit(prompt: PromptTree, budget: number): FittedPrompt {
  const fitted = fitPrompt(prompt, budget, characterTokenizer());
  if (fitted.kind === 'too-small') {
    throw new Error(`${fitted.cap} holds ${fitted.most} tokens, but ${fitted.least} are required`);
  }
  return fitted;
}

/** The ids of what is sent. */
export function kept({ pieces }: FittedPrompt): readonly string[] {
  return pieces.filter((entry) => entry.included).map((entry) => entry.id);
}
