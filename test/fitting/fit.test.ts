import { describe, expect, it, test } from 'vitest';
import { countOnce } from '../../src/tokens/count-once.ts';
import { fitPlanned, fitPrompt } from '../../src/fitting/fit.ts';
import { paragraphText, type PieceNode, type PromptTree } from '../../src/fitting/piece.ts';
import { planPrompt } from '../../src/fitting/plan.ts';
import { characterTokenizer } from '../../src/tokens/tokens.ts';
import { filler, fit, group, growing, kept, leaf, OVERHEAD, tree } from './fit-trees.ts';

const tokenizer = characterTokenizer();

describe('fitPrompt', () => {
  it('keeps everything that fits', () => {
    const fitted = fit(tree(leaf('a', 1, 10), leaf('b', 2, 10)), OVERHEAD + 20);
    expect(kept(fitted)).toEqual(['a', 'b']);
    expect(fitted.tokens).toBe(OVERHEAD + 20);
  });

  it('never cuts what is required, and says so when that alone is too much', () => {
    const prompt = tree(leaf('a', 'required', 10), leaf('b', 9, 10));
    expect(kept(fit(prompt, OVERHEAD + 10))).toEqual(['a']);
    expect(fitPrompt(prompt, OVERHEAD + 9, tokenizer)).toEqual({
      kind: 'too-small',
      cap: 'request',
      most: OVERHEAD + 9,
      least: OVERHEAD + 10,
    });
  });

  it('names the limit that does not hold what is required', () => {
    const prompt = tree(group('notes', [leaf('a', 'required', 10)], { limit: 9 }));
    expect(fitPrompt(prompt, 100, tokenizer)).toEqual({ kind: 'too-small', cap: 'notes', most: 9, least: 10 });
  });

  it('writes the lines of a group once, and only while one of its pieces is kept', () => {
    const prompt = tree(
      leaf('b', 'required', 10),
      group('g', [leaf('a', 1, 10)], { open: 'open\n', close: 'close\n' }),
    );
    expect(fit(prompt, OVERHEAD + 31).messages[0]?.content).toContain('open\n');
    expect(fit(prompt, OVERHEAD + 30)).toMatchObject({ tokens: OVERHEAD + 10, messages: [{ content: filler(10) }] });
  });

  it('does not send a message of which nothing is kept, nor count what it would cost', () => {
    const prompt: PromptTree = {
      messages: [
        { role: 'system', children: [leaf('a', 2, 10)] },
        { role: 'user', children: [leaf('b', 1, 10)] },
      ],
      allotments: {},
    };
    expect(fit(prompt, 30)).toMatchObject({ tokens: OVERHEAD + 10, messages: [{ role: 'system' }] });
    expect(fit(prompt, 31)).toMatchObject({ tokens: 31, messages: [{ role: 'system' }, { role: 'user' }] });
  });

  it('gives what takes the rest all that is left, what stays longest first', () => {
    const prompt = tree(growing('a', 1, { reserve: 5 }), growing('b', 2), leaf('c', 3, 10));
    const fitted = fit(prompt, OVERHEAD + 30);
    expect(fitted.pieces.map(({ id, tokens }) => [id, tokens])).toEqual([
      ['a', 5],
      ['b', 15],
      ['c', 10],
    ]);
    expect(fitted.tokens).toBe(OVERHEAD + 30);
  });

  it('gives what takes the rest no more than its groups may have', () => {
    const prompt = tree(group('g', [growing('a', 1)], { open: 'g\n', limit: 12 }));
    expect(fit(prompt, 100)).toMatchObject({ tokens: OVERHEAD + 12, pieces: [{ tokens: 12 }] });
  });

  it('takes along what was kept for a piece that then has nothing to say', () => {
    const silent = growing('silent', 3, { grow: () => '' });
    const prompt = tree(
      group('notes', [silent], { open: 'notes\n' }),
      leaf('heading', 3, 10, { requires: ['silent'] }),
      leaf('instead', 3, 10, { excludes: ['silent'] }),
      growing('rest', 1),
    );
    expect(fit(prompt, OVERHEAD + 30).pieces.map(({ id, included, tokens }) => [id, included ? tokens : 0])).toEqual([
      ['silent', 0],
      ['heading', 0],
      ['instead', 10],
      ['rest', 20],
    ]);
  });

  it('refuses a growing piece that writes more than it was given', () => {
    const greedy = growing('greedy', 1, { grow: (room) => filler(room + 1) });
    expect(() => fit(tree(greedy), 50)).toThrow(new TypeError('greedy was given 43 tokens and wrote 44'));
  });

  it('asks for the tokens of each text once, however often it fits', () => {
    const once = countOnce(tokenizer);
    const prompt = tree(
      group('g', [leaf('a', 1, 10), leaf('b', 2, 10), leaf('c', 3, 20)], { open: 'g\n', close: 'g\n' }),
      leaf('d', 4, 30, { fallbacks: [{ level: 'name', text: filler(5) }] }),
    );
    const plan = planPrompt(prompt, once);
    [40, 60, 80, 100].forEach((budget) => fitPlanned(prompt, plan, budget, once));
    fitPrompt(prompt, 70, once);
    expect(once.counted).toEqual(['g\n', filler(10), filler(20), filler(30), filler(5)]);
  });
});

