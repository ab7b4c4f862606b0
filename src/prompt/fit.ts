import { isGroup, type MessageTree, type Piece, type PieceNode } from './piece.ts';
import type { Tokenizer } from './tokens.ts';

/** What became of one piece. */
export interface LedgerEntry {
  readonly id: string;
  readonly kind: Piece['kind'];
  readonly source: string | null;
  readonly priority: number | null;
  /** Tokens of its text, with those of the groups it is the first kept piece of. */
  readonly tokens: number;
  readonly included: boolean;
  readonly reason: string | null;
}

export interface ChatMessage {
  readonly role: 'system' | 'user';
  readonly content: string;
}

export interface FittedPrompt {
  readonly messages: readonly ChatMessage[];
  /** Exact input tokens: the pieces and the overhead of the messages. */
  readonly tokens: number;
  readonly pieces: readonly LedgerEntry[];
}

/** What a chat message costs beside its content, and every request once, in OpenAI's chat format. */
const TOKENS_PER_MESSAGE = 4;
const TOKENS_PER_REQUEST = 3;

interface Leaf {
  readonly piece: Piece;
  readonly groups: readonly string[];
  readonly tokens: number;
  readonly order: number;
}

/**
 * Fits the trees to a budget of input tokens: pieces go from the lowest priority up, and among equals the last
 * goes first; required pieces never go. Before all others go those that do not even fit beside the required ones alone, or one
 * large piece would take all the small ones with it. Counting each text alone is exact because `paragraphText` made the
 * edges token boundaries. Gives `undefined` when the required pieces alone exceed the budget.
 */
export function fitPrompt(
  trees: readonly MessageTree[],
  budget: number,
  tokenizer: Tokenizer,
): FittedPrompt | undefined {
  const groupTokens = new Map<string, number>();
  const leaves = trees
    .flatMap((tree) => leavesOf(tree.children, [], groupTokens, tokenizer))
    .map((leaf, order) => ({ ...leaf, order }));
  const kept = new Set(leaves.map((leaf) => leaf.order));
  const uses = countUses(leaves);
  const overhead = TOKENS_PER_REQUEST + TOKENS_PER_MESSAGE * trees.length;
  let total = overhead + sum(leaves.map((leaf) => leaf.tokens)) + sum([...groupTokens.values()]);
  const required = sum(leaves.filter(isRequired).map((leaf) => leaf.tokens));
  for (const leaf of bySacrifice(leaves, budget - overhead - required)) {
    if (total <= budget) {
      break;
    }
    kept.delete(leaf.order);
    total -= leaf.tokens;
    for (const group of leaf.groups) {
      const left = (uses.get(group) ?? 0) - 1;
      uses.set(group, left);
      total -= left === 0 ? (groupTokens.get(group) ?? 0) : 0;
    }
  }
  if (total > budget) {
    return undefined;
  }
  const keptIds = new Set(leaves.filter((leaf) => kept.has(leaf.order)).map((leaf) => leaf.piece.id));
  return {
    messages: trees.map((tree) => ({ role: tree.role, content: renderNodes(tree.children, keptIds) })),
    tokens: total,
    pieces: ledgerOf(leaves, keptIds, groupTokens, budget),
  };
}

function leavesOf(
  nodes: readonly PieceNode[],
  groups: readonly string[],
  groupTokens: Map<string, number>,
  tokenizer: Tokenizer,
): readonly Omit<Leaf, 'order'>[] {
  return nodes.flatMap((node) => {
    if (!isGroup(node)) {
      return [{ piece: node, groups, tokens: tokenizer.count(node.text) }];
    }
    if (node.children.length > 0) {
      groupTokens.set(node.id, tokenizer.count(node.open) + tokenizer.count(node.close));
    }
    return leavesOf(node.children, [...groups, node.id], groupTokens, tokenizer);
  });
}

function countUses(leaves: readonly Leaf[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const group of leaves.flatMap((leaf) => leaf.groups)) {
    uses.set(group, (uses.get(group) ?? 0) + 1);
  }
  return uses;
}

function isRequired({ piece }: Leaf): boolean {
  return piece.priority === 'required';
}

/** `room`: the tokens that the required pieces leave. */
function bySacrifice(leaves: readonly Leaf[], room: number): readonly Leaf[] {
  const rank = ({ piece, tokens }: Leaf): number =>
    tokens > room || piece.priority === 'required' ? Number.NEGATIVE_INFINITY : piece.priority;
  return leaves.filter((leaf) => !isRequired(leaf)).sort((a, b) => rank(a) - rank(b) || b.order - a.order);
}

function renderNodes(nodes: readonly PieceNode[], kept: ReadonlySet<string>): string {
  return nodes
    .map((node) => {
      if (!isGroup(node)) {
        return kept.has(node.id) ? node.text : '';
      }
      const inner = renderNodes(node.children, kept);
      return inner === '' ? '' : `${node.open}${inner}${node.close}`;
    })
    .join('');
}

/** A group's tokens are booked on its first kept piece, so that the included pieces add up. */
function ledgerOf(
  leaves: readonly Leaf[],
  kept: ReadonlySet<string>,
  groupTokens: ReadonlyMap<string, number>,
  budget: number,
): readonly LedgerEntry[] {
  const booked = new Set<string>();
  return leaves.map(({ piece, groups, tokens }) => {
    const included = kept.has(piece.id);
    const opened = included ? groups.filter((group) => !booked.has(group)) : [];
    opened.forEach((group) => booked.add(group));
    return {
      id: piece.id,
      kind: piece.kind,
      source: piece.source ?? null,
      priority: piece.priority === 'required' ? null : piece.priority,
      tokens: tokens + sum(opened.map((group) => groupTokens.get(group) ?? 0)),
      included,
      reason: included ? null : `cut to keep the request within ${budget} tokens`,
    };
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
