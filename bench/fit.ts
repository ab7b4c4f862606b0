import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { get_encoding as getEncoding } from 'tiktoken';
import { packedRanks } from '../scripts/rank-files.ts';
import { choosePieces } from '../src/fitting/choose.ts';
import { fitPrompt } from '../src/fitting/fit.ts';
import { paragraphText, type PieceGroup, type PromptTree, type TextPiece } from '../src/fitting/piece.ts';
import { planPrompt } from '../src/fitting/plan.ts';
import { readRanks, type Ranks } from '../src/tokens/ranks.ts';
import { characterTokenizer, createTokenizer } from '../src/tokens/tokens.ts';
import { renderByPromptTsx, type SharedNode } from '../test/fitting/prompt-tsx.ts';

const ENCODING = 'o200k_base';
const ROUNDS = 7;
const PIECES = 10_000;
const PASS_LIMIT = 1.3;
const GROWTH = 10;
const GROWTH_LIMIT = 1.2 * GROWTH;
const AGAIN_LIMIT = 20;
const PROMPT_TSX_PIECES = 5_000;
const PROMPT_TSX_LIMIT = 10;

const LINES_A_FILE = 20;
const PRIORITIES = 97;

/** Fits lines of this repository's history into half of their tokens, each time with a new tokenizer. */
export async function measureFit(): Promise<void> {
  const ranks = readRanks(await packedRanks(ENCODING));
  const lines = changedLines();
  await measureFirst(treeOf(lines, PIECES), ranks);
  await measureGrowth(treeOf(lines, PIECES), treeOf(lines, PIECES * GROWTH), ranks);
  await measurePromptTsx(treeOf(lines, PROMPT_TSX_PIECES));
}

/** The first fit, compared with one pass of tiktoken over the same text, and with other budgets for the same plan. */
async function measureFirst(tree: PromptTree, ranks: Ranks): Promise<void> {
  const text = textOf(tree);
  const encoding = getEncoding(ENCODING);
  const tokens = encoding.encode_ordinary(text).length;
  const plan = planPrompt(tree, createTokenizer(ENCODING, ranks));
  const shares = Array.from({ length: 19 }, (_, index) => (index + 1) / 20);
  const [tiktoken = 0, first = 0, others = 0] = await race(
    () => () => encoding.encode_ordinary(text),
    () => fitting(tree, tokens >> 1, ranks),
    () => () => shares.map((share) => choosePieces(plan, Math.floor(tokens * share))),
  );
  encoding.free();
  const again = others / shares.length;
  console.log(
    `fit: ${PIECES} pieces, ${tokens} tokens ${first.toFixed(0)} ms; tiktoken ${tiktoken.toFixed(0)} ms; ratio ${(first / tiktoken).toFixed(2)} (limit ${PASS_LIMIT}); again at ${shares.length} other budgets ${again.toFixed(1)} ms each; ratio ${(first / again).toFixed(0)} (at least ${AGAIN_LIMIT})`,
  );
}

/** The smaller tree is fitted several times, so that both sides leave the same work to the garbage collector. */
async function measureGrowth(small: PromptTree, large: PromptTree, ranks: Ranks): Promise<void> {
  const [smallMs = 0, largeMs = 0] = await race(
    () => {
      const fits = Array.from({ length: GROWTH }, () => fitting(small, textOf(small).length / 8, ranks));
      return () => fits.map((fit) => fit());
    },
    () => fitting(large, textOf(large).length / 8, ranks),
  );
  const each = smallMs / GROWTH;
  console.log(
    `fit: ${PIECES} pieces ${each.toFixed(0)} ms, ${PIECES * GROWTH} pieces ${largeMs.toFixed(0)} ms, ratio ${(largeMs / each).toFixed(1)} (limit ${GROWTH_LIMIT})`,
  );
}

/** Both count characters, which takes no time. So only choosing and rendering are compared. */
async function measurePromptTsx(tree: PromptTree): Promise<void> {
  const shared = tree.messages.map(({ children }) => children.map(shareNode));
  const budget = textOf(tree).length / 2;
  const [ours = 0, theirs = 0] = await race(
    () => () => fitPrompt(tree, budget, characterTokenizer()),
    () => () => renderByPromptTsx(shared, budget),
  );
  console.log(
    `fit: ${PROMPT_TSX_PIECES} pieces ${ours.toFixed(0)} ms; @vscode/prompt-tsx ${theirs.toFixed(0)} ms; ratio ${(theirs / ours).toFixed(0)} (at least ${PROMPT_TSX_LIMIT})`,
  );
}

function fitting(tree: PromptTree, budget: number, ranks: Ranks): () => unknown {
  const tokenizer = createTokenizer(ENCODING, ranks);
  return () => fitPrompt(tree, budget, tokenizer);
}

/**
 * Measures the milliseconds of each contender's fastest round. They take turns, because the load of the machine changes.
 * The time to prepare a round is not counted.
 */
async function race(...contenders: readonly (() => () => unknown)[]): Promise<readonly number[]> {
  const fastest = contenders.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, prepare] of contenders.entries()) {
      const run = prepare();
      const startedAt = performance.now();
      await run();
      fastest[index] = Math.min(fastest[index] ?? 0, performance.now() - startedAt);
    }
  }
  return fastest;
}

/** Added and removed lines of the last commits. */
function changedLines(): readonly string[] {
  const log = execFileSync('git', ['log', '-p', '--no-color', '-n', '40', '--', 'src', 'test'], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  if (log === '') {
    throw new Error('the history has no changes of src and test');
  }
  return log.split('\n').filter((line) => /^[+-](?![+-])/.test(line));
}

/** Makes a change of files from lines. If the history has too few lines, they are used again. */
function treeOf(lines: readonly string[], pieces: number): PromptTree {
  const files = Array.from({ length: pieces / LINES_A_FILE }, (_, file): PieceGroup => ({
    id: `file-${file}`,
    open: `<<<CHANGE ${file}\nFile: src/part-${file % 50}/module-${file}.ts (modified)\n`,
    close: `>>>CHANGE ${file}\n`,
    children: Array.from({ length: LINES_A_FILE }, (_, line) => pieceOf(lines, file * LINES_A_FILE + line)),
  }));
  return { messages: [{ role: 'user', children: files }], allotments: {} };
}

function pieceOf(lines: readonly string[], index: number): TextPiece {
  const text = paragraphText(`${(index % 400) + 1} ${lines[index % lines.length] ?? ''}`);
  return { id: `${index}`, kind: 'hunk', priority: (index * 31) % PRIORITIES, text };
}

function textOf({ messages }: PromptTree): string {
  const draw = (node: PromptTree['messages'][number]['children'][number]): string => {
    if ('children' in node) {
      return `${node.open}${node.children.map(draw).join('')}${node.close}`;
    }
    return 'text' in node ? node.text : '';
  };
  return messages.flatMap(({ children }) => children.map(draw)).join('');
}

/** A group without its lines, because prompt-tsx would not remove them with the last piece. */
function shareNode(node: PromptTree['messages'][number]['children'][number]): SharedNode {
  return 'children' in node
    ? { kind: 'section', priority: 0, passes: true, children: node.children.map(shareNode) }
    : { kind: 'leaf', priority: Number(node.priority), text: 'text' in node ? node.text : '' };
}
