import type { Grown } from './grow.ts';
import {
  isGroup,
  isGrowing,
  type MessageTree,
  type Piece,
  type PieceNode,
  type PromptTree,
  type TextPiece,
} from './piece.ts';
import type { Form } from './measure.ts';
import type { PromptPlan } from './plan.ts';
import { GONE } from './tally.ts';

export interface ChatMessage {
  readonly role: MessageTree['role'];
  readonly content: string;
}

/** Where a piece stands in the messages; offsets in UTF-16 code units, the end exclusive. */
export interface PiecePlace {
  readonly message: number;
  readonly start: number;
  readonly end: number;
}

export interface RenderedPrompt {
  readonly messages: readonly ChatMessage[];
  /** Of the kept pieces, by index. */
  readonly places: ReadonlyMap<number, PiecePlace>;
}

/** Writes the messages of a tree; one of which nothing is kept is not sent. */
export function renderMessages(tree: PromptTree, plan: PromptPlan, grown: Grown): RenderedPrompt {
  const messages: ChatMessage[] = [];
  const places = new Map<number, PiecePlace>();
  let index = 0;
  let content = '';

  function renderNodes(nodes: readonly PieceNode[]): void {
    for (const node of nodes) {
      if (isGroup(node)) {
        const before = content;
        content += node.open;
        const opened = content.length;
        renderNodes(node.children);
        content = content.length === opened ? before : content + node.close;
      } else {
        renderPiece(node);
      }
    }
  }

  function renderPiece(piece: Piece): void {
    const form = plan.pieces[index]?.forms[grown.forms[index] ?? GONE];
    if (form !== undefined) {
      const start = content.length;
      content += isGrowing(piece) ? (grown.grown.get(index)?.text ?? '') : textOf(piece, form);
      places.set(index, { message: messages.length, start, end: content.length });
    }
    index += 1;
  }

  for (const message of tree.messages) {
    content = '';
    renderNodes(message.children);
    if (content !== '') {
      messages.push({ role: message.role, content });
    }
  }
  return { messages, places };
}

function textOf(piece: TextPiece, form: Form): string {
  return form.text === 0 ? piece.text : (piece.fallbacks?.[form.text - 1]?.text ?? piece.text);
}
