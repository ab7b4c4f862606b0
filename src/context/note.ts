/**
 * A text from outside of the code that helps to understand a change, such as a linked issue or a result of another tool.
 * Somebody else wrote it, so prompts show it as material.
 */
export interface ContextNote {
  /** The name of the provider that found it. */
  readonly provider: string;
  /** Where the text comes from, as ledgers and dumps name it: `octo/shop#12`, a path, the name of a tool. */
  readonly source: string;
  /** What the text is, on one line: `Issue octo/shop#12 (open): The total is wrong`. The default is the provider. */
  readonly title?: string;
  readonly text: string;
  /** For readers of a dump, such as "the description says `Fixes #12`". */
  readonly why: string;
  /** How much it helps, on the scale of `ContextPiece.worth`. Notes are chosen by their worth for each token. */
  readonly worth: number;
  /** The changed files that it is about. Absent if it is about the whole change. */
  readonly for?: readonly string[];
}

/** The paths of a note that a request has; undefined if the note does not belong there. */
export function notedPaths(note: ContextNote, paths: ReadonlySet<string>): readonly string[] | undefined {
  const noted = note.for?.filter((path) => paths.has(path)) ?? [];
  return noted.length === 0 ? undefined : noted;
}

const CHARACTERS_PER_TOKEN = 4;
/** The heading of a note, and the bars before its lines. */
const TOKENS_PER_NOTE = 12;

/** Worth for each token, roughly. It may be compared with `ContextFragment.weight`. */
export function weighNote({ text, worth }: Pick<ContextNote, 'text' | 'worth'>): number {
  return worth / (TOKENS_PER_NOTE + text.length / CHARACTERS_PER_TOKEN);
}
