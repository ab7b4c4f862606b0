/** A text with a mark for the cursor, as tests write it. */
export interface Marked {
  readonly text: string;
  readonly at: { readonly line: number; readonly character: number };
}

/** Takes the mark `|` out of a text. A test whose text has no mark fails. */
export function readMarked(marked: string): Marked {
  const offset = marked.indexOf('|');
  if (offset < 0) {
    throw new Error('the text has no `|` for the cursor');
  }
  const before = marked.slice(0, offset).split('\n');
  return {
    text: marked.slice(0, offset) + marked.slice(offset + 1),
    at: { line: before.length - 1, character: before.at(-1)?.length ?? 0 },
  };
}

/** An agent with these lines in its frontmatter. */
export function agentWith(lines: string, body = 'Work.'): string {
  return `---\ndescription: Works. Use it for work.\n${lines}\n---\n\n${body}\n`;
}
