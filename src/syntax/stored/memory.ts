/**
 * How tree-sitter keeps a tree in the memory of its WebAssembly instance: `lib/src/subtree.h` of tree-sitter 0.27, with
 * addresses of 32 bits. A tree is made of subtrees. Those that its grammar makes visible are the nodes; the others, such as
 * repetitions, only hold nodes.
 *
 * A subtree is kept in a slot of eight bytes. A small leaf is in the slot itself. For any other subtree, the slot has the
 * address of its values, and the slots of its children are right before that address.
 */
export interface TreeMemory {
  readonly bytes: Uint8Array;
  readonly halves: Uint16Array;
  readonly words: Uint32Array;
}

/** Opens the memory. Its buffer is another one after the memory has grown, which happens only while a text is parsed. */
export function openMemory(buffer: ArrayBufferLike): TreeMemory {
  return { bytes: new Uint8Array(buffer), halves: new Uint16Array(buffer), words: new Uint32Array(buffer) };
}

export const SLOT_BYTES = 8;
/** The slot with the root is the first part of a tree, and the address of the grammar is the next one. */
const GRAMMAR_OF_ROOT = 8;

/** Words of a subtree's values. Lengths have three words: bytes, rows, and columns in the last row. */
export const PADDING = 1;
export const SIZE = 4;
const ERROR_COST = 8;
const CHILD_COUNT = 9;
const SYMBOL = 10;
const FLAGS = 11;
const NODE_COUNT = 12;
const PRODUCTION = 16;

const IS_SMALL_LEAF = 1;
const VISIBLE = 1;
const NAMED = 2;
const EXTRA = 4;
const MISSING = 512;
/** A small leaf has fewer flags. */
const MISSING_LEAF = 16;

/** Whether the slot itself has the values. */
export function isSmallLeaf({ words }: TreeMemory, slot: number): boolean {
  return (word(words, slot >> 2) & IS_SMALL_LEAF) !== 0;
}

/** Where the values of a subtree that is not a small leaf begin, counted in words. */
export function valuesOf({ words }: TreeMemory, slot: number): number {
  return word(words, slot >> 2) >> 2;
}

export function symbolAt(memory: TreeMemory, slot: number): number {
  const { words } = memory;
  return isSmallLeaf(memory, slot)
    ? (word(words, slot >> 2) >> 8) & 0xff
    : word(words, valuesOf(memory, slot) + SYMBOL) & 0xff_ff;
}

function flagsAt(memory: TreeMemory, slot: number): number {
  const { words } = memory;
  return isSmallLeaf(memory, slot) ? word(words, slot >> 2) >> 1 : word(words, valuesOf(memory, slot) + FLAGS);
}

/** Whether a subtree is a node. An alias can make it one as well. */
export function isVisible(memory: TreeMemory, slot: number): boolean {
  return (flagsAt(memory, slot) & VISIBLE) !== 0;
}

export function isNamed(memory: TreeMemory, slot: number): boolean {
  return (flagsAt(memory, slot) & NAMED) !== 0;
}

/** Whether a subtree may be anywhere, such as a comment. */
export function isExtra(memory: TreeMemory, slot: number): boolean {
  return (flagsAt(memory, slot) & EXTRA) !== 0;
}

/** Whether a subtree is a token that the parser had to assume. */
export function isMissing(memory: TreeMemory, slot: number): boolean {
  return (flagsAt(memory, slot) & (isSmallLeaf(memory, slot) ? MISSING_LEAF : MISSING)) !== 0;
}

export function hasError(memory: TreeMemory, slot: number): boolean {
  return (
    isMissing(memory, slot) ||
    (!isSmallLeaf(memory, slot) && word(memory.words, valuesOf(memory, slot) + ERROR_COST) > 0)
  );
}

export function countChildren(memory: TreeMemory, slot: number): number {
  return isSmallLeaf(memory, slot) ? 0 : word(memory.words, valuesOf(memory, slot) + CHILD_COUNT);
}

/** The number of nodes among the children and in hidden children. */
export function countNodes(memory: TreeMemory, slot: number): number {
  return countChildren(memory, slot) === 0 ? 0 : word(memory.words, valuesOf(memory, slot) + NODE_COUNT);
}

/** The slot of the first child, of a subtree that has children. */
export function firstChildSlot(memory: TreeMemory, slot: number): number {
  return word(memory.words, slot >> 2) - countChildren(memory, slot) * SLOT_BYTES;
}

/** The number of the production of the grammar by which a subtree has its children. */
export function productionAt(memory: TreeMemory, slot: number): number {
  return word(memory.words, valuesOf(memory, slot) + PRODUCTION) >>> 16;
}

/** The address of the grammar of a tree whose root is in a slot. */
export function grammarAddress({ words }: TreeMemory, rootSlot: number): number {
  return word(words, (rootSlot + GRAMMAR_OF_ROOT) >> 2);
}

export function word(words: Uint32Array, index: number): number {
  return words[index] ?? 0;
}
