import type { SyntaxNode } from '../syntax-node.ts';
import { aliasOf, findFieldSlot, addFieldSlots, type StoredTree } from './field-slots.ts';
import { ERROR_SYMBOL, ERROR_TYPE } from './grammar-tables.ts';
import {
  countChildren,
  firstChildSlot,
  hasError,
  isExtra,
  isMissing,
  isNamed,
  isSmallLeaf,
  isVisible,
  PADDING,
  productionAt,
  SIZE,
  SLOT_BYTES,
  symbolAt,
  valuesOf,
  word,
} from './memory.ts';

/** Where the reading of a tree is. Bytes and columns count two for each UTF-16 code unit. */
interface Place {
  byte: number;
  row: number;
  column: number;
}

/** Opens a tree by the slot of its root, and by where the root begins. */
export function openStoredTree(
  tree: StoredTree,
  { id, startIndex, startPosition: { row, column } }: Pick<SyntaxNode, 'startIndex' | 'startPosition'> & { id: number },
): SyntaxNode {
  const start = { byte: startIndex * 2, row, column: column * 2 };
  return new StoredNode(tree, id, symbolAt(tree.memory, id), isNamed(tree.memory, id), start, null);
}

/** A class, because a large file has a hundred thousand nodes, and most of their values are never asked for. */
class StoredNode implements SyntaxNode {
  readonly type: string;
  readonly typeId: number;
  readonly isNamed: boolean;
  readonly startIndex: number;
  readonly endIndex: number;
  readonly parent: StoredNode | null;
  private readonly tree: StoredTree;
  private readonly slot: number;
  private readonly row: number;
  private readonly column: number;
  private readonly endRow: number;
  private readonly endColumn: number;
  private nodes: readonly StoredNode[] | undefined;

  /** Moves the place from the start of the node to its end. */
  constructor(
    tree: StoredTree,
    slot: number,
    symbol: number,
    isNamedNode: boolean,
    place: Place,
    parent: StoredNode | null,
  ) {
    const { typeIds, types } = tree.grammar;
    this.type = types[symbol] ?? ERROR_TYPE;
    this.typeId = typeIds[symbol] ?? ERROR_SYMBOL;
    this.isNamed = isNamedNode;
    this.parent = parent;
    this.tree = tree;
    this.slot = slot;
    this.startIndex = place.byte >> 1;
    this.row = place.row;
    this.column = place.column >> 1;
    passSize(tree, slot, place);
    this.endIndex = place.byte >> 1;
    this.endRow = place.row;
    this.endColumn = place.column >> 1;
  }

  get startPosition(): SyntaxNode['startPosition'] {
    return { row: this.row, column: this.column };
  }

  get endPosition(): SyntaxNode['endPosition'] {
    return { row: this.endRow, column: this.endColumn };
  }

  get isError(): boolean {
    return this.typeId === ERROR_SYMBOL;
  }

  get isMissing(): boolean {
    return isMissing(this.tree.memory, this.slot);
  }

  get hasError(): boolean {
    return hasError(this.tree.memory, this.slot);
  }

  get children(): readonly StoredNode[] {
    if (this.nodes === undefined) {
      const start = { byte: this.startIndex * 2, row: this.row, column: this.column * 2 };
      const children: StoredNode[] = [];
      readNodes(this.tree, this.slot, start, this, children);
      this.nodes = children;
    }
    return this.nodes;
  }

  forgetChildren(): void {
    this.nodes = undefined;
  }

  childForFieldName(name: string): StoredNode | null {
    const slot = findFieldSlot(this.tree, this.slot, name);
    return slot === 0 ? null : (this.nodeAt(slot) ?? null);
  }

  childrenForFieldName(name: string): readonly StoredNode[] {
    const slots: number[] = [];
    addFieldSlots(this.tree, this.slot, name, false, slots);
    return slots.length === 0 ? [] : this.children.filter((child) => slots.includes(child.slot));
  }

  descendantsOfType(types: readonly string[]): readonly StoredNode[] {
    const found: StoredNode[] = [];
    const open: StoredNode[] = [this];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      if (types.includes(node.type)) {
        found.push(node);
      }
      open.push(...node.children.toReversed());
    }
    return found;
  }

  /** A field may be that of a node in a child, if only an alias makes the child visible. */
  private nodeAt(slot: number): StoredNode | undefined {
    const { children } = this;
    for (const child of children) {
      if (child.slot === slot) {
        return child;
      }
    }
    for (const child of children) {
      const found = child.nodeAt(slot);
      if (found !== undefined) {
        return found;
      }
    }
    return undefined;
  }
}

/** Adds the nodes among the children of a subtree, which begins at a place. Hidden children have nodes of their own. */
function readNodes(tree: StoredTree, slot: number, place: Place, parent: StoredNode, nodes: StoredNode[]): void {
  const { memory, grammar } = tree;
  const count = countChildren(memory, slot);
  if (count === 0) {
    return;
  }
  const production = productionAt(memory, slot);
  let child = firstChildSlot(memory, slot);
  let index = 0;
  for (let position = 0; position < count; position += 1) {
    let alias = 0;
    if (!isExtra(memory, child)) {
      alias = aliasOf(grammar, production, index);
      index += 1;
    }
    // What is before the first child is before its parent.
    if (position > 0) {
      passPadding(tree, child, place);
    }
    if (alias !== 0) {
      nodes.push(new StoredNode(tree, child, alias, grammar.isNamed[alias] === true, place, parent));
    } else if (isVisible(memory, child)) {
      nodes.push(new StoredNode(tree, child, symbolAt(memory, child), isNamed(memory, child), place, parent));
    } else {
      readNodes(tree, child, { ...place }, parent, nodes);
      passSize(tree, child, place);
    }
    child += SLOT_BYTES;
  }
}

function passPadding({ memory }: StoredTree, slot: number, place: Place): void {
  if (isSmallLeaf(memory, slot)) {
    const size = word(memory.words, (slot >> 2) + 1);
    pass(place, (size >> 16) & 0xff, (size >> 8) & 0xf, size & 0xff);
  } else {
    passLength(memory.words, valuesOf(memory, slot) + PADDING, place);
  }
}

function passSize({ memory }: StoredTree, slot: number, place: Place): void {
  if (isSmallLeaf(memory, slot)) {
    const length = word(memory.words, (slot >> 2) + 1) >>> 24;
    pass(place, length, 0, length);
  } else {
    passLength(memory.words, valuesOf(memory, slot) + SIZE, place);
  }
}

function passLength(words: Uint32Array, at: number, place: Place): void {
  pass(place, word(words, at), word(words, at + 1), word(words, at + 2));
}

function pass(place: Place, bytes: number, rows: number, columns: number): void {
  place.byte += bytes;
  place.row += rows;
  place.column = rows > 0 ? columns : place.column + columns;
}
