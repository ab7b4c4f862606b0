/** What a piece is made of, as dump and ledger name it. */
export type PieceKind = 'system' | 'contract' | 'guideline' | 'pull-request' | 'file' | 'hunk';

/**
 * A leaf of the prompt tree: one text that is kept or cut whole.
 * Higher priorities stay longer; `required` is never cut.
 */
export interface Piece {
  readonly id: string;
  readonly kind: PieceKind;
  readonly priority: number | 'required';
  /** The file the text comes from. */
  readonly source?: string;
  readonly text: string;
}

/** A branch: its opening and closing lines are written once, and only when a leaf below it is kept. */
export interface PieceGroup {
  readonly id: string;
  readonly open: string;
  readonly close: string;
  readonly children: readonly PieceNode[];
}

export type PieceNode = Piece | PieceGroup;

/** One chat message as a tree. */
export interface MessageTree {
  readonly role: 'system' | 'user';
  readonly children: readonly PieceNode[];
}

export function isGroup(node: PieceNode): node is PieceGroup {
  return 'children' in node;
}

/**
 * Makes a text fit to stand between others with exactly additive token counts: it begins with a character that
 * is neither blank nor a slash and ends with a line feed. In both encodings no token then crosses its edges.
 */
export function paragraphText(text: string): string {
  const body = text.endsWith('\n') ? text : `${text}\n`;
  if (!/^[^\s/]/u.test(body)) {
    throw new TypeError(
      `a piece must begin with a visible character other than a slash: ${JSON.stringify(body.slice(0, 20))}`,
    );
  }
  return body;
}