const cut = (reason: string): object => ({ included: false, level: null, place: null, reason });
const short = filler(4);

test.each<[string, PieceNode[], number, string, object]>([
  ['is sent whole', [leaf('a', 1, 10)], 10, 'a', { included: true, level: 'full', reason: null, tokens: 10 }],
  [
    'goes for the request',
    [leaf('a', 1, 10), leaf('b', 2, 10)],
    10,
    'a',
    cut('cut to keep within the 17 tokens of a request, with 0 left'),
  ],
  [
    'goes for a limit',
    [group('notes', [leaf('a', 1, 10), leaf('b', 2, 10)], { limit: 15 })],
    50,
    'a',
    cut('cut to keep within the 15 tokens for notes, with 5 left'),
  ],
  [
    'has no tokens at all',
    [group('notes', [leaf('a', 1, 10)], { limit: 0 }), leaf('b', 2, 10)],
    50,
    'a',
    cut('cut: no tokens are left for notes'),
  ],
  [
    'goes for an allotment',
    [group('notes', [leaf('a', 1, 20), leaf('b', 2, 20)], { allotment: 'stable' })],
    53,
    'a',
    cut('cut to keep within the 30 of 60 tokens that the stable parts may take, with 10 left'),
  ],
  [
    'does not fit even alone',
    [leaf('a', 1, 10), leaf('b', 2, 30), leaf('c', 'required', 10)],
    30,
    'b',
    cut('cut: too large for the 37 tokens of a request, even if all else that can be cut is cut'),
  ],
  [
    'is sent shorter',
    [leaf('a', 1, 10, { fallbacks: [{ level: 'elided', text: short }] }), leaf('b', 2, 10)],
    15,
    'a',
    {
      included: true,
      level: 'elided',
      reason: 'sent with omissions to keep within the 22 tokens of a request, with 1 left',
      tokens: 4,
    },
  ],
  [
    'is sent as an outline, as whole it does not fit even alone',
    [leaf('a', 1, 50, { fallbacks: [{ level: 'outline', text: short }] })],
    15,
    'a',
    {
      included: true,
      level: 'outline',
      reason: 'sent as an outline: too large for the 22 tokens of a request, even if all else that can be cut is cut',
    },
  ],
  [
    'is sent as a name',
    [leaf('a', 1, 10, { fallbacks: [{ level: 'name', text: short }] }), leaf('b', 2, 10)],
    15,
    'a',
    {
      included: true,
      level: 'name',
      reason: 'sent as a name only to keep within the 22 tokens of a request, with 1 left',
    },
  ],
  [
    'is kept with what goes for a limit',
    [group('notes', [leaf('a', 1, 10, { keepWith: 'both' })], { limit: 5 }), leaf('b', 9, 10, { keepWith: 'both' })],
    90,
    'b',
    cut('cut because a is cut, without which it is never sent'),
  ],
  [
    'is kept with what lost what it requires',
    [leaf('a', 1, 10, { keepWith: 'both', requires: ['elsewhere'] }), leaf('b', 9, 10, { keepWith: 'both' })],
    90,
    'b',
    cut('cut because a is cut, without which it is never sent'),
  ],
  [
    'requires what goes',
    [leaf('a', 9, 10, { requires: ['b'] }), leaf('b', 1, 10)],
    15,
    'a',
    cut('cut because it builds on b, which is not sent'),
  ],
  [
    'requires what is not in the tree',
    [leaf('a', 9, 10, { requires: ['elsewhere'] })],
    90,
    'a',
    cut('cut because a piece that it builds on is not in the prompt'),
  ],
  [
    'stands in for what is sent',
    [leaf('a', 9, 10, { excludes: ['b', 'c'] }), leaf('b', 1, 10), leaf('c', 8, 10)],
    15,
    'a',
    cut('not needed: it would replace c, which is sent'),
  ],
  [
    'stands in for what is gone',
    [leaf('a', 9, 5, { excludes: ['b'] }), leaf('b', 1, 20), leaf('c', 8, 10)],
    25,
    'a',
    { included: true, reason: null },
  ],
  [
    'stands in for what is gone, but its own turn has been and nothing is left',
    [leaf('a', 1, 5, { excludes: ['b'] }), leaf('b', 2, 20), leaf('c', 8, 20)],
    22,
    'a',
    cut('cut to keep within the 29 tokens of a request, with 2 left'),
  ],
  [
    'stands in for what is gone, and fits into what is left although its own turn has been',
    [leaf('a', 1, 5, { excludes: ['b'] }), leaf('b', 2, 20), leaf('c', 8, 20)],
    30,
    'a',
    { included: true, reason: null },
  ],
  [
    'stands in for one that requires a large one, which is cut after them',
    [leaf('a', 1, 6, { excludes: ['b'] }), leaf('b', 1, 5, { requires: ['c'] }), leaf('c', 3, 50), leaf('d', 2, 20)],
    30,
    'a',
    { included: true, reason: null },
  ],
  [
    'is replaced by another one only if it does not fit itself',
    [leaf('a', 1, 6, { excludes: ['b'] }), leaf('b', 1, 5), leaf('c', 3, 50), leaf('d', 2, 20)],
    30,
    'b',
    { included: true, reason: null },
  ],
  [
    'takes what is left, and there is nothing to say',
    [growing('a', 1), leaf('b', 2, 10)],
    10,
    'a',
    cut('left out: it had nothing to say within the tokens that were left'),
  ],
])('the ledger tells of a piece that %s', (_name, children, room, id, entry) => {
  const { pieces } = fit({ ...tree(...children), allotments: { stable: 0.5 } }, OVERHEAD + room);
  expect(pieces.find((piece) => piece.id === id)).toMatchObject(entry);
});

describe('paragraphText', () => {
  it.each([' a', '/a', '\na', '', '\u0085a', '\u2028a', '\u3000'])(
    'refuses %j, whose edges are no token boundaries',
    (text) => {
      expect(() => paragraphText(text)).toThrow(TypeError);
    },
  );

  it.each([
    ['a', 'a\n'],
    ['a\n', 'a\n'],
    ['\uFEFFa\r\n', '\uFEFFa\r\n'],
  ])('ends the line of %j', (text, paragraph) => {
    expect(paragraphText(text)).toBe(paragraph);
  });
});
