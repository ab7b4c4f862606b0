import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitPrompt, type FittedPrompt } from '../../src/prompt/fit.ts';
import { paragraphText, type Piece, type PieceNode, type PromptTree } from '../../src/prompt/piece.ts';
import { characterTokenizer } from '../../src/prompt/tokens.ts';

const tokenizer = characterTokenizer();
/** What a message costs beside its content. */
const OVERHEAD = 7;
/** The lines around a group. */
const TAGS = 9;

function piece(id: string, priority: Piece['priority'], characters: number): Piece {
  return { id, kind: 'guideline', priority, text: paragraphText(`${'x'.repeat(characters - 1)}\n`) };
}

function tree(...children: readonly PieceNode[]): PromptTree {
  return { messages: [{ role: 'system', children }], allotments: {} };
}

function fit(prompt: PromptTree, budget: number): FittedPrompt {
  const fitted = fitPrompt(prompt, budget, tokenizer);
  if (fitted.kind === 'too-small') {
    throw new Error(`${fitted.cap} holds ${fitted.most} tokens, but ${fitted.least} are required`);
  }
  return fitted;
}

function kept({ pieces }: FittedPrompt): readonly string[] {
  return pieces.filter((entry) => entry.included).map((entry) => entry.id);
}

describe('fitPrompt', () => {
  it('keeps everything that fits', () => {
    const fitted = fit(tree(piece('a', 1, 10), piece('b', 2, 10)), OVERHEAD + 20);
    expect(kept(fitted)).toEqual(['a', 'b']);
    expect(fitted.tokens).toBe(OVERHEAD + 20);
  });

  it('cuts the lowest priority first, whatever its place', () => {
    expect(kept(fit(tree(piece('a', 2, 10), piece('b', 1, 10), piece('c', 3, 10)), OVERHEAD + 20))).toEqual(['a', 'c']);
  });

  it('cuts the last of equals first', () => {
    expect(kept(fit(tree(piece('a', 1, 10), piece('b', 1, 10)), OVERHEAD + 10))).toEqual(['a']);
  });

  it('never cuts what is required, and says so when that alone is too much', () => {
    const prompt = tree(piece('a', 'required', 10), piece('b', 9, 10));
    expect(kept(fit(prompt, OVERHEAD + 10))).toEqual(['a']);
    expect(fitPrompt(prompt, OVERHEAD + 9, tokenizer)).toEqual({
      kind: 'too-small',
      cap: 'request',
      most: OVERHEAD + 9,
      least: OVERHEAD + 10,
    });
  });

  it('drops the lines of a group with its last piece', () => {
    const group: PieceNode = { id: 'g', open: 'open\n', close: 'close\n', children: [piece('a', 1, 10)] };
    const prompt = tree(piece('b', 'required', 10), group);
    expect(fit(prompt, OVERHEAD + 31).messages[0]?.content).toContain('open\n');
    expect(fit(prompt, OVERHEAD + 30)).toMatchObject({
      tokens: OVERHEAD + 10,
      messages: [{ content: 'xxxxxxxxx\n' }],
    });
  });

  it('names the reason of each piece that was cut', () => {
    const fitted = fit(tree(piece('a', 1, 10), piece('b', 2, 10)), OVERHEAD + 10);
    expect(fitted.pieces.slice(0, 1)).toEqual([
      {
        id: 'a',
        kind: 'guideline',
        source: null,
        priority: 1,
        tokens: 10,
        included: false,
        reason: `cut to keep the request within ${OVERHEAD + 10} tokens`,
        level: null,
        place: null,
      },
    ]);
  });

  it('cuts first what would not fit even alone, so that it takes nothing with it', () => {
    const small = [piece('a', 5, 10), piece('b', 5, 10)];
    const fitted = fit(tree(...small, piece('large', 5, 500), piece('c', 4, 10)), OVERHEAD + 40);
    expect(fitted.pieces.map(({ id, included }) => [id, included])).toEqual([
      ['a', true],
      ['b', true],
      ['large', false],
      ['c', true],
    ]);
  });

  it('never exceeds a budget, cuts no higher priority while a lower one stays, and adds up exactly', () => {
    const leaf = fc.record({ priority: fc.integer({ min: 1, max: 5 }), characters: fc.integer({ min: 2, max: 30 }) });
    const groups = fc.array(fc.array(leaf, { maxLength: 5 }), { maxLength: 5 });
    fc.assert(
      fc.property(groups, fc.integer({ min: OVERHEAD, max: 400 }), (sizes, budget) => {
        const nodes = sizes.map((leaves, group): PieceNode => ({
          id: `g${group}`,
          open: '<g>\n',
          close: '</g>\n',
          children: leaves.map(({ priority, characters }, index) => piece(`${group}.${index}`, priority, characters)),
        }));
        const fitted = fit(tree(...nodes), budget);
        const content = fitted.messages.map((message) => message.content).join('');
        const overhead = 3 + 4 * fitted.messages.length;
        expect(fitted.tokens).toBe(overhead + content.length);
        expect(fitted.tokens).toBeLessThanOrEqual(budget);
        const included = fitted.pieces.filter((entry) => entry.included);
        const cut = fitted.pieces.filter((entry) => !entry.included);
        expect(included.reduce((sum, entry) => sum + entry.tokens, overhead)).toBe(fitted.tokens);
        const worstKept = Math.min(...included.map((entry) => entry.priority ?? 0));
        // What is too large even alone is no loss to anybody.
        const couldStay = cut.filter((entry) => entry.tokens + TAGS <= budget - OVERHEAD);
        const bestCut = Math.max(0, ...couldStay.map((entry) => entry.priority ?? 0));
        expect(included.length === 0 || cut.length === 0 || bestCut <= worstKept).toBe(true);
      }),
    );
  });
});

describe('paragraphText', () => {
  it.each([' a', '/a', '\na', ''])('refuses %j, whose edges are no token boundaries', (text) => {
    expect(() => paragraphText(text)).toThrow(TypeError);
  });
});
