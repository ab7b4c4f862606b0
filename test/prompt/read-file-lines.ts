/** What a strict reader takes from a file between its fence. */
export interface ReadFileLines {
  /** As the head names it, with what it says of its length. */
  readonly head: string;
  /** The lines that are shown, by their numbers. */
  readonly lines: ReadonlyMap<number, string>;
  /** The lines without a number, which are ours. */
  readonly notes: readonly string[];
}

const NOTE =
  /^\s*(?:\/\*|#|<!--|\[)? ?Lines? \d+(?:-\d+)? omitted ?(?:\*\/|-->|\])?$|^\((?:lines? \d+(?:-\d+)? (?:is|are) in the change|its lines are left out|it has the same text as .+|it is given elsewhere in this prompt)\)$/;

/** Reads it by its form alone, and throws at the first line that has no place in it. */
export function readFileLines(text: string): ReadFileLines {
  const [open = '', head = '', ...rest] = text.split('\n');
  const [, label = ''] = /^<<<FILE ([0-9a-f]{12})$/.exec(open) ?? [];
  const end = rest.indexOf(`>>>FILE ${label}`);
  if (label === '' || end !== rest.length - 2 || rest.at(-1) !== '' || !head.startsWith('File: ')) {
    throw new SyntaxError(`no file between its fence: ${JSON.stringify(text.slice(0, 200))}`);
  }
  const lines = new Map<number, string>();
  const notes: string[] = [];
  for (const line of rest.slice(0, end)) {
    const [, number, shown = ''] = /^(\d+) \|(.*)$/.exec(line) ?? [];
    if (number !== undefined) {
      lines.set(Number(number), readBack(shown));
    } else if (NOTE.test(line)) {
      notes.push(line.trim());
    } else {
      throw new SyntaxError(`a line that is neither a file's nor ours: ${JSON.stringify(line)}`);
    }
  }
  return { head: head.slice('File: '.length), lines, notes };
}

/** `\u{202E}` as the character it stands for. */
function readBack(text: string): string {
  return text.replaceAll(/\\u\{([0-9A-F]+)\}/g, (_escape, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  );
}
