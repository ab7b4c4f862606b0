import { at } from '../structures/at.ts';
import type { Grown } from './grow.ts';
import type { Form } from './measure.ts';
import { isGroup, isGrowing, type MessageTree, type Piece, type PieceNode, type PromptTree } from './piece.ts';
import { sentForm, type PromptPlan } from './plan.ts';

export interface ChatMessage {
  readonly role: MessageTree['role'];
  readonly content: string;
}

/** Where the text of a piece is in the messages. Offsets are in UTF-16 code units, and the end is exclusive. */
export interface PiecePlace {
  readonly message: number;
  readonly start: number;
  readonly end: number;
}

export interface RenderedPrompt {
  readonly messages: readonly ChatMessage[];
  /** Places of the pieces that are sent, by index. */
  readonly places: ReadonlyMap<number, PiecePlace>;
}

/** Writes the messages of a tree. A message without a kept piece is not sent. */
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
    const form = sentForm(plan, grown.forms, index);
    if (form !== undefined) {
      const start = content.length;
      content += grown.grown.get(index)?.text ?? readFormText(piece, form);
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

function readFormText(piece: Piece, form: Form): string {
  if (isGrowing(piece)) {
    throw new TypeError(`${piece.id} is kept and has no text`);
  }
  return form.text === 0 ? piece.text : at(piece.fallbacks ?? [], form.text - 1).text;
}
