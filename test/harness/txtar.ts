/** Several files in one text. */
export interface Archive {
  /** The text before the first file. */
  readonly comment: string;
  readonly files: ReadonlyMap<string, string>;
}

/**
 * Reads Go's txtar format: a comment, then each file below a line `-- path --`. We add one feature: in a file
 * `-- path (escaped) --`, `\u{202E}` means the character with this number, so that reviewers see invisible characters.
 * Throws an `Error` when a path appears twice or leads out of the archive's folder.
 */
export function readArchive(text: string): Archive {
  const [comment = '', ...parts] = text.split(HEADING);
  const files = new Map<string, string>();
  for (let at = 0; at < parts.length; at += GROUPS) {
    const [path = '', escaped, content = ''] = parts.slice(at, at + GROUPS);
    if (files.has(path) || path.split('/').some((name) => name === '' || name === '..')) {
      throw new Error(`"${path}" is not allowed in an archive, or appears twice`);
    }
    files.set(path, escaped === undefined ? content : unescaped(content));
  }
  return { comment: comment.trim(), files };
}

/** The groups of `HEADING`, and the text up to the next heading. */
const GROUPS = 3;
const HEADING = /^-- (.+?)(?: \((escaped)\))? --\n/m;

function unescaped(text: string): string {
  return text.replaceAll(/\\u\{([0-9A-F]+)\}/g, (_, digits: string) =>
    String.fromCodePoint(Number.parseInt(digits, 16)),
  );
}
