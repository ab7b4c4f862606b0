import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { packedRanks } from '../../scripts/rank-files.ts';
import type { EncodingName } from '../../src/tokens/encodings.ts';
import { fitPrompt, type FittedPrompt } from '../../src/fitting/fit.ts';
import type { LedgerEntry } from '../../src/fitting/ledger.ts';
import {
  isGroup,
  isGrowing,
  type Piece,
  type PieceGroup,
  type PieceNode,
  type PromptTree,
} from '../../src/fitting/piece.ts';
import { readRanks } from '../../src/tokens/ranks.ts';
import { characterTokenizer, createTokenizer, type Tokenizer } from '../../src/tokens/tokens.ts';
import { runs } from '../property-runs.ts';
import { ALL_FEATURES, anyTree, piecesOf } from './any-tree.ts';

const ENCODINGS: readonly EncodingName[] = ['o200k_base', 'cl100k_base'];

const tokenizers = new Map<EncodingName, Tokenizer>();

beforeAll(async () => {
  for (const encoding of ENCODINGS) {
    tokenizers.set(encoding, createTokenizer(encoding, readRanks(await packedRanks(encoding))));
  }
});

/** Budgets from one that holds nothing to one that holds everything. */
const anyBudget = fc.oneof(fc.integer({ min: 0, max: 150 }), fc.integer({ min: 0, max: 600 }));

type Claim = (fitted: FittedPrompt, tree: PromptTree, budget: number) => void;

/** Checks a claim for each tree that fits. */
function expectOfAnyTree(claim: Claim, tokenizer = characterTokenizer(), count = 200): void {
  const numRuns = runs(count);
  let fits = 0;
  fc.assert(
    fc.property(anyTree(ALL_FEATURES), anyBudget, (tree, budget) => {
      const fitted = fitPrompt(tree, budget, tokenizer);
      if (fitted.kind === 'too-small') {
        expect(fitted.least).toBeGreaterThan(fitted.most);
      } else {
        fits += 1;
        claim(fitted, tree, budget);
      }
    }),
    { numRuns },
  );
  expect(fits).toBeGreaterThan(numRuns / 2);
}

describe.each(['characters', ...ENCODINGS] as const)('any tree within any budget, counted by %s', (encoding) => {
  const count = encoding === 'characters' ? 400 : 100;
  const tokenizerOf = (): Tokenizer => (encoding === 'characters' ? characterTokenizer() : tokenizers.get(encoding)!);

  test('has as many tokens as its messages, and never more than the budget', () => {
    const tokenizer = tokenizerOf();
    expectOfAnyTree(
      (fitted, _tree, budget) => {
        expect(fitted.tokens).toBe(recount(fitted, tokenizer));
        expect(fitted.tokens).toBeLessThanOrEqual(budget);
      },
      tokenizer,
      count,
    );
  });

  test('keeps every group and every allotment within its bound', () => {
    const tokenizer = tokenizerOf();
    expectOfAnyTree(
      (fitted, tree, budget) => {
        for (const { limit, text } of drawGroups(tree, fitted)) {
          expect(tokenizer.count(text)).toBeLessThanOrEqual(limit ?? Number.POSITIVE_INFINITY);
        }
        for (const [name, share] of Object.entries(tree.allotments)) {
          const tokens = drawAllotted(tree, fitted, name).map((text) => tokenizer.count(text));
          expect(sum(tokens)).toBeLessThanOrEqual(budget * share);
        }
      },
      tokenizer,
      count,
    );
  });

  test('has a ledger that adds up', () => {
    const tokenizer = tokenizerOf();
    expectOfAnyTree(
      (fitted) => {
        const included = fitted.pieces.filter((entry) => entry.included);
        expect(overhead(fitted) + sum(included.map(({ tokens }) => tokens))).toBe(recount(fitted, tokenizer));
      },
      tokenizer,
      count,
    );
  });
});

