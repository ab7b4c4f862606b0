import { get_encoding } from 'tiktoken';
import type { ChangedFile, DrawnLine } from '../change.ts';
import type { Oracle, Prompts, ShownLines } from '../types.ts';

/** The prompts that the built command is compared with. */
export const PLAIN_PROMPTS = ['hunks ±3', 'hunks ±10', 'whole changed files', 'whole files + direct imports'] as const;
export type PlainPrompt = (typeof PLAIN_PROMPTS)[number];

/** A quarter of the budget, and at most so many tokens, stay free for what a model looks up, as in a review. */
const MAX_RESERVE = 16_000;
/** Lines around a hunk if the whole file does not fit. */
const FALLBACK_LINES = 10;

const encoding = get_encoding('o200k_base');

/** What is needed to draw the plain prompts of a commit. */
export interface PlainInput {
  readonly files: readonly ChangedFile[];
  readonly imports: Oracle['imports'];
  readonly fixedTokens: number;
  readonly readFile: (path: string) => readonly string[] | undefined;
}

/** Lines of one file that are sent together. */
interface Block {
  readonly path: string;
  readonly lines: readonly DrawnLine[];
  readonly tokens: number;
}

/**
 * Draws plain prompts: each file into the first request that has room for it. A whole file that does not fit is reduced
 * to its hunks, and hunks that do not fit are divided.
 */
export function drawPlain(kind: PlainPrompt, input: PlainInput, budget: number): Prompts {
  const start = performance.now();
  const room = budget - Math.min(budget / 4, MAX_RESERVE) - input.fixedTokens;
  const requests: { blocks: Block[]; left: number }[] = [];
  const place = (block: Block): void => {
    const found = requests.find(({ left }) => left >= block.tokens);
    if (found === undefined) {
      requests.push({ blocks: [block], left: room - block.tokens });
    } else {
      found.blocks.push(block);
      found.left -= block.tokens;
    }
  };
  for (const file of input.files) {
    cutFile(kind, file, room).forEach(place);
  }
  if (kind === 'whole files + direct imports') {
    for (const request of requests) {
      addImports(request, input);
    }
  }
  return {
    requests: requests.map(({ blocks }) => readShown(blocks)),
    tokens: requests.reduce((sum, { left }) => sum + room - left + input.fixedTokens, 0),
    seconds: (performance.now() - start) / 1_000,
  };
}

function cutFile(kind: PlainPrompt, file: ChangedFile, room: number): readonly Block[] {
  const around = kind === 'hunks ±3' ? 3 : kind === 'hunks ±10' ? 10 : Infinity;
  const whole = makeBlock(file.path, around === Infinity ? file.lines : linesAround(file.lines, around));
  if (whole.tokens <= room) {
    return [whole];
  }
  const hunks = makeBlock(file.path, linesAround(file.lines, Math.min(around, FALLBACK_LINES)));
  if (hunks.tokens <= room) {
    return [hunks];
  }
  const blocks: Block[] = [];
  let lines: DrawnLine[] = [];
  for (const line of hunks.lines) {
    lines.push(line);
    // A block is drawn a little smaller than the room, so that only every so many lines have to be counted.
    if (lines.length % 20 === 0 && makeBlock(file.path, lines).tokens > room * 0.8) {
      blocks.push(makeBlock(file.path, lines));
      lines = [];
    }
  }
  return [...blocks, makeBlock(file.path, lines)];
}

function linesAround(lines: readonly DrawnLine[], around: number): readonly DrawnLine[] {
  const changed = lines.flatMap(({ sign }, index) => (sign === ' ' ? [] : [index]));
  const kept = new Set<number>();
  for (const index of changed) {
    for (let near = index - around; near <= index + around; near += 1) {
      kept.add(near);
    }
  }
  return lines.filter((_, index) => kept.has(index));
}

function addImports(request: { blocks: Block[]; left: number }, { files, imports, readFile }: PlainInput): void {
  const seen = new Set(files.map(({ path }) => path));
  for (const path of request.blocks.flatMap((block) => imports[block.path] ?? [])) {
    const lines = seen.has(path) ? undefined : readFile(path);
    seen.add(path);
    const block =
      lines &&
      makeBlock(
        path,
        lines.map((text, index) => ({ sign: ' ', number: index + 1, text }) as const),
      );
    if (block !== undefined && block.tokens <= request.left) {
      request.blocks.push(block);
      request.left -= block.tokens;
    }
  }
}

function makeBlock(path: string, lines: readonly DrawnLine[]): Block {
  const text = lines.map(({ number, sign, text }) => `${number} ${sign === ' ' ? '|' : sign}${text}\n`).join('');
  return { path, lines, tokens: countTokens(`File: ${path}\n${text}`) };
}

/** Counted line by line, because the package takes very long for long runs of one letter. */
function countTokens(text: string): number {
  let tokens = 0;
  for (let start = 0; start < text.length; start += 20_000) {
    tokens += encoding.encode_ordinary(text.slice(start, start + 20_000)).length;
  }
  return tokens;
}

function readShown(blocks: readonly Block[]): ShownLines {
  const shown = new Map<string, Set<number>>();
  for (const { path, lines } of blocks) {
    const numbers = shown.get(path) ?? new Set<number>();
    shown.set(path, numbers);
    for (const { sign, number } of lines) {
      if (sign !== '-') {
        numbers.add(number);
      }
    }
  }
  return shown;
}
