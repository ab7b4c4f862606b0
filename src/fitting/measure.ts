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

/** Counts texts; a tokenizer is one. */
export interface Counter {
  count(text: string): number;
}

/** A tree as lists, with the tokens of its texts: pieces in its order, groups and caps outer before inner. */
export interface MeasuredTree {
  readonly pieces: readonly MeasuredPiece[];
  readonly groups: readonly MeasuredGroup[];
  /** The first one is the request as a whole; then the allotments; then the groups' own limits. */
  readonly caps: readonly MeasuredCap[];
}

export interface MeasuredPiece {
  readonly piece: Piece;
  /** The whole text first, then ever shorter ones, none of which goes before the one ahead of it. */
  readonly forms: readonly Form[];
  /** Indexes of the groups around it, outermost first. */
  readonly groups: readonly number[];
  /** Indexes of the caps it counts for. */
  readonly caps: readonly number[];
  /** The outermost group around it that is kept or cut as one. */
  readonly whole: PieceGroup | undefined;
}

export interface Form {
  readonly level: Level;
  /** Which text of the piece it is: 0 for the whole one, then its fallbacks. */
  readonly text: number;
  readonly tokens: number;
  /** Required is at most the last one. */
  readonly priority: Priority;
}

/** A message is a group too: its own tokens are its overhead. */
export interface MeasuredGroup {
  readonly id: string;
  /** Of its opening and closing lines. */
  readonly tokens: number;
  readonly isMessage: boolean;
  readonly caps: readonly number[];
}

/** A bound on the tokens of some pieces and groups. */
export interface MeasuredCap {
  readonly name: string;
  readonly most: { readonly tokens: number } | { readonly share: number };
}

/** Where the request stands among the caps. */
export const REQUEST = 0;

/** What a chat message costs beside its content, in OpenAI's chat format. */
export const TOKENS_PER_MESSAGE = 4;

type Around = Pick<MeasuredPiece, 'groups' | 'caps' | 'whole'>;

/** Counts each text of a tree. Throws a `TypeError` on a number that cannot be meant and an allotment without a share. */
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
        pieces.push({ piece: node, forms: formsOf(node, counter), ...around });
      }
    }
  }

  function measureGroup(group: PieceGroup, around: Around): void {
    checkGroup(group);
    const tokens = counter.count(group.open) + counter.count(group.close);
    const within = [...around.caps, ...capsOf(group).filter((cap) => !around.caps.includes(cap))];
    const index = groups.push({ id: group.id, tokens, isMessage: false, caps: within }) - 1;
    const whole = around.whole ?? (group.whole === undefined ? undefined : group);
    measureNodes(group.children, { groups: [...around.groups, index], caps: within, whole });
  }

  function capsOf({ id, allotment, limit }: PieceGroup): readonly number[] {
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

/** A form that is no shorter than the one before it is passed over; that one then stays as long as it would have. */
function formsOf(piece: Piece, counter: Counter): readonly Form[] {
  if (isGrowing(piece)) {
    return [{ level: 'full', text: 0, tokens: piece.reserve, priority: piece.priority }];
  }
  let last: Form = {
    level: piece.level ?? 'full',
    text: 0,
    tokens: counter.count(piece.text),
    priority: piece.priority,
  };
  const forms = [last];
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

/** Shares are whole thousandths, as 0.35 times 1300 is less than 455 in binary. */
const PARTS = 1_000;

/** The most tokens that a cap holds within a budget. */
export function boundOf({ most }: Pick<MeasuredCap, 'most'>, budget: number): number {
  return 'tokens' in most ? most.tokens : Math.floor((budget * Math.round(most.share * PARTS)) / PARTS);
}
