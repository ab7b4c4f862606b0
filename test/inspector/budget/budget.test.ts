import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findBudgetRange } from '../../../src/inspector/budget/budget-range.ts';
import { findNextCuts } from '../../../src/inspector/budget/next-to-go.ts';
import { tryBudget } from '../../../src/inspector/budget/try-budget.ts';
import { numberTurns } from '../../../src/inspector/turns.ts';
import { choosePieces } from '../../../src/fitting/choose.ts';
import { fitPlanned } from '../../../src/fitting/fit.ts';
import { paragraphText, type PieceNode, type PromptTree } from '../../../src/fitting/piece.ts';
import { planPrompt, type PromptPlan } from '../../../src/fitting/plan.ts';
import { characterTokenizer } from '../../../src/tokens/tokens.ts';
import { smallTree } from '../dumps.ts';

const tokenizer = characterTokenizer();
/** A budget that is large enough for any of the trees below. */
const ALL = 2 ** 40;

const sizes = fc.record({
  tokens: fc.integer({ min: 2, max: 60 }),
  priority: fc.oneof(fc.constant('required' as const), fc.integer({ min: 0, max: 5 })),
  short: fc.option(fc.integer({ min: 1, max: 30 })),
  isShared: fc.boolean(),
});

const plans = fc
  .tuple(fc.array(sizes, { minLength: 1, maxLength: 12 }), fc.double({ min: 0.2, max: 1, noNaN: true }))
  .map(([pieces, share]) => planPrompt(treeOf(pieces, share), tokenizer));

function treeOf(
  pieces: readonly { tokens: number; priority: number | 'required'; short: number | null; isShared: boolean }[],
  share: number,
): PromptTree {
  const nodes = pieces.map(({ tokens, priority, short }, index): PieceNode => ({
    id: `piece/${index}`,
    kind: 'context',
    priority,
    text: paragraphText('x'.repeat(tokens)),
    fallbacks: short === null ? [] : [{ level: 'outline', text: paragraphText('x'.repeat(short)) }],
  }));
  const shared = nodes.filter((_, index) => pieces[index]?.isShared);
  const own = nodes.filter((_, index) => !pieces[index]?.isShared);
  const group = { id: 'shared', open: 'open\n', close: 'close\n', allotment: 'shared', children: shared };
  return { allotments: { shared: share }, messages: [{ role: 'user', children: [group, ...own] }] };
}

function formsAt(plan: PromptPlan, budget: number): readonly number[] | undefined {
  const choice = choosePieces(plan, budget);
  return choice.kind === 'chosen' ? choice.forms : undefined;
}

describe('the range of budgets', () => {
  it('starts at the smallest budget for the required pieces', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const { least } = findBudgetRange(plan) ?? { least: -1 };
        expect(formsAt(plan, least)).toBeDefined();
        expect(formsAt(plan, least - 1)).toBeUndefined();
      }),
    );
  });

  it('ends at the smallest budget for all pieces', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const { least, full } = findBudgetRange(plan) ?? { least: -1, full: -1 };
        expect(formsAt(plan, full)).toEqual(formsAt(plan, ALL));
        expect(full === least || formsAt(plan, full - 1)?.join() !== formsAt(plan, ALL)?.join()).toBe(true);
      }),
    );
  });

  it('does not exist if a limit is too small for the required pieces', () => {
    const children: PieceNode[] = [{ id: 'a', kind: 'context', priority: 'required', text: 'xxxxxxxxx\n' }];
    const tree: PromptTree = {
      allotments: {},
      messages: [{ role: 'user', children: [{ id: 'group', open: '', close: '', limit: 5, children }] }],
    };
    expect(findBudgetRange(planPrompt(tree, tokenizer))).toBeUndefined();
  });
});

describe('the next cut', () => {
  it('is the piece that the engine drops at the next smaller budget that requires a cut', () => {
    fc.assert(
      fc.property(plans, fc.nat({ max: 600 }), (plan, above) => {
        const from = (findBudgetRange(plan)?.least ?? 0) + above;
        let forms = formsAt(plan, from);
        for (const { budget, pieces } of findNextCuts(plan, from, 6)) {
          expect(formsAt(plan, budget + 1)).toEqual(forms);
          const lower = formsAt(plan, budget);
          expect(forms?.map((form, piece) => pieces.find((change) => change.piece === piece)?.to ?? form)).toEqual(
            lower,
          );
          expect(pieces.length).toBeGreaterThan(0);
          forms = lower;
        }
      }),
    );
  });

  it('does not exist if only required pieces are left', () => {
    const plan = planPrompt(smallTree(), tokenizer);
    expect(findNextCuts(plan, findBudgetRange(plan)?.least ?? 0, 3)).toEqual([]);
  });
});

describe('a budget that is tried', () => {
  it('has the same ledger as a prompt of this budget, except the places', () => {
    const plan = planPrompt(smallTree(), tokenizer);
    const fitted = fitPlanned(smallTree(), plan, 650, tokenizer);
    const trial = tryBudget(plan, 650);
    expect('pieces' in fitted && fitted.pieces.map((entry) => ({ ...entry, place: null }))).toEqual(trial?.pieces);
    expect(fitted).toMatchObject({ tokens: trial?.tokens });
  });

  it('does not exist if it is too small for the required pieces', () => {
    expect(tryBudget(planPrompt(smallTree(), tokenizer), 10)).toBeUndefined();
  });
});

it('each piece that can be cut has its number in the order of cuts, and required pieces have none', () => {
  const plan = planPrompt(smallTree(), tokenizer);
  expect(numberTurns(plan)).toEqual([undefined, 7, 6, 1, 2, 5, 4, 3, undefined]);
});
