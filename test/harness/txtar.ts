/** Several files in one text. */
export interface Archive {
  /** What stands in front of the first file. */
  readonly comment: string;
  readonly files: ReadonlyMap<string, string>;
}

/**
 * Reads Go's txtar format: a comment, then each file below a line `-- path --`. Ours has one thing more: in a file
 * `-- path (escaped) --`, `\u{202E}` stands for the character, so that those that nobody sees can be reviewed.
 * Throws an `Error` for a path that is named twice or leads out of the archive's folder.
 */
export function readArchive(text: string): Archive {
  const [comment = '', ...parts] = text.split(HEADING);
  const files = new Map<string, string>();
  for (let at = 0; at < parts.length; at += GROUPS) {
    const [path = '', escaped, content = ''] = parts.slice(at, at + GROUPS);
    if (files.has(path) || path.split('/').some((name) => name === '' || name === '..')) {
      throw new Error(`An archive cannot hold "${path}" (again)`);
    }
    files.set(path, escaped === undefined ? content : unescaped(content));
  }
  return { comment: comment.trim(), files };
}

/** The groups of `HEADING`, and the text up to the next one. */
const GROUPS = 3;
const HEADING = /^-- (.+?)(?: \((escaped)\))? --\n/m;

function unescaped(text: string): string {
  return text.replaceAll(/\\u\{([0-9A-F]+)\}/g, (_, digits: string) =>
    String.fromCodePoint(Number.parseInt(digits, 16)),
  );
}
