import { checkGroup, checkPiece, checkShare } from './check-numbers.ts';
import {
  isGroup,
  isGrowing,
  type Level,
  type Piece,
  type PieceGroup,
  type PieceNode,
  type Priority,
  type PromptTree,
} from './piece.ts';

/** Counts the tokens of a text, as a tokenizer does. */
export interface Counter {
  count(text: string): number;
}

/** A tree as lists, with the tokens of its texts. Pieces are in the order of the tree, outer groups before inner ones. */
export interface MeasuredTree {
  readonly pieces: readonly MeasuredPiece[];
  readonly groups: readonly MeasuredGroup[];
  /** The request as a whole, then the allotments, then the limits of groups, outer ones first. */
  readonly caps: readonly MeasuredCap[];
}

export interface MeasuredPiece {
  readonly piece: Piece;
  /** The whole text and then shorter and shorter ones. No form has a lower priority than the one before it. */
  readonly forms: Forms;
  /** Indexes of the groups around it, outermost first. */
  readonly groups: readonly number[];
  /** Indexes of the caps it counts for. */
  readonly caps: readonly number[];
  /** The outermost group around it that is kept or cut as one. */
  readonly whole: PieceGroup | undefined;
}

export type Forms = readonly [Form, ...Form[]];

/** One text that a piece can be sent as. */
export interface Form {
  readonly level: Level;
  /** Which text of the piece it is: 0 for the whole text, 1 for the first fallback. */
  readonly text: number;
  readonly tokens: number;
  /** Only the last form of a piece can be required. */
  readonly priority: Priority;
}

/** A group, or a message, which is a group whose own tokens are its overhead. */
export interface MeasuredGroup {
  readonly id: string;
  /** Tokens of its opening and closing lines. */
  readonly tokens: number;
  readonly isMessage: boolean;
  readonly caps: readonly number[];
}

/** A limit on the tokens of some pieces and groups: the request, an allotment, or a group's own limit. */
export interface MeasuredCap {
  readonly name: string;
  /** A fixed number of tokens, or a share of the budget. */
  readonly most: { readonly tokens: number } | { readonly share: number };
}

/** Index of the request among the caps. */
export const REQUEST = 0;

/** Tokens that a chat message costs in addition to its content, in OpenAI's chat format. */
export const TOKENS_PER_MESSAGE = 4;

type Around = Pick<MeasuredPiece, 'groups' | 'caps' | 'whole'>;

/**
 * Counts each text of a tree.
 *
 * @throws TypeError if a number makes no sense, or if an allotment has no share
 */
export function measureTree({ messages, allotments }: PromptTree, counter: Counter): MeasuredTree {
  const pieces: MeasuredPiece[] = [];
  const groups: MeasuredGroup[] = [];
  const caps: MeasuredCap[] = [{ name: 'request', most: { share: 1 } }];
  const allotted = new Map<string | undefined, number>();

  function measureNodes(nodes: readonly PieceNode[], around: Around): void {
    for (const node of nodes) {
      if (isGroup(node)) {
        measureGroup(node, around);
      } else {
        checkPiece(node);
        pieces.push({ piece: node, forms: measureForms(node, counter), ...around });
      }
    }
  }

  function measureGroup(group: PieceGroup, around: Around): void {
    checkGroup(group);
    const tokens = counter.count(group.open) + counter.count(group.close);
    const within = [...around.caps, ...openCaps(group).filter((cap) => !around.caps.includes(cap))];
    const index = groups.push({ id: group.id, tokens, isMessage: false, caps: within }) - 1;
    const whole = around.whole ?? (group.whole === undefined ? undefined : group);
    measureNodes(group.children, { groups: [...around.groups, index], caps: within, whole });
  }

  /** The caps that a group adds to those around it: its allotment and its own limit. */
  function openCaps({ id, allotment, limit }: PieceGroup): readonly number[] {
    const shared = allotted.get(allotment);
    if (allotment !== undefined && shared === undefined) {
      throw new TypeError(`${id} draws on the allotment ${allotment}, which has no share`);
    }
    const own = limit === undefined ? undefined : caps.push({ name: id, most: { tokens: limit } }) - 1;
    return [shared, own].filter((cap) => cap !== undefined);
  }

  for (const [name, share] of Object.entries(allotments)) {
    checkShare(name, share);
    allotted.set(name, caps.push({ name, most: { share } }) - 1);
  }
  for (const [index, { children }] of messages.entries()) {
    const message = { id: `message/${index}`, tokens: TOKENS_PER_MESSAGE, isMessage: true, caps: [REQUEST] };
    measureNodes(children, { groups: [groups.push(message) - 1], caps: [REQUEST], whole: undefined });
  }
  return { pieces, groups, caps };
}

/** Skips a form that is not shorter than the one before it. The one before then gets its priority. */
function measureForms(piece: Piece, counter: Counter): Forms {
  if (isGrowing(piece)) {
    return [{ level: 'full', text: 0, tokens: piece.reserve, priority: piece.priority }];
  }
  let last: Form = {
    level: piece.level ?? 'full',
    text: 0,
    tokens: counter.count(piece.text),
    priority: piece.priority,
  };
  const forms: [Form, ...Form[]] = [last];
  for (const [index, { level, text, priority }] of piece.fallbacks?.entries() ?? []) {
    if (last.priority === 'required') {
      break;
    }
    const tokens = counter.count(text);
    const lasting = priority === 'required' ? priority : Math.max(priority ?? last.priority, last.priority);
    const isShorter = tokens < last.tokens;
    last = isShorter ? { level, text: index + 1, tokens, priority: lasting } : { ...last, priority: lasting };
    forms.splice(isShorter ? forms.length : -1, 1, last);
  }
  return forms;
}

/** The last and shortest form of a piece. */
export function lastForm({ forms }: { readonly forms: Forms }): Form {
  return forms.at(-1) ?? forms[0];
}

/** Shares are counted in whole thousandths, because 0.35 times 1300 is less than 455 in binary. */
const PARTS = 1_000;

/** The most tokens that a cap may hold within a budget. */
export function boundOf({ most }: Pick<MeasuredCap, 'most'>, budget: number): number {
  return 'tokens' in most ? most.tokens : Math.floor((budget * Math.round(most.share * PARTS)) / PARTS);
}
