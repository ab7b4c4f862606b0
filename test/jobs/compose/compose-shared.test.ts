import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ContextPiece, FoundContext } from '../../../src/context/piece.ts';
import { composePrompt, type PromptInput } from '../../../src/jobs/compose/compose-prompt.ts';
import { historyPieces } from '../../../src/prompt/parts/history.ts';
import { memoryPieces } from '../../../src/prompt/parts/memory.ts';
import { characterTokenizer } from '../../../src/tokens/tokens.ts';
import { fileOf, hunkAt } from '../../findings/file-change.ts';

const INPUT = {
  files: [],
  guidelines: [],
  description: { title: 'T', body: 'B' },
  tokenizer: characterTokenizer(),
  contextTokens: 12_000,
} satisfies Omit<PromptInput, 'budget'>;

/** The fixed part, and little more. */
const LEAST = composePrompt({ ...INPUT, files: [fileOf('a.ts', hunkAt(1, ['+x']))], budget: 100_000 }).requests[0]!
  .tokens;

/** So large that no part is cut. */
const CHANGE = Array.from({ length: LEAST }, () => '+x');

/** Pieces of 40 lines for each of some files. */
function aroundFiles(count: number): FoundContext {
  const paths = Array.from({ length: count }, (_, index) => `f${index}.ts`);
  const lines = Array.from({ length: 40 }, (_, index) => `${index % 4 === 0 ? 'block' : '  line'} ${index}`);
  const pieces = paths.flatMap((path) =>
    [0, 10, 20, 30].map((from, index): ContextPiece => ({
      path,
      from: from + 1,
      to: from + 10,
      worth: 4 - index,
      provider: 'enclosing',
      why: 'around',
      for: [path],
    })),
  );
  return { pieces, notes: [], lines: new Map(paths.map((path) => [path, lines])) };
}

function partsOf(turns: number, facts: number): NonNullable<PromptInput['parts']> {
  const conversation = Array.from({ length: turns }, (_, index) => ({
    role: index % 2 === 0 ? ('user' as const) : ('assistant' as const),
    content: `turn ${index} ${'x'.repeat(index * 7)}`,
  }));
  const entries = Array.from({ length: facts }, (_, index) => ({
    subject: `s${index}`,
    fact: 'y'.repeat(20 + index),
    citations: [],
    reason: undefined,
    category: undefined,
    path: 'memory.json',
  }));
  return { history: historyPieces(conversation, 300), memory: memoryPieces(entries, 420) };
}

it('a conversation, memory and surrounding code cause no further request, and all requests share the same bytes', () => {
  const surroundings = aroundFiles(6);
  let several = 0;
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 }),
      fc.nat(8),
      fc.nat(4),
      fc.integer({ min: Math.ceil((LEAST + 300) / 0.9), max: LEAST + 6_000 }),
      (sizes, turns, facts, budget) => {
        const files = sizes.map((lines, index) =>
          fileOf(
            `f${index}.ts`,
            hunkAt(1, [' a', ' b', ' c', ...Array.from({ length: lines }, () => '+changed line'), ' d', ' e', ' f']),
          ),
        );
        const bare = composePrompt({ ...INPUT, files, budget });
        const heads = new Map(files.map(({ path }) => [path, [`function of${path}(`, 'class Long { '.repeat(6)]]));
        const parts = partsOf(turns, facts);
        const full = composePrompt({ ...INPUT, files, budget, surroundings, heads, parts });
        expect(full.requests.length).toBe(bare.requests.length);
        expect(full.tooLarge.length).toBe(bare.tooLarge.length);
        const prefixes = full.requests.map(({ messages: [system, user] }) => [
          system?.content,
          user?.content.split(/Code that the change belongs|The change under review/)[0],
        ]);
        expect(new Set(prefixes.map((prefix) => JSON.stringify(prefix))).size).toBeLessThanOrEqual(1);
        for (const { tokens, pieces } of full.requests) {
          expect(tokens).toBeLessThanOrEqual(budget);
          const shared = pieces.filter(({ id }) => full.shared.has(id));
          expect(shared).toEqual([...full.shared.values()]);
        }
        several += full.requests.length > 1 ? 1 : 0;
      },
    ),
  );
  expect(several).toBeGreaterThan(0);
});

