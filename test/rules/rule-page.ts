import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const PAGES = join(import.meta.dirname, '../../docs/rules');

/** A file of an example, as the page shows it. */
export interface Block {
  /** The second word of the fence's info string. */
  readonly path: string;
  /**
   * `fixed`: what `--fix` makes of it; `suggested`: the same with the first change that `--fix=suggest` offers; `escaped`: `\u{200B}`, `\xFF`, `\r` and `\\` stand for what they mean, and
   * `\*{500 word }` for 500 times `word `.
   */
  readonly flags: readonly string[];
  /** The line numbers on the page, from 0, between the fences. */
  readonly firstLine: number;
  readonly endLine: number;
  readonly lines: readonly string[];
}

export interface Example {
  readonly name: string;
  readonly isFlagged: boolean;
  readonly blocks: readonly Block[];
}

export function readPage(id: string): string {
  return readFileSync(join(PAGES, `${id}.md`), 'utf8');
}

/**
 * Reads the examples of a page. Each heading `### …` below `## Flagged` and `## Not flagged` is one example. Each of its
 * fenced blocks is a file: three or more backticks, followed by, for example, `md .github/agents/a.agent.md`. A block
 * ` ```files ` lists further paths.
 */
export function readExamples(page: string): readonly Example[] {
  const examples: { name: string; isFlagged: boolean; blocks: Block[] }[] = [];
  let section: boolean | undefined;
  const lines = page.split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const fence = /^(`{3,})(\S*) ?(.*)$/.exec(line);
    if (fence !== null) {
      const end = lines.indexOf(fence[1] ?? '', at + 1);
      if (end < 0) {
        throw new Error(`the block of line ${at + 1} is not closed: ${line}`);
      }
      const [path = '', ...flags] = fence[2] === 'files' ? ['', 'files'] : (fence[3] ?? '').split(' ');
      const block = { path, flags, firstLine: at + 1, endLine: end, lines: lines.slice(at + 1, end) };
      if (section !== undefined && (path !== '' || flags.includes('files'))) {
        examples.at(-1)?.blocks.push(block);
      }
      at = end;
    } else if (line.startsWith('## ')) {
      section = line === '## Flagged' ? true : line === '## Not flagged' ? false : undefined;
    } else if (line.startsWith('### ') && section !== undefined) {
      examples.push({ name: line.slice('### '.length), isFlagged: section, blocks: [] });
    }
  }
  return examples;
}

/** Whether a block shows what becomes of a file, instead of the file. */
export function isResult({ flags }: Pick<Block, 'flags'>): boolean {
  return flags.includes('fixed') || flags.includes('suggested');
}

/** A line that shows a finding below its source line: carets, followed by the message. */
export const CARETS = /^\s*\^+ \S/;

/** The content of a block's file: its lines without the drawn findings, ending in a line feed. */
export function contentOf({ lines, flags }: Block): string | Uint8Array {
  const isInput = !isResult({ flags });
  const text = lines
    .filter((line) => !(isInput && CARETS.test(line)))
    .map((line) => `${line}\n`)
    .join('');
  return flags.includes('escaped') ? unescapeText(text) : text;
}

/** A `\` at the end of a line joins it with the next line, so that a file need not end in a line feed. */
function unescapeText(text: string): Uint8Array {
  const parts = text.split(/(\\\*\{\d+ [^{}]+\}|\\u\{[0-9A-Fa-f]+\}|\\x[0-9A-Fa-f]{2}|\\[rnt0e\\]|\\\n)/);
  return Buffer.concat(
    parts.map((part) => {
      const [, times, repeated] = /^\\\*\{(\d+) (.+)\}$/s.exec(part) ?? [];
      if (times !== undefined && repeated !== undefined) {
        return Buffer.from(Buffer.from(unescapeText(repeated)).toString().repeat(Number(times)));
      }
      if (part.startsWith('\\u')) {
        return Buffer.from(String.fromCodePoint(Number.parseInt(part.slice(3, -1), 16)));
      }
      if (part.startsWith('\\x')) {
        return Buffer.from([Number.parseInt(part.slice(2), 16)]);
      }
      return Buffer.from(SHORT[part] ?? part);
    }),
  );
}

const SHORT: Readonly<Record<string, string>> = {
  '\\r': '\r',
  '\\n': '\n',
  '\\t': '\t',
  '\\0': '\0',
  '\\e': '\u001B',
  '\\\\': '\\',
  '\\\n': '',
};
