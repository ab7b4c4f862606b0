/** The statement that a posted comment quotes. */
export interface QuotedStatement {
  /** Its words, folded by `foldQuote`. */
  readonly words: string;
  /** The line that names its file: `— [AGENTS.md:3](…)`. */
  readonly source: string;
}

/** Reads the rule that a comment of ours quotes, as `describeFinding` writes it; undefined if it quotes none. */
export function readCitation(body: string): QuotedStatement | undefined {
  const lines = body.replaceAll('\u200B', '').split(/\r?\n/);
  const at = lines.findIndex((line, index) => line.startsWith('> — ') && lines[index - 1]?.startsWith('> ') === true);
  return at < 0 ? undefined : { words: foldQuote((lines[at - 1] ?? '').slice(2)), source: (lines[at] ?? '').slice(4) };
}

/** The letters and digits of a text, so that neither Markdown nor its escapes and character references matter. */
export function foldQuote(text: string): string {
  const plain = text.replaceAll(/&(?:#\w{1,7}|[a-z]{2,6});/gi, ' ').toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}
