/** Suggested code, and the lines that the writer names for it, before anything is proven. */
export interface Replacement {
  /** The text as it was written. */
  readonly text: string;
  /** The lines that the writer names. */
  readonly stated: { readonly line?: number; readonly startLine?: number };
  /** Whether it is proven that the lines of the finding are meant. */
  readonly isCertain: boolean;
  /** Whether the quote contains all of the replaced lines, some of them, or none. */
  readonly covered: 'all' | 'some' | 'none';
  /** Why a person has to decide on it, as a clause. */
  readonly decision?: string;
}

/** Suggested code, and the text of the finding that suggests it. */
export interface Claim {
  readonly replacement: Replacement;
  /** The title and body of the finding. */
  readonly said: string;
}

/** The lines of the head that a suggestion would replace, with what is around them. No line has its line end. */
export interface Target {
  readonly path: string;
  /** VS Code's id. `plaintext` if the language is not known. */
  readonly language: string;
  /** The known lines: the whole head, or one hunk of it. */
  readonly known: readonly string[];
  readonly isWholeHead: boolean;
  /** The replaced lines in `known`, counted from 0. The end is exclusive. */
  readonly start: number;
  readonly end: number;
  /** The number of the first replaced line in the file. */
  readonly firstLine: number;
  readonly ending: '\n' | '\r\n';
}

/** The replaced lines themselves. */
export function replacedLines({ known, start, end }: Target): readonly string[] {
  return known.slice(start, end);
}

/** The known lines with new ones in place of the replaced lines. All other lines stay as they are. */
export function applyLines({ known, start, end }: Target, lines: readonly string[]): readonly string[] {
  return [...known.slice(0, start), ...lines, ...known.slice(end)];
}