describe('any tree within any budget', () => {
  test('sends the texts of the kept pieces in order, with the lines of their groups, and says where each is', () => {
    expectOfAnyTree((fitted, tree) => {
      const drawn = tree.messages.map(({ role, children }) => ({
        role,
        content: drawNodes(children, textsOf(fitted)),
      }));
      expect(fitted.messages).toEqual(drawn.filter(({ content }) => content !== ''));
    });
  });

  test('lists every piece in its ledger once, with a reason if it is not sent whole', () => {
    expectOfAnyTree((fitted, tree) => {
      expect(fitted.pieces.map(({ id }) => id)).toEqual(piecesOf(tree).map(({ id }) => id));
      for (const { reason, included, level, place } of fitted.pieces) {
        expect({ reason: reason === null, included, place: place !== null }).toEqual({
          reason: included && level === 'full',
          included: level !== null,
          place: included,
        });
      }
    });
  });

  test('has each text at the place that the ledger says', () => {
    expectOfAnyTree((fitted, tree) => {
      const texts = textsOf(fitted);
      for (const [index, piece] of piecesOf(tree).entries()) {
        const { id, level, included } = fitted.pieces[index]!;
        if (included && !isGrowing(piece)) {
          const forms = [{ level: 'full', text: piece.text }, ...(piece.fallbacks ?? [])];
          expect(forms.filter((form) => form.level === level).map(({ text }) => text)).toContain(texts.get(id));
        }
      }
    });
  });

  test('never cuts what is required', () => {
    expectOfAnyTree((fitted, tree) => {
      const required = piecesOf(tree).filter(({ priority }) => priority === 'required');
      for (const { id } of required) {
        const entry = entryOf(fitted, id);
        expect(entry.included || saidNothing(entry)).toBe(true);
        expect(entry.priority).toBeNull();
      }
    });
  });

  test('keeps all or none of the pieces that are kept together', () => {
    expectOfAnyTree((fitted, tree) => {
      for (const together of tiesOf(tree)) {
        const entries = together.map(({ id }) => entryOf(fitted, id));
        // A required piece stays when a piece that it is kept with has nothing to say.
        const held = entries.filter((entry) => entry.priority !== null || !saidNothing(entry));
        expect(new Set(held.map(({ included }) => included)).size).toBeLessThanOrEqual(1);
      }
    });
  });

  test('sends no piece without one that it requires, or together with one that it stands in for', () => {
    expectOfAnyTree((fitted, tree) => {
      const sent = new Set(fitted.pieces.filter(({ included }) => included).map(({ id }) => id));
      for (const { id, requires = [], excludes = [] } of piecesOf(tree)) {
        if (sent.has(id)) {
          expect(requires.filter((other) => !sent.has(other))).toEqual([]);
          expect(excludes.filter((other) => sent.has(other))).toEqual([]);
        }
      }
    });
  });

  test('names a piece in a reason only if that is true for the piece', () => {
    expectOfAnyTree((fitted) => {
      const sent = new Map(fitted.pieces.map(({ id, included }) => [id, included]));
      for (const { reason } of fitted.pieces) {
        const [, gone] = /^cut (?:together with|because it requires) (p\d+)/.exec(reason ?? '') ?? [];
        const [, there] = /^not needed: it would replace (p\d+)/.exec(reason ?? '') ?? [];
        expect(sent.get(gone ?? '')).toBe(gone === undefined ? undefined : false);
        expect(sent.get(there ?? '')).toBe(there === undefined ? undefined : true);
      }
    });
  });
});

/** Tokens of messages in addition to their content. */
function overhead({ messages }: FittedPrompt): number {
  return 3 + 4 * messages.length;
}

function recount(fitted: FittedPrompt, tokenizer: Tokenizer): number {
  return overhead(fitted) + sum(fitted.messages.map(({ content }) => tokenizer.count(content)));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function entryOf({ pieces }: FittedPrompt, id: string): LedgerEntry {
  return pieces.find((entry) => entry.id === id)!;
}

function saidNothing({ reason }: LedgerEntry): boolean {
  return reason === 'left out: it had nothing to say within the tokens that were left';
}

/** The text that is sent of each piece, read at the places in the ledger. */
function textsOf({ pieces, messages }: FittedPrompt): ReadonlyMap<string, string> {
  return new Map(
    pieces.flatMap(({ id, place }) =>
      place === null ? [] : [[id, messages[place.message]!.content.slice(place.start, place.end)]],
    ),
  );
}

function drawNodes(nodes: readonly PieceNode[], texts: ReadonlyMap<string, string>): string {
  return nodes.map((node) => (isGroup(node) ? drawGroup(node, texts) : (texts.get(node.id) ?? ''))).join('');
}

function drawGroup({ open, close, children }: PieceGroup, texts: ReadonlyMap<string, string>): string {
  const inside = drawNodes(children, texts);
  return inside === '' ? '' : `${open}${inside}${close}`;
}

function drawGroups(
  tree: PromptTree,
  fitted: FittedPrompt,
): readonly { readonly limit: number | undefined; readonly text: string }[] {
  const texts = textsOf(fitted);
  return groupsOf(tree.messages.flatMap(({ children }) => children)).map((group) => ({
    limit: group.limit,
    text: drawGroup(group, texts),
  }));
}

function groupsOf(nodes: readonly PieceNode[]): readonly PieceGroup[] {
  return nodes.filter(isGroup).flatMap((group) => [group, ...groupsOf(group.children)]);
}

/** The text that is sent of the outermost groups of an allotment. */
function drawAllotted(tree: PromptTree, fitted: FittedPrompt, allotment: string): readonly string[] {
  const texts = textsOf(fitted);
  const drawOf = (nodes: readonly PieceNode[]): readonly string[] =>
    nodes
      .filter(isGroup)
      .flatMap((group) => (group.allotment === allotment ? [drawGroup(group, texts)] : drawOf(group.children)));
  return tree.messages.flatMap(({ children }) => drawOf(children));
}

/** The pieces of each label and of each group that is kept as one. */
function tiesOf(tree: PromptTree): readonly (readonly Piece[])[] {
  const labels = Map.groupBy(piecesOf(tree), ({ keepWith }) => keepWith);
  labels.delete(undefined);
  const wholes = groupsOf(tree.messages.flatMap(({ children }) => children)).filter(({ whole }) => whole !== undefined);
  return [
    ...labels.values(),
    ...wholes.map((group) => piecesOf({ messages: [{ role: 'user', children: [group] }], allotments: {} })),
  ];
}
