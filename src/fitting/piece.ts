/** What a piece is made of, as dump and ledger name it. */
export type PieceKind =
  | 'system'
  | 'contract'
  | 'guideline'
  | 'instructions'
  | 'agent'
  | 'skill'
  | 'labels'
  | 'memory'
  | 'history'
  | 'attachment'
  | 'context'
  | 'commit'
  | 'pull-request'
  | 'file'
  | 'hunk'
  | 'query';

/** Higher stays longer; `required` is never cut. */
export type Priority = number | 'required';

/** How much of a text is shown: all of it, less and less of it, or that it exists. */
export const LEVELS = ['full', 'elided', 'outline', 'name'] as const;
export type Level = (typeof LEVELS)[number];

/** A shorter text that a piece is sent as before it goes. */
export interface Fallback {
  readonly level: Exclude<Level, 'full'>;
  readonly text: string;
  /** How long this form stays; not below that of the form before it. Without one it is that form's. */
  readonly priority?: Priority;
}

interface Standing {
  /** Unlike any other in its tree. */
  readonly id: string;
  readonly kind: PieceKind;
  readonly priority: Priority;
  /** Of pieces of one priority the lightest goes first, and of those the last in the tree; 1 where none is given. */
  readonly weight?: number;
  /** The file the text comes from. */
  readonly source?: string;
  /** Pieces of one label are kept or cut together: when the first of them would go, or never where one is required. */
  readonly keepWith?: string;
  /** Ids of pieces without which it goes. */
  readonly requires?: readonly string[];
  /** Ids of pieces it stands in for: it is sent only when all of these are cut. */
  readonly excludes?: readonly string[];
}

/** A leaf of the prompt tree: one text that is kept, shortened or cut. */
export interface TextPiece extends Standing {
  readonly text: string;
  /** How much of its source the text is, where it is not all of it. */
  readonly level?: Exclude<Level, 'full'>;
  /** Ever shorter forms. */
  readonly fallbacks?: readonly Fallback[];
}

/** A leaf that takes what is left: its text is made for the room there is when all others are fitted. */
export interface GrowingPiece extends Standing {
  /** Tokens it is sure of while it is kept. */
  readonly reserve: number;
  /** Writes at most `room` tokens, as `paragraphText`; an empty text leaves the piece out. */
  readonly grow: (room: number) => string;
}

export type Piece = TextPiece | GrowingPiece;

/** A branch: its opening and closing lines are written once, and only when a leaf below it is kept. */
export interface PieceGroup {
  readonly id: string;
  readonly open: string;
  readonly close: string;
  readonly children: readonly PieceNode[];
  /** Most tokens of it, its own lines included. */
  readonly limit?: number;
  /** The name of a share of the budget that it draws on with other groups. */
  readonly allotment?: string;
  /**
   * Kept or cut as one: this says when it is cut, in place of its pieces' own priorities and weights, unless one of them is
   * required. They are shortened at their own, and at the latest right before that.
   */
  readonly whole?: { readonly priority: number; readonly weight?: number };
}

export type PieceNode = Piece | PieceGroup;

/** One chat message as a tree; it is not sent when nothing of it is kept. */
export interface MessageTree {
  readonly role: 'system' | 'user' | 'assistant';
  readonly children: readonly PieceNode[];
}

/** Messages with the parts of the budget that their groups draw on, each from 0 to 1, by name. */
export interface PromptTree {
  readonly messages: readonly MessageTree[];
  readonly allotments: Readonly<Record<string, number>>;
}

export function isGroup(node: PieceNode): node is PieceGroup {
  return 'children' in node;
}

export function isGrowing(piece: Piece): piece is GrowingPiece {
  return 'grow' in piece;
}

/**
 * Makes a text fit to stand between others with exactly additive token counts: it begins with a character that
 * is neither blank nor a slash and ends with a line feed. In both encodings no token then crosses its edges.
 */
export function paragraphText(text: string): string {
  const body = text.endsWith('\n') ? text : `${text}\n`;
  if (!/^[^\p{White_Space}/]/u.test(body)) {
    throw new TypeError(
      `a piece must begin with a visible character other than a slash: ${JSON.stringify(body.slice(0, 20))}`,
    );
  }
  return body;
}
