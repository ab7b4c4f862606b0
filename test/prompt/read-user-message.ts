/** What a strict reader takes from the user's message of a review. */
export interface UserMessage {
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly files: readonly ReadFile[];
}

export interface ReadFile {
  readonly path: string;
  readonly status: string;
  readonly previousPath: string | undefined;
  readonly hunks: readonly ReadHunk[];
}

interface ReadHunk {
  readonly head: string;
  readonly heading: string;
  /** Number, sign and text of each line. */
  readonly lines: readonly (readonly [number: number, sign: string, text: string])[];
}

interface Fenced {
  readonly before: string | undefined;
  readonly name: string;
  readonly lines: readonly string[];
}

const INTRODUCTIONS = new Map([
  ["The author's title of the change:", 'TITLE'],
  ["The author's description:", 'DESCRIPTION'],
  ['The change under review:', 'CHANGE'],
]);

const END = 'Now review this change by the rules and guidelines above, and answer in the form that was asked for.\n';

/**
 * Reads the message by its form alone, and throws at the first line that has no place in it. Knows nothing of how it is
 * written: a fence ends at the first line that equals its closing one, and what is written out is read back.
 */
export function readUserMessage(message: string): UserMessage {
  const fences = readFences(message.endsWith(END) ? message.slice(0, -END.length) : message);
  const contentOf = (name: string): string | undefined => {
    const [found, ...others] = fences.filter((fence) => fence.name === name);
    demand(others.length === 0, `one ${name}`);
    return found === undefined ? undefined : readQuoted(found.lines);
  };
  for (const [index, { before, name }] of fences.entries()) {
    // Of the change at most the first file is introduced.
    const needsNone = name === 'CHANGE' && before === undefined;
    const isFirst = fences[index - 1]?.name !== name;
    demand(needsNone || (isFirst && INTRODUCTIONS.get(before ?? '') === name), `a place for ${name}`);
  }
  return {
    title: contentOf('TITLE'),
    description: contentOf('DESCRIPTION'),
    files: fences.filter(({ name }) => name === 'CHANGE').map(({ lines }) => readChange(lines)),
  };
}

function readFences(message: string): readonly Fenced[] {
  demand(message === '' || message.endsWith('\n'), 'an end of the last line');
  const lines = message.split('\n').slice(0, -1);
  const fences: Fenced[] = [];
  let at = 0;
  while (at < lines.length) {
    const before = INTRODUCTIONS.has(lines[at] ?? '') ? lines[at++] : undefined;
    const [, name = '', label = ''] = /^<<<([A-Z]+) ([0-9a-f]{12})$/.exec(lines[at] ?? '') ?? [];
    demand(name !== '', `a fence instead of ${JSON.stringify(lines[at])}`);
    const end = lines.indexOf(`>>>${name} ${label}`, at);
    demand(end > 0, 'an end of the fence');
    fences.push({ before, name, lines: lines.slice(at + 1, end) });
    at = end + 1;
  }
  return fences;
}

function readQuoted(lines: readonly string[]): string {
  return lines
    .map((line) => {
      demand(line.startsWith('| '), `a bar before ${JSON.stringify(line)}`);
      return readBack(line.slice(2));
    })
    .join('\n');
}

function readChange([file = '', ...lines]: readonly string[]): ReadFile {
  const hunks: { head: string; heading: string; lines: ReadHunk['lines'][number][] }[] = [];
  for (const line of lines) {
    const [, head, , heading = ''] = /^(@@ old \d+,\d+ new \d+,\d+ @@)( (.*))?$/.exec(line) ?? [];
    const [, number, sign = '', text = ''] = /^(\d+) ([-+|])(.*)$/.exec(line) ?? [];
    if (head !== undefined) {
      hunks.push({ head, heading: readBack(heading), lines: [] });
    } else {
      demand(number !== undefined && hunks.length > 0, `a line of the change instead of ${JSON.stringify(line)}`);
      hunks.at(-1)?.lines.push([Number(number), sign, readBack(text)]);
    }
  }
  return { ...readName(file), hunks };
}

const NAME = String.raw`"(?:[^"\\]|\\.)*"|[^"()\n]+?`;
const FILE = new RegExp(
  String.raw`^File: (${NAME}) \((added|removed|modified|renamed|copied|changed)(?: from (${NAME}))?\)$`,
);

function readName(line: string): Omit<ReadFile, 'hunks'> {
  const [, path, status = '', previous] = FILE.exec(line) ?? [];
  demand(path !== undefined, `a file's name instead of ${JSON.stringify(line)}`);
  return { path: unquote(path ?? ''), status, previousPath: previous === undefined ? undefined : unquote(previous) };
}

function unquote(name: string): string {
  return name.startsWith('"')
    ? String(
        JSON.parse(
          name.replaceAll(/\\\\|\\u\{([0-9A-F]+)\}/g, (escape, hex?: string) =>
            hex === undefined ? escape : inJson(hex),
          ),
        ),
      )
    : name;
}

function inJson(hex: string): string {
  return JSON.stringify(String.fromCodePoint(Number.parseInt(hex, 16))).slice(1, -1);
}

/** `\u{202E}` as the character it stands for. */
function readBack(text: string): string {
  return text.replaceAll(/\\u\{([0-9A-F]+)\}/g, (_escape, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  );
}

function demand(holds: boolean, what: string): void {
  if (!holds) {
    throw new SyntaxError(`the message has not ${what}`);
  }
}