/** Most characters of the fence, the introduction and the head of a file around a first piece of context. */
const LINES_AROUND = 500;

it('no code around the change is cut that would still fit into its request, whatever the budget is', () => {
  const context = aroundFiles(4);
  let cuts = 0;
  let strict = 0;
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 4 }),
      fc.nat(3),
      fc.nat(3_000),
      fc.integer({ min: Math.ceil((LEAST + 300) / 0.9), max: LEAST + 5_000 }),
      (sizes, turns, contextTokens, budget) => {
        const files = sizes.map((lines, index) =>
          fileOf(
            `f${index}.ts`,
            hunkAt(
              35,
              Array.from({ length: lines }, () => '+changed line'),
            ),
          ),
        );
        const input = { ...INPUT, files, surroundings: context, parts: partsOf(turns, 1), contextTokens, budget };
        for (const { tokens, pieces } of composePrompt(input).requests) {
          const ofContext = pieces.filter(({ kind }) => kind === 'context');
          const used = ofContext.reduce((sum, piece) => sum + (piece.included ? piece.tokens : 0), 0);
          const most = Math.min(
            contextTokens,
            Math.floor(Math.min(budget, 8_000) * 0.2 + Math.max(0, budget - 8_000) * 0.25),
          );
          for (const piece of ofContext.filter(({ included }) => !included)) {
            cuts += 1;
            const isFileOpen = ofContext.some(({ included, source }) => included && source === piece.source);
            const more = piece.tokens + (isFileOpen ? 0 : LINES_AROUND);
            strict += isFileOpen ? 1 : 0;
            expect(more > budget - tokens || used + more > most).toBe(true);
          }
        }
      },
    ),
  );
  expect(cuts).toBeGreaterThan(20);
  expect(strict).toBeGreaterThan(5);
});

it('the code around the change is dropped after the conversation', () => {
  const surroundings = aroundFiles(1);
  const files = [fileOf('f0.ts', hunkAt(35, CHANGE))];
  const input = { ...INPUT, files, surroundings, parts: partsOf(6, 0) };
  const all = composePrompt({ ...input, budget: 100_000 }).requests[0]!;
  const cut = composePrompt({ ...input, budget: all.tokens - 1 }).requests[0]!;
  expect(cut.pieces.flatMap(({ id, included }) => (included ? [] : [id]))).toEqual(['history/1', 'history/2']);
});

it('names the files that are not under review, unless other text would be dropped for them', () => {
  const others = [{ ...fileOf('old.ts'), status: 'removed' as const, deletions: 9 }];
  const files = [fileOf('a.ts', hunkAt(1, CHANGE))];
  const [request] = composePrompt({ ...INPUT, files, others, budget: 100_000 }).requests;
  expect(request?.messages[1]?.content).toContain('| old.ts (removed) +0 -9\n');
  const tight = composePrompt({ ...INPUT, files, others, budget: request!.tokens - 1 }).requests[0]!;
  expect(tight.pieces.flatMap(({ id, included }) => (included ? [] : [id]))).toEqual(['change/map']);
});

it('shows a map of the whole change in each request, if there are several', () => {
  const files = [0, 1, 2].map((index) =>
    fileOf(
      `f${index}.ts`,
      hunkAt(
        1,
        Array.from({ length: 60 }, () => '+a changed line of this file'),
      ),
    ),
  );
  const heads = new Map([['f1.ts', ['export function one() {']]]);
  const others = [{ ...fileOf('old.ts'), status: 'removed' as const, deletions: 9 }];
  const mapsIn = (budget: number): readonly (string | undefined)[] =>
    composePrompt({ ...INPUT, files, others, heads, budget }).requests.map(({ messages }) =>
      /^<<<FILES[^]*?^>>>FILES/m.exec(messages[1]?.content ?? '')?.[0].replaceAll(/ [0-9a-f]{12}$/gm, ''),
    );
  expect(mapsIn(100_000)).toEqual(['<<<FILES\n| old.ts (removed) +0 -9\n>>>FILES']);
  const [map, ...more] = mapsIn(LEAST + 5_000);
  expect(map).toContain('| f1.ts (modified) +60 -0\n|   export function one() {\n');
  expect(map).toContain('| old.ts (removed) +0 -9');
  expect(more.length).toBeGreaterThan(0);
  expect(new Set([map, ...more]).size).toBe(1);
});
