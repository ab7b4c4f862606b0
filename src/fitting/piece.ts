/** What the text of a piece is, as dump and ledger name it. */
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
  | 'note'
  | 'commit'
  | 'pull-request'
  | 'file'
  | 'hunk'
  | 'query';

/** Pieces with a higher priority are cut later. `required` is never cut. */
export type Priority = number | 'required';

/** How much of a text is sent: all of it, less and less of it, or only its name. */
export const LEVELS = ['full', 'elided', 'outline', 'name'] as const;
export type Level = (typeof LEVELS)[number];

/** A shorter text that is sent in place of a piece before the piece is cut. */
export interface Fallback {
  readonly level: Exclude<Level, 'full'>;
  readonly text: string;
  /** When this form is cut. It is never below the priority of the form before it, which is the default. */
  readonly priority?: Priority;
}

/** The provider that found the text of a piece, why the text helps, and its worth for each token. */
export interface Provided {
  readonly by: string;
  readonly why: string;
  readonly worth: number;
}

/** What all pieces have: where they come from, and when they are cut. */
interface CommonPiece {
  /** Unique in its tree. */
  readonly id: string;
  readonly kind: PieceKind;
  readonly priority: Priority;
  /** If several pieces have the same priority, the lightest is cut first; equal ones are cut from the end of the tree. The default is 1. */
  readonly weight?: number;
  /** The file the text comes from. */
  readonly source?: string;
  /** For a dump: who found the text, why it is here, and what it is worth. */
  readonly provided?: Provided;
  /**
   * Pieces with the same label are kept or cut together. They are cut when the first of them would be, and never if one
   * of them is required.
   */
  readonly keepWith?: string;
  /** Ids of other pieces. When one of them is gone, this piece is cut too. */
  readonly requires?: readonly string[];
  /** Ids of pieces for which this one is a stand-in: it is sent only when all of them are cut. */
  readonly excludes?: readonly string[];
}

/** A leaf of the prompt tree: one text that is kept, shortened or cut. */
export interface TextPiece extends CommonPiece {
  readonly text: string;
  /** How much of its source the text shows. Absent if it shows all of it. */
  readonly level?: Exclude<Level, 'full'>;
  /** Shorter and shorter forms. */
  readonly fallbacks?: readonly Fallback[];
}

/** A leaf that uses the tokens that are left: its text is written when all other pieces are fitted. */
export interface GrowingPiece extends CommonPiece {
  /** Tokens that are set aside for it while it is kept. */
  readonly reserve: number;
  /** Writes at most `most` tokens, as a `paragraphText`. An empty text leaves the piece out. */
  readonly grow: (most: number) => string;
}

export type Piece = TextPiece | GrowingPiece;

/** A branch of the prompt tree. Its opening and closing lines are written only when a leaf below it is kept. */
export interface PieceGroup {
  readonly id: string;
  readonly open: string;
  readonly close: string;
  readonly children: readonly PieceNode[];
  /** The most tokens that it may take, with its own lines. */
  readonly limit?: number;
  /** The name of a share of the budget that it uses together with other groups. */
  readonly allotment?: string;
  /**
   * Set if all pieces of the group are kept or cut together. It says when they are cut, in place of their own priorities
   * and weights, unless one of them is required. They are still shortened by their own, before they are cut at the latest.
   */
  readonly whole?: { readonly priority: number; readonly weight?: number };
}

export type PieceNode = Piece | PieceGroup;

/** One chat message as a tree. It is not sent when none of its pieces is kept. */
export interface MessageTree {
  readonly role: 'system' | 'user' | 'assistant';
  readonly children: readonly PieceNode[];
}

/** The messages of a prompt before it is fitted to a budget. */
export interface PromptTree {
  readonly messages: readonly MessageTree[];
  /** Shares of the budget from 0 to 1, by name. Groups use them by `allotment`. */
  readonly allotments: Readonly<Record<string, number>>;
}

export function isGroup(node: PieceNode): node is PieceGroup {
  return 'children' in node;
}

export function isGrowing(piece: Piece): piece is GrowingPiece {
  return 'grow' in piece;
}

/**
 * Makes a text whose tokens can be counted on their own and added to those of its neighbours. Token counts of parts may
 * be added only where no token can cross the edge between them. So the text has to begin with a character that is
 * neither blank nor a slash, and it ends with a line feed: in both encodings no token then crosses its edges.
 *
 * @throws TypeError if the text begins with a blank or a slash
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
